import Availability from './Availability';
import {Card, Cards} from './Cards';
import Diagram from './Diagram';
import FileTree from './FileTree';
import Screenshot from './Screenshot';
import Steps from './Steps';
import TableFilter from './TableFilter';

/** Tags that writers use without an import; `/writing-components` shows an example of each. */
export const writerComponents = {
  Availability,
  Card,
  Cards,
  Diagram,
  FileTree,
  Screenshot,
  Steps,
  TableFilter,
};
