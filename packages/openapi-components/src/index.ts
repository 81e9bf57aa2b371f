import BodyType from './BodyType';
import Downloads from './Downloads';
import Field from './Field';
import OperationHeader from './OperationHeader';
import OperationLayout from './OperationLayout';
import {OperationEntry, OperationList} from './OperationList';
import OperationPart from './OperationPart';
import SampleHeading from './SampleHeading';
import SchemaDetails from './SchemaDetails';
import SchemaFacts from './SchemaFacts';
import StatusCode from './StatusCode';
import Variants from './Variants';

/** The tags of the pages, for the `MDXComponents` of a site; see the README for the others. */
export const apiReferenceComponents = {
  BodyType,
  Downloads,
  Field,
  OperationEntry,
  OperationHeader,
  OperationLayout,
  OperationList,
  OperationPart,
  SampleHeading,
  SchemaDetails,
  SchemaFacts,
  StatusCode,
  Variants,
};
