// A worker thread starts with plain Node.js: this lets it read the TypeScript that does the work.
import {tsImport} from 'tsx/esm/api';

export const {viewPage} = await tsImport('./view-page.ts', import.meta.url);
