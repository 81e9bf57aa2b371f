export {code, codeList, type Column, EMPTY_CELL, markdownTable} from './table';
export {attributes, blocks, codeFence, codeSpan, proseToMdx, textToMdx} from './text';
