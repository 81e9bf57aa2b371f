// A worker thread starts with plain Node.js: this lets it read the TypeScript that does the work.
import {tsImport} from 'tsx/esm/api';

const {default: copyPage} = await tsImport('./copy-page.ts', import.meta.url);

export default copyPage;
