import {blocks, headingId, proseToMdx} from '@docs-kit/mdx-writer';
import {renderOperation} from './operation-page';
import type {OperationPage} from './page-content';
import {renderSchemas, sectionSchemas} from './schema-sections';
import {sharedView} from './view';

/** Operations of one tag that share a page because none has its own. */
export interface TagPage {
  readonly title: string;
  /** Title for search engines, where it differs. */
  readonly metaTitle?: string;
  /** Last part of the page's address. */
  readonly slug: string;
  /** Text that introduces the page. */
  readonly description: string;
  readonly operations: readonly OperationPage[];
}

/**
 * Renders a page that operations share as MDX, without front matter. The id of each operation is its
 * slug, which also begins the ids of its sections (`create-agent-body-model`); each schema is on the
 * page once, with the id that it has on every page.
 * @throws Error when an operation refers to a schema that the model does not hold
 */
export function renderTagPage(page: TagPage): string {
  return blocks(proseToMdx(page.description), renderTagOperations(page));
}

/**
 * Renders the operations that a page describes, each with its sections, then their schemas.
 * @throws Error when an operation refers to a schema that the model does not hold
 */
export function renderTagOperations({operations}: Pick<TagPage, 'operations'>): string {
  const schemas = new Map(
    operations.flatMap(sectionSchemas).map((schema) => [schema.name, schema] as const),
  );
  return blocks(
    ...operations.map((operation, index) => {
      // What all programs of the page need is said once.
      const page = index === 0 ? operation : {...operation, clientNote: undefined};
      const {summary, slug} = page.operation;
      return blocks(
        `## ${proseToMdx(summary)} ${headingId(slug)}`,
        renderOperation(sharedView(page, 1, `${slug}-`)),
      );
    }),
    renderSchemas('## Schemas', [...schemas.values()], operations),
  );
}
