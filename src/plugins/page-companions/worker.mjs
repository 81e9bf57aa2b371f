// A worker thread starts with plain Node.js: this lets it read the TypeScript that does the work.
import {tsImport} from 'tsx/esm/api';

export const {copyPage} = await tsImport('./copy-page.ts', import.meta.url);
export const {drawCard} = await tsImport('./draw-card.ts', import.meta.url);
