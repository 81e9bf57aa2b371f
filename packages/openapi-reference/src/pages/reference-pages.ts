import type {ApiModel} from '@docs-kit/openapi-model';
import type {LandingGroup} from './landing-page';
import type {OperationPage} from './page-content';
import type {TagPage} from './tag-page';

/** The pages of one specification: what the OpenAPI plugin is asked to write. */
export interface ReferencePages {
  /** Title of the specification; the id of its landing page is the title in kebab case. */
  readonly title: string;
  /** Version of the specification, as readers know it. */
  readonly versionLabel: string;
  readonly model: ApiModel;
  /** MDX between the description of the specification and the table of its operations. */
  readonly introduction?: string;
  /** Operations with a page of their own. */
  readonly operations: readonly OperationPage[];
  /** Pages that operations without one of their own share, and the label of these in the sidebar. */
  readonly tagPages: readonly TagPage[];
  readonly sharedPagesLabel?: string;
  /** Operations without a page of their own that the page of their tag describes, below its list. */
  readonly tagSections: readonly TagPage[];
  /** The tables of the landing page. */
  readonly groups: readonly LandingGroup[];
  readonly downloads: readonly {readonly label: string; readonly path: string}[];
}
