/** The pages of an API reference in several versions: which there are, and what changed between them. */
export {addChanges, modelsOf} from './page-changes';
export {indexPages} from './page-index';
export {buildPageSet, describedOperations, type PageSet, type SampleWriter} from './page-set';
export {addSchemaNames, type SchemaNames} from './schema-names';
export type {SitePage} from './site-page';
