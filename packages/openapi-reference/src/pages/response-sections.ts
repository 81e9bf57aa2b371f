import {attributes, blocks, codeSpan, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';
import {descriptionToMdx} from './description';
import {renderBodies, renderBodyType} from './body-type';
import {renderExamplesOf} from './example-section';
import {renderFields} from './fields';
import {fieldsIn, isSuccess, type OperationResponse, routeOf} from '@docs-kit/openapi-model';
import {renderSchema} from './schema-sections';
import {textOf} from '../samples/notation';
import {heading, type View} from './view';

/**
 * The section of responses: each one that is a success with what its body and the fields of that
 * hold, then the errors in one table with what theirs hold.
 */
export function renderResponses(view: View): string {
  const {responses} = view.page.operation;
  return blocks(
    heading(view, 2, 'Responses', 'responses'),
    ...responses.filter(isSuccess).map((response) => renderSuccess(response, view)),
    renderErrors(
      responses.filter((response) => !isSuccess(response)),
      view,
    ),
  );
}

function renderSuccess(response: OperationResponse, view: View): string {
  const {status, description, bodies} = response;
  const id = `response-${status}`;
  const schemasHere = (schemas: View['answers'], depth: 3 | 4): string[] =>
    schemas
      .filter((answered) => answered.status === status)
      .map(({schema}) => renderSchema(schema, [view.page], depth));
  return blocks(
    heading(view, 3, status, id),
    descriptionToMdx(description),
    renderBodies(bodies, view, {id, level: 4}),
    renderHeaders(response, view),
    renderLinks(response, view),
    ...schemasHere(view.answers, 4),
    ...schemasHere(view.parts, 3),
  );
}

/** The headers of a response, under a heading of their own. */
function renderHeaders({status, headers = []}: OperationResponse, view: View): string {
  if (headers.length === 0) return '';
  const id = `response-${status}-headers`;
  return blocks(heading(view, 4, `${status} headers`, id), renderFields(headers, view, id, true));
}

/** The operations that take values of a response, with what they take. */
function renderLinks({status, links = []}: OperationResponse, view: View): string {
  if (links.length === 0) return '';
  const {operations} = view.page.model;
  const items = links.map(({name, operation, values, description}) => {
    const found = operations.find(({id}) => id === operation);
    const taken = Object.entries(values).map(
      ([parameter, value]) => `${codeSpan(parameter)} from ${codeSpan(textOf(value))}`,
    );
    return [
      `- ${codeSpan(name)}: ${codeSpan(found ? routeOf(found) : operation)}`,
      taken.length > 0 ? ` with ${taken.join(', ')}` : '',
      description === '' ? '' : `. ${proseToMdx(description).replace(/\s*\n\s*/g, ' ')}`,
    ].join('');
  });
  return blocks(heading(view, 4, `${status} links`, `response-${status}-links`), items.join('\n'));
}

/** Errors in one table: those of one body differ in their status alone. */
function renderErrors(errors: readonly OperationResponse[], view: View): string {
  if (errors.length === 0) return '';
  const isShown = ({example}: OperationResponse['bodies'][number]): boolean =>
    example !== undefined;
  const shown = errors.find(({bodies}) => bodies.some(isShown));
  const example = shown?.bodies.find(isShown);
  return blocks(
    heading(view, 3, 'Errors', 'errors'),
    markdownTable(
      {
        Status: ({status: code}) =>
          `<StatusCode${attributes({code, prefix: view.prefix || undefined})} />`,
        When: ({description}) => proseToMdx(description),
      },
      errors,
    ),
    renderErrorBodies(errors, view),
    example && renderExamplesOf(example, `Response ${shown?.status}`),
    ...errors.map((response) => blocks(renderHeaders(response, view), renderLinks(response, view))),
    view.error && renderSchema(view.error, [view.page], 4),
  );
}

/** What errors hold: said once where all hold the same, else by status. */
function renderErrorBodies(errors: readonly OperationResponse[], view: View): string {
  const all = errors.flatMap(({bodies}) => bodies);
  const tags = new Set(all.map(({mediaType, type}) => renderBodyType(mediaType, type)));
  const hasFields = all.some(({type}) => fieldsIn(type).length > 0);
  if (tags.size <= 1 && !hasFields) return blocks(...tags);
  return blocks(
    ...errors
      .filter(({bodies}) => bodies.length > 0)
      .map(({status, bodies}) => {
        const id = `response-${status}-body`;
        return blocks(
          heading(view, 4, `${status} body`, id),
          renderBodies(bodies, view, {id, level: 5}),
        );
      }),
  );
}
