/** Compares two revisions of a product, and finds what pages say of what has changed. */
export {changesBetween} from './follow/changes';
export type {Digest, Facts} from './follow/digest';
export {globs} from './follow/globs';
export {type FollowInput, reportedChanges} from './follow/follow';
export {type History, logFormat, parseLog} from './follow/history';
export {
  type OperationPage,
  type Operations,
  type PageText,
  pageText,
  unnamed,
} from './follow/places';
export {EarlierPaths, type Renames} from './follow/renames';
export {
  type Correction,
  type Foresight,
  foresightOf,
  median,
  type NamedPages,
  namedPages,
  patchBetween,
  type RecordedCommit,
  type Recording,
  type ReplayedSite,
} from './follow/replay';
export {
  type ClientSettings,
  FileCache,
  filesOf,
  type ProductSettings,
  readClient,
  readProduct,
  type SourceFile,
  stablePath,
} from './follow/read-digest';
export {type FollowReport, renderReport, type ReportedChange} from './follow/report';
export {lostSources, type SourcedPage, stalePages} from './follow/sources';
