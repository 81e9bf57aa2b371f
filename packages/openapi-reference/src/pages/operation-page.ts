import {attributes, blocks, codeSpan} from '@docs-kit/mdx-writer';
import {renderAuthorizations} from './authorization-section';
import {renderDetails, renderIntroduction} from './description-sections';
import {renderExamples} from './example-section';
import type {Notice, OperationPage} from './page-content';
import {heading, ownPage, type Place} from './place';
import {renderParameters, renderRequestBody} from './request-sections';
import {renderResponses} from './response-sections';
import {type MarksIn, type Placement, placeSchemas, renderSchemaSections} from './schema-sections';

/**
 * Renders the page of an operation as MDX, without front matter: what it does, what one sends, a
 * program that does so, what comes back, then the details and the schemas. Every parameter, property
 * and schema has an id made of names alone (`body-model`, `schema-Tool-name`), so that links survive
 * edits and are equal in all versions.
 * @throws Error when the operation refers to a schema that the model does not hold
 */
export function renderOperationPage(page: OperationPage): string {
  const placement = placeSchemas(page);
  return blocks(
    renderOperation(page, ownPage, placement),
    renderSchemaSections(page, placement, marksOn(page)),
    page.appendix,
  );
}

/**
 * Renders what a page says of an operation, without the sections of the schemas that it refers to.
 * @param answered the schemas that follow the responses which are made of them
 * @throws Error when the operation refers to a schema that the model does not hold
 */
export function renderOperation(
  page: OperationPage,
  place: Place,
  answered: Pick<Placement, 'answers' | 'parts' | 'error'>,
): string {
  const {operation} = page;
  const marksIn = marksOn(page);
  const header = {
    method: operation.method,
    path: operation.path,
    level: page.level,
    deprecated: operation.deprecated,
    change: page.change,
  };
  return blocks(
    `<OperationHeader${attributes(header)} />`,
    ...noticesOf(page).map(renderNotice),
    renderIntroduction(operation),
    renderParameters(operation, place, marksIn),
    renderRequestBody(page, place, marksIn),
    !page.noteHasAuthorization && renderAuthorizations(operation, place),
    renderExamples(page, place),
    renderResponses(page, place, answered, marksIn),
    renderCallbacks(page, place),
    renderDetails(operation, place),
  );
}

/** The requests that the server sends because of the operation, each like an operation. */
function renderCallbacks(page: OperationPage, place: Place): string {
  const {callbacks = []} = page.operation;
  if (callbacks.length === 0) return '';
  return blocks(
    heading(place, 2, 'Callbacks', 'callbacks'),
    ...callbacks.map(({name, operation}) => {
      const id = `callback-${name}-${operation.method}`;
      return blocks(
        heading(place, 3, codeSpan(name), id),
        renderOperation(
          {operation, model: page.model, samples: []},
          {depth: place.depth + 2, prefix: `${place.prefix}${id}-`},
          {answers: [], parts: [], error: undefined},
        ),
      );
    }),
  );
}

function marksOn({marks}: OperationPage): MarksIn {
  return (section) => (path) => marks?.get([section, ...path].join('-'));
}

function noticesOf({operation, notices = []}: OperationPage): readonly Notice[] {
  const isSilent = operation.deprecated && notices.length === 0;
  return isSilent ? [{title: 'Deprecated', text: 'Do not use this operation.'}] : notices;
}

function renderNotice({title, text}: Notice): string {
  return blocks(`:::warning[${title}]`, text, ':::');
}
