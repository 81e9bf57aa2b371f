export type {Json} from './json';
export {type LandingGroup, type LandingRow, renderOperationIndex} from './pages/landing-page';
export {markdownGenerators} from './pages/markdown-generators';
export {renderOperationPage} from './pages/operation-page';
export type {Notice, OperationPage} from './pages/page-content';
export type {ReferencePages} from './pages/reference-pages';
export {sectionSchemas} from './pages/schema-sections';
export {renderTagPage, type TagPage} from './pages/tag-page';
export {notesOnType, phraseOf, type TypePhrase} from './pages/wording';
