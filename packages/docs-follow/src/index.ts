/** Compares two revisions of a product, and finds what pages say of what has changed. */
export {comparedFacts, type Disagreement, disagreements, type PinnedFacts} from './agreement';
export {applyChanges} from './apply';
export {changesBetween} from './changes';
export type {FollowedData} from './data';
export {isInData, namesInData} from './data-names';
export type {Facts} from './digest';
export {globs} from './globs';
export {type History, logFormat, parseLog} from './history';
export {type Revision, withPin} from './pin';
export {type OperationPage, type Operations, type PageText, pageText, unnamed} from './places';
export {EarlierPaths, type Renames} from './renames';
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
} from './replay';
export {
  type ClientSettings,
  FileCache,
  filesOf,
  type ProductSettings,
  readClient,
  readProduct,
  type SourceFile,
  stablePath,
} from './read-digest';
export {type FollowReport, renderReport, type ReportedChange} from './report';
export {lostSources, type SourcedPage} from './sources';
export {readStock} from './stock';
