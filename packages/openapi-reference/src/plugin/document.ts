import {type Operation, routeOf} from '@docs-kit/openapi-model';
import type {HttpMethod} from '@docs-kit/openapi-model/document';
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
  /** Adds a page. What the plugin calls its path no reader sees: two pages of one would be one. */
  const add = (path: string, method: HttpMethod, page: object): void => {
    if (paths[path]?.[method]) add(`/${path}`, method, page);
    else (paths[path] ??= {})[method] = page;
  };
  const slugs = new Map(groups.map(({tag, slug = tag}) => [tag, slug]));
  // The plugin knows pages of operations alone: a page that several share is one for it.
  for (const page of tagPages) {
    add(`/${page.slug}`, 'get', {
      operationId: page.slug,
      tags: [sharedPagesLabel],
      summary: page.title,
      description: sharedDescription(page.metaTitle ?? page.title, page.operations),
      responses: {},
    });
  }
  for (const {operation, absence} of operations) {
    const {isWebhook, slug, path, method, tag, summary, deprecated} = operation;
    add(isWebhook ? `/${slug}` : path, method, {
      operationId: slug,
      tags: [slugs.get(tag) ?? tag],
      summary: quotable(summary),
      description: quotable(metaDescription(operation, absence)),
      deprecated,
      'x-absence': absence,
      responses: {},
    });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: quotable(title),
      version: versionLabel,
      // The first line of it is put in quotation marks.
      description: model.description.replaceAll('\\', '\\\\'),
    },
    tags:
      operations.length > 0
        ? groups.map(({tag, slug, description}) => ({
            name: slug ?? tag,
            ...(slug !== undefined && {'x-displayName': quotable(tag)}),
            description,
          }))
        : [],
    paths,
  };
}

/** Writes a text so that the plugin's templates, which put it in quotation marks of YAML, keep it. */
function quotable(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replaceAll('\\', '\\\\');
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
