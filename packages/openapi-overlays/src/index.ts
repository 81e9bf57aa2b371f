export {
  compose,
  type Composed,
  type ComposedLevel,
  type Parts,
  type TextFile,
  wholeFile,
} from './compose';
export {importStructure, type Origin, originOf, type SourceDocument} from './imported';
export type {Finding} from './overlay';
export {type Place, placesIn} from './places';
export {composeLiving} from './prune';
