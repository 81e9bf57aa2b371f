export {type ArchiveOptions, writeArchive} from './archive';
export type {OfflineSearch} from './plain-page';
