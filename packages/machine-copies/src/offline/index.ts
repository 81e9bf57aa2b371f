export {type ArchiveOptions, listFiles, packFolder, writeArchive} from './archive';
export type {OfflineSearch} from './plain-page';
