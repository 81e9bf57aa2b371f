export {
  compose,
  type Composed,
  type ComposedLevel,
  type Parts,
  type TextFile,
  wholeFile,
} from './compose';
export {importStructure, type Origin, originOf, type SourceDocument} from './imported';
export type {Finding, Place} from './overlay';
export {composeLiving} from './prune';
