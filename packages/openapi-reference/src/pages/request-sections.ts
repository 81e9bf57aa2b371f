import {blocks, proseToMdx} from '@docs-kit/mdx-writer';
import {renderBodyType} from './body-type';
import {writeFieldList} from './field-list';
import {type Body, fieldsIn, type Operation, type ParameterField, referencedSchema} from '../model';
import type {OperationPage} from './page-content';
import {heading, type Place} from './place';
import {type MarksIn, sectionSchemas} from './schema-sections';

const parameterHeadings: readonly (readonly [ParameterField['in'], string])[] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
];

/** A section for each place of parameters. */
export function renderParameters({parameters}: Operation, place: Place, marksIn: MarksIn): string {
  return blocks(
    ...parameterHeadings.map(([part, title]) => {
      const ofPart = parameters.filter((parameter) => parameter.in === part);
      if (ofPart.length === 0) return '';
      return blocks(
        heading(place, 2, title, part),
        writeFieldList(ofPart, {optionality: 'required', markOf: marksIn(part)}),
      );
    }),
  );
}

/** The section of the request's body, in each of its media types. */
export function renderRequestBody(page: OperationPage, place: Place, marksIn: MarksIn): string {
  const {operation, model} = page;
  const {requestBody} = operation;
  if (!requestBody) return '';
  const sections = new Set(sectionSchemas(page).map(({name}) => name));
  return blocks(
    heading(place, 2, 'Request body', 'body'),
    proseToMdx(requestBody.description),
    ...requestBody.bodies.map((body) => renderRequestBodyIn(body, model, sections, marksIn)),
  );
}

/**
 * A schema without a section cannot be linked: its type says what it is.
 * @param sections names of the schemas that have a section of their own on the page
 */
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
