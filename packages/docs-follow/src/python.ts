/** Reads facts from the source of Python packages. */
export type {MessageTemplate} from './python/messages';
export {
  findPackage,
  goneSince,
  type PythonPackage,
  readSource,
  type SourceFacts,
  type SourceOptions,
} from './python/read-packages';
export {statementsOf} from './python/statements';
