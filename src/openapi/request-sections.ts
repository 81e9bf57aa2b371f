import {blocks, proseToMdx} from '../mdx/text';
import {renderBodyType} from './body-type';
import {writeFieldList} from './field-list';
import {type Body, fieldsIn, type Operation, type ParameterField, referencedSchema} from './model';
import type {OperationPage} from './page-content';
import type {MarksIn} from './schema-sections';

const parameterHeadings: readonly (readonly [ParameterField['in'], string])[] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
];

/** A section for each place of parameters. */
export function renderParameters({parameters}: Operation, marksIn: MarksIn): string {
  return blocks(
    ...parameterHeadings.map(([place, heading]) => {
      const inPlace = parameters.filter((parameter) => parameter.in === place);
      if (inPlace.length === 0) return '';
      return blocks(
        `## ${heading} {#${place}}`,
        writeFieldList(inPlace, {optionality: 'required', markOf: marksIn(place)}),
      );
    }),
  );
}

/**
 * The section of the request's body, in each of its media types.
 * @param sections names of the schemas that have a section of their own on the page
 */
export function renderRequestBody(
  {operation: {requestBody}, model}: OperationPage,
  sections: ReadonlySet<string>,
  marksIn: MarksIn,
): string {
  if (!requestBody) return '';
  return blocks(
    '## Request body {#body}',
    proseToMdx(requestBody.description),
    ...requestBody.bodies.map((body) => renderRequestBodyIn(body, model, sections, marksIn)),
  );
}

/** A schema without a section cannot be linked: its type says what it is. */
function renderRequestBodyIn(
  body: Body,
  model: OperationPage['model'],
  sections: ReadonlySet<string>,
  marksIn: MarksIn,
): string {
  const named = referencedSchema(body.type, model);
  const {mediaType} = body;
  return blocks(
    renderBodyType(mediaType, named && !sections.has(named.name) ? named.type : body.type),
    writeFieldList(fieldsIn(named?.type ?? body.type), {
      optionality: 'required',
      markOf: marksIn('body'),
    }),
  );
}
