export {agentsIndex} from './agents-index';
export {
  type DocsPackage,
  linksFile,
  maximumIndex,
  maximumPackage,
  type PackagedVersion,
  type Settings,
} from './options';
export {packDocs, type PackedFile} from './pack';
export {placeIndex} from './program/init';
