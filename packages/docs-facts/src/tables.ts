/** Writes the text between markers of pages. */
export {leadingArgument, onlyArgument} from './tables/arguments';
export {type BlockRenderer, generatedBlockNames, replaceGeneratedBlocks} from './tables/markers';
export {
  pagesIn,
  rendererNamed,
  type TablePages,
  writeTables,
  type WrittenTables,
} from './tables/write-tables';
