import {attributes, blocks, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';
import {renderBodyType} from './body-type';
import {renderExample} from './example-section';
import {writeFieldList} from './field-list';
import {fieldsIn, type OperationResponse} from '../model';
import type {OperationPage} from './page-content';
import {heading, type Place} from './place';
import {type MarksIn, type Placement, renderSchema} from './schema-sections';

/** The schemas that stand below the responses which are made of them. */
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
    ...response.bodies.map(({mediaType, type}) =>
      blocks(
        renderBodyType(mediaType, type),
        writeFieldList(fieldsIn(type), {optionality: 'optional', markOf: marksIn(id)}),
      ),
    ),
    ...answers.filter(isHere).map(({schema}) => renderSchema(schema, [page], marksIn, 4)),
    ...parts.filter(isHere).map(({schema}) => renderSchema(schema, [page], marksIn, 3)),
  );
}

/**
 * Errors of one body differ in their status alone.
 * @throws Error when the bodies of the errors are not of one type
 */
function renderErrors(
  errors: readonly OperationResponse[],
  page: OperationPage,
  place: Place,
  {error}: Answered,
  marksIn: MarksIn,
): string {
  if (errors.length === 0) return '';
  const types = new Set(
    errors.flatMap(({bodies}) =>
      bodies.map(({mediaType, type}) => renderBodyType(mediaType, type)),
    ),
  );
  const bodies = errors.flatMap((response) => response.bodies);
  const example = bodies.find((body) => body.example !== undefined);
  const status = errors.find((response) => example && response.bodies.includes(example))?.status;
  if (types.size > 1) {
    throw new Error(
      `${page.operation.id}: expected one type of body for all errors, found ${[...types].join(' and ')}. Give its error responses the same schema in the specification.`,
    );
  }
  return blocks(
    heading(place, 3, 'Errors', 'errors'),
    markdownTable<OperationResponse>(
      [
        {
          heading: 'Status',
          cell: ({status: code}) =>
            `<StatusCode${attributes({code, prefix: place.prefix || undefined})} />`,
        },
        {heading: 'When', cell: (response) => proseToMdx(response.description)},
      ],
      errors,
    ),
    ...types,
    example && renderExample(example, `Response ${status}`),
    error && renderSchema(error, [page], marksIn, 4),
  );
}
