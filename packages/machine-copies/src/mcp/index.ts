export {createServer, type FoundPage, type McpOptions, serveLibrary, type TextTool} from './server';
export {openLibrary, serveBuild} from './build';
export {type Library, openFiles, type SectionReader} from './library';
export {rankByWords} from './passages';
