import {blocks, proseToMdx} from '@docs-kit/mdx-writer';
import {renderBodies, type ShownBody} from './body-type';
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
    renderBodies(
      requestBody.bodies.map((body) => shownRequest(body, model, sections)),
      place,
      {id: 'body', level: 3},
      (section) => ({optionality: 'required', markOf: marksIn(section)}),
    ),
  );
}

/**
 * A schema without a section cannot be linked: its type says what it is.
 * @param sections names of the schemas that have a section of their own on the page
 */
function shownRequest(
  body: Body,
  model: OperationPage['model'],
  sections: ReadonlySet<string>,
): ShownBody {
  const named = referencedSchema(body.type, model);
  return {
    body,
    type: named && !sections.has(named.name) ? named.type : body.type,
    fields: fieldsIn(named?.type ?? body.type),
  };
}
