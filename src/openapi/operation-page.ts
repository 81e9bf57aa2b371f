import {attributes, blocks} from '@docs-kit/mdx-writer';
import {changeMark, fieldMarks, renderChanges} from '@docs-kit/openapi-changes';
import {renderDetails, renderIntroduction} from './description-sections';
import {renderExamples} from './example-section';
import type {Availability, OperationPage, Replacement} from './page-content';
import {ownPage, type Place} from './place';
import {renderParameters, renderRequestBody} from './request-sections';
import {renderResponses} from './response-sections';
import {type MarksIn, type Placement, placeSchemas, renderSchemaSections} from './schema-sections';
import {typeText} from './type-text';

/**
 * Renders the page of an operation as MDX, without front matter: what it does, what one sends, a
 * program that does so, what comes back, then the details and the schemas. Every parameter, property
 * and schema has an id made of names alone (`body-model`, `schema-Tool-name`), so that links survive
 * edits and are equal in all versions. `src/remark/operation-layout.ts` gives the sections their
 * places on the page.
 * @throws Error when the operation refers to a schema that the model does not hold
 */
export function renderOperationPage(page: OperationPage): string {
  const placement = placeSchemas(page);
  return blocks(
    renderOperation(page, ownPage, placement),
    renderSchemaSections(page, placement, marksOn(page)),
    renderChanges(page.changes ?? [], {typeText}),
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
    change: (page.changes ?? []).map(changeMark).join(', ') || undefined,
  };
  return blocks(
    `<OperationHeader${attributes(header)} />`,
    renderAvailability(page.availability),
    renderReplacement(page),
    renderIntroduction(operation),
    renderParameters(operation, place, marksIn),
    renderRequestBody(page, place, marksIn),
    renderExamples(page, place),
    renderResponses(page, place, answered, marksIn),
    renderDetails(operation, place),
  );
}

function marksOn({changes = []}: OperationPage): MarksIn {
  const marks = fieldMarks(changes);
  return (section) => (path) => marks.get([section, ...path].join('-'));
}

function renderAvailability(availability: Availability | undefined): string {
  if (!availability) return '';
  const {availableIn, missingIn, path} = availability;
  return blocks(
    `:::warning[Not in ${missingIn}]`,
    `${missingIn} has no such operation. This page describes the one of [${availableIn}](${path}).`,
    ':::',
  );
}

function renderReplacement({operation, replacement}: OperationPage): string {
  if (!operation.deprecated) return '';
  const advice = replacement
    ? ` Use [\`${replacement.label}\`](${replacement.path}) instead: ${contractOf(replacement)}`
    : ' No other operation takes its place.';
  return blocks(
    ':::warning[Deprecated]',
    `This route still answers, and a later release removes it.${advice}`,
    ':::',
  );
}

function contractOf({sameRequest, sameResponse}: Replacement): string {
  if (sameRequest && sameResponse) return 'it takes the same request and gives the same response.';
  if (sameRequest) return 'it takes the same request, but its response differs.';
  if (sameResponse) return 'it gives the same response, but takes another request.';
  return 'both its request and its response differ.';
}
