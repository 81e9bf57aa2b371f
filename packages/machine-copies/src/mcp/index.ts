export {createServer, type FoundPage, type McpOptions, serveBuild, type TextTool} from './server';
export {type Library, openLibrary} from './library';
export {rankByWords} from './passages';
