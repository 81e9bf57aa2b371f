export {type Entry, entryList, fact} from './entries';
export {code, codeList, type Columns, markdownTable} from './table';
export {
  attributes,
  blocks,
  codeFence,
  codeSpan,
  headingId,
  markdownLink,
  proseToMdx,
  textToMdx,
} from './text';
