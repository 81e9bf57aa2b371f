import {type Operation, routeOf} from '@docs-kit/openapi-model';
import type {OperationPage} from '../pages/page-content';
import type {ReferencePages} from '../pages/reference-pages';

/**
 * Writes the document that the OpenAPI plugin reads to know which pages to create. It names the
 * operations and nothing else: the pages are rendered from the model, and dereferencing the whole
 * specification would cost the plugin minutes.
 */
export function toPluginDocument(pages: ReferencePages): object {
  const {title, versionLabel, groups, operations, tagPages, model} = pages;
  const {sharedPagesLabel = 'Operations'} = pages;
  const paths: Record<string, Record<string, object>> = {};
  // The plugin knows pages of operations alone: a page that several share is one for it.
  for (const page of tagPages) {
    paths[`/${page.slug}`] = {
      get: {
        operationId: page.slug,
        tags: [sharedPagesLabel],
        summary: page.title,
        description: sharedDescription(page.metaTitle ?? page.title, page.operations),
        responses: {},
      },
    };
  }
  for (const {operation, absence} of operations) {
    (paths[operation.isWebhook ? `/${operation.slug}` : operation.path] ??= {})[operation.method] =
      {
        operationId: operation.slug,
        tags: [operation.tag],
        summary: operation.summary,
        description: metaDescription(operation, absence),
        deprecated: operation.deprecated,
        'x-absence': absence,
        responses: {},
      };
  }
  return {
    openapi: '3.1.0',
    info: {title, version: versionLabel, description: model.description},
    tags:
      operations.length > 0 ? groups.map(({tag, description}) => ({name: tag, description})) : [],
    paths,
  };
}

/**
 * What search engines and cards of the page show. Docusaurus ships the descriptions of all pages of a
 * version with each of them: what all have in common compresses to nothing.
 */
function metaDescription(operation: Operation, absence: string | undefined): string {
  const route = absence === undefined ? routeOf(operation) : `${routeOf(operation)} (${absence})`;
  return `${route}: parameters, bodies, responses and code samples.`;
}

function sharedDescription(title: string, pages: readonly OperationPage[]): string {
  const [first, last] = [pages[0], pages.at(-1)].map((page) => page?.operation.summary ?? '');
  const names = first === last ? `“${first}”` : `from “${first}” to “${last}”`;
  return `${title}: routes, parameters, request bodies and responses of ${pages.length === 1 ? 'one operation' : `${pages.length} operations`}, ${names}.`;
}
