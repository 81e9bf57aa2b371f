export {type Entry, entryList, fact} from './entries';
export {code, codeList, type Columns, markdownTable} from './table';
export {attributes, blocks, codeFence, codeSpan, headingId, proseToMdx, textToMdx} from './text';
