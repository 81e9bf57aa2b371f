/** Writes the text between markers of pages. */
export {type BlockRenderer, generatedLines, replaceGeneratedBlocks} from './tables/markers';
export {type Table, type Tables, writeTable} from './tables/table';
export {type TablePages, writeTables, type WrittenTables} from './tables/write-tables';
