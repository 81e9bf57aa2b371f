export {
  groupRows,
  type LandingGroup,
  type LandingOperation,
  type LandingRow,
  renderOperationIndex,
} from './pages/landing-page';
export {markdownGenerators} from './pages/markdown-generators';
export {renderOperationPage} from './pages/operation-page';
export type {Notice, OperationPage} from './pages/page-content';
export type {ReferencePages} from './pages/reference-pages';
export {sectionSchemas} from './pages/schema-sections';
export {planPages} from './pages/plan-pages';
export {renderTagPage, type TagPage} from './pages/tag-page';
