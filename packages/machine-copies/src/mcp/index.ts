export {createServer, type FoundPage, type McpOptions, serveBuild} from './server';
export {type Library, openLibrary} from './library';
