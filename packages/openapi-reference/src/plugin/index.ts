export {toPluginDocument} from './document';
export {openApiOptions, type ReferenceEntry} from './options';
