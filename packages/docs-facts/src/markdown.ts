/** Reads Markdown pages as Docusaurus does. */
export type {AssertionKind} from './markdown/assertions';
export {type CodeSpan, codeOf, type Fence, type PageCode, parsePage} from './markdown/parse-page';
