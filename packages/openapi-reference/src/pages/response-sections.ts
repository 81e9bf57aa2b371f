import {attributes, blocks, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';
import {renderBodies, renderBodyType, shownBody} from './body-type';
import {renderExamplesOf} from './example-section';
import {writeFieldList} from './field-list';
import {fieldsIn, type OperationResponse} from '../model';
import type {OperationPage} from './page-content';
import {heading, type Place} from './place';
import {type MarksIn, type Placement, renderSchema} from './schema-sections';

/** The schemas below the responses that are made of them. */
type Answered = Pick<Placement, 'answers' | 'parts' | 'error'>;

/**
 * The section of responses: each one that is a success with what its body and the fields of that
 * hold, then the errors in one table with what theirs hold.
 */
export function renderResponses(
  page: OperationPage,
  place: Place,
  answered: Answered,
  marksIn: MarksIn,
): string {
  const {responses} = page.operation;
  return blocks(
    heading(place, 2, 'Responses', 'responses'),
    ...responses
      .filter(isSuccess)
      .map((response) => renderSuccess(response, page, place, answered, marksIn)),
    renderErrors(
      responses.filter((response) => !isSuccess(response)),
      page,
      place,
      answered,
      marksIn,
    ),
  );
}

/** Whether a response says that the operation did what was asked: RFC 9110, section 15.3. */
export function isSuccess({status}: OperationResponse): boolean {
  return status.startsWith('2');
}

function renderSuccess(
  response: OperationResponse,
  page: OperationPage,
  place: Place,
  {answers, parts}: Answered,
  marksIn: MarksIn,
): string {
  const id = `response-${response.status}`;
  const isHere = ({status}: {readonly status: string}): boolean => status === response.status;
  return blocks(
    heading(place, 3, response.status, id),
    proseToMdx(response.description),
    renderBodies(response.bodies.map(shownBody), place, {id, level: 4}, (section) => ({
      optionality: 'optional',
      markOf: marksIn(section),
    })),
    renderHeaders(response, place),
    ...answers.filter(isHere).map(({schema}) => renderSchema(schema, [page], marksIn, 4)),
    ...parts.filter(isHere).map(({schema}) => renderSchema(schema, [page], marksIn, 3)),
  );
}

/** The headers of a response, under a heading of their own. */
function renderHeaders({status, headers = []}: OperationResponse, place: Place): string {
  if (headers.length === 0) return '';
  return blocks(
    heading(place, 4, `Headers of ${status}`, `response-${status}-headers`),
    writeFieldList(headers, {optionality: 'required'}),
  );
}

/** Errors in one table: those of one body differ in their status alone. */
function renderErrors(
  errors: readonly OperationResponse[],
  page: OperationPage,
  place: Place,
  {error}: Answered,
  marksIn: MarksIn,
): string {
  if (errors.length === 0) return '';
  const bodies = errors.flatMap((response) => response.bodies);
  const example = bodies.find((body) => body.example !== undefined);
  const status = errors.find((response) => example && response.bodies.includes(example))?.status;
  return blocks(
    heading(place, 3, 'Errors', 'errors'),
    markdownTable(
      {
        Status: ({status: code}) =>
          `<StatusCode${attributes({code, prefix: place.prefix || undefined})} />`,
        When: ({description}) => proseToMdx(description),
      },
      errors,
    ),
    renderErrorBodies(errors, place, marksIn),
    example && renderExamplesOf(example, `Response ${status}`),
    ...errors.map((response) => renderHeaders(response, place)),
    error && renderSchema(error, [page], marksIn, 4),
  );
}

/** What errors hold: said once where all hold the same, else by status. */
function renderErrorBodies(
  errors: readonly OperationResponse[],
  place: Place,
  marksIn: MarksIn,
): string {
  const tags = new Map(
    errors
      .flatMap(({bodies}) => bodies)
      .map((body) => [renderBodyType(body.mediaType, body.type), body] as const),
  );
  const hasFields = [...tags.values()].some(({type}) => fieldsIn(type).length > 0);
  if (tags.size <= 1 && !hasFields) return blocks(...tags.keys());
  return blocks(
    ...errors
      .filter(({bodies}) => bodies.length > 0)
      .map(({status, bodies}) => {
        const id = `response-${status}-body`;
        return blocks(
          heading(place, 4, `Body of ${status}`, id),
          renderBodies(bodies.map(shownBody), place, {id, level: 5}, (section) => ({
            optionality: 'optional',
            markOf: marksIn(section),
          })),
        );
      }),
  );
}
