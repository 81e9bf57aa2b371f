import {attributes, blocks, codeSpan, headingId} from '@docs-kit/mdx-writer';
import type {HttpMethod} from '@docs-kit/openapi-model/document';
import {renderAuthorizations} from './authorization-section';
import {renderDetails, renderIntroduction} from './description-sections';
import {renderExamples} from './example-section';
import {renderNotice} from './notice';
import type {Notice, OperationPage} from './page-content';
import {renderParameters, renderRequestBody} from './request-sections';
import {renderResponses} from './response-sections';
import {placeSchemas, renderSchemas} from './schema-sections';
import {heading, sharedView, type View} from './view';

/**
 * Renders the page of an operation as MDX, without front matter: what it does, what one sends, a
 * program that does so, what comes back, then the details and the schemas. Every parameter, property
 * and schema has an id made of names alone (`body-model`, `schema-Tool-name`), so that links survive
 * edits and are equal in all versions.
 * @throws Error when the operation refers to a schema that the model does not hold
 */
export function renderOperationPage(page: OperationPage): string {
  const {events, others, ...answered} = placeSchemas(page);
  return blocks(
    renderOperation({page, depth: 0, prefix: '', ...answered}),
    renderSchemas('## Schemas', others, [page]),
    renderSchemas(`## Events of the stream ${headingId('events')}`, events, [page]),
    page.appendix,
  );
}

/**
 * Renders what a page says of an operation, without the schemas that follow no response.
 * @throws Error when the operation refers to a schema that the model does not hold
 */
export function renderOperation(view: View): string {
  const {operation, absence, change, noteHasAuthorization} = view.page;
  const {method, path} = operation;
  const level = absence === undefined ? view.page.level : undefined;
  return blocks(
    `<OperationHeader${attributes({method, path, level, absence, change})} />`,
    ...noticesOf(view.page).map(renderNotice),
    renderIntroduction(operation),
    renderParameters(view),
    renderRequestBody(view),
    !noteHasAuthorization && renderAuthorizations(view),
    renderExamples(view),
    renderResponses(view),
    renderCallbacks(view),
    renderDetails(view),
  );
}

/** The requests that the server sends because of the operation, each like an operation. */
function renderCallbacks(view: View): string {
  const {page, depth, prefix} = view;
  const {callbacks = []} = page.operation;
  if (callbacks.length === 0) return '';
  const taken = new Set<string>();
  return blocks(
    heading(view, 2, 'Callbacks', 'callbacks'),
    ...callbacks.map(({name, operation}) => {
      const id = callbackId(name, operation.method, taken);
      const called = {operation, model: page.model, samples: []};
      return blocks(
        heading(view, 3, codeSpan(name), id),
        renderOperation(sharedView(called, depth + 2, `${prefix}${id}-`)),
      );
    }),
  );
}

/**
 * The id of a callback's section. One callback may have several addresses, and a name of any letters, of
 * which MDX would take some as code.
 */
function callbackId(name: string, method: HttpMethod, taken: Set<string>): string {
  const whole = `callback-${name.replace(/[^\p{L}\p{N}.$_-]+/gu, '-')}-${method}`;
  let id = whole;
  for (let number = 2; taken.has(id); number += 1) id = `${whole}-${number}`;
  taken.add(id);
  return id;
}

function noticesOf({operation, notices = []}: OperationPage): readonly Notice[] {
  const isSilent = operation.deprecated && notices.length === 0;
  return isSilent ? [{title: 'Deprecated', text: "Don't use this operation."}] : notices;
}
