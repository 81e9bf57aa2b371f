import {attributes, blocks, headingId} from '@docs-kit/mdx-writer';
import {renderDescription} from './description';
import {
  discriminatorsIn,
  fieldsIn,
  isSuccess,
  type NamedSchema,
  type Operation,
  referencedSchema,
  referencesIn,
  schemasFrom,
  schemasOf,
  type Type,
} from '@docs-kit/openapi-model';
import {renderLongExamples} from './example-section';
import {renderFields} from './fields';
import type {OperationPage} from './page-content';
import type {AnsweredSchema, View} from './view';
import {notesOnSchema, phraseOf} from '@docs-kit/openapi-model/wording';

/** Media type of server-sent events. */
const eventStream = 'text/event-stream';

/** Where the schemas of an operation are on its own page. */
export interface Placement extends Pick<View, 'answers' | 'parts' | 'error'> {
  /** What only the events of a stream hold. */
  readonly events: readonly NamedSchema[];
  readonly others: readonly NamedSchema[];
}

/**
 * Gives each schema of a page its place. A response that is made of another one's schema, or of that
 * of the request, refers to it; what its fields hold is below the first success that holds it.
 * @throws Error when the operation refers to a schema that the model does not hold
 */
export function placeSchemas(page: OperationPage): Placement {
  const {operation, model} = page;
  const {responses} = operation;
  const fromTypes = (types: readonly Type[]): NamedSchema[] => schemasFrom(types, operation, model);
  const inRequest = new Set(fromTypes(requestTypes(operation)));
  const schemas = sectionSchemas(page);
  const free = new Set(schemas.filter((schema) => !inRequest.has(schema)));
  const answered = responses.flatMap((response) =>
    typesOf(response).flatMap((type): (AnsweredSchema & {isSuccess: boolean})[] => {
      const schema = referencedSchema(type, model);
      return schema && free.has(schema) && fieldsIn(schema.type).length > 0
        ? [{status: response.status, schema, isSuccess: isSuccess(response)}]
        : [];
    }),
  );
  const isFirst = (
    {schema}: AnsweredSchema,
    index: number,
    all: readonly AnsweredSchema[],
  ): boolean => all.findIndex((other) => other.schema === schema) === index;
  const answers = answered.filter((each) => each.isSuccess).filter(isFirst);
  const error =
    errorTypes(operation).size > 1 ? undefined : answered.find((each) => !each.isSuccess)?.schema;
  const placed = new Set([...answers.map(({schema}) => schema), error]);
  const parts = responses
    .filter(isSuccess)
    .flatMap((response) =>
      fromTypes(typesOf(response)).map((schema) => ({status: response.status, schema})),
    )
    .filter(({schema}) => free.has(schema) && !placed.has(schema))
    .filter(isFirst);
  for (const {schema} of parts) placed.add(schema);
  const rest = schemas.filter((schema) => !placed.has(schema));
  const outsideStreams = new Set([...inRequest, ...fromTypes(typesBesideStreams(operation))]);
  return {
    answers,
    parts,
    error,
    events: rest.filter((schema) => !outsideStreams.has(schema)),
    others: rest.filter((schema) => outsideStreams.has(schema)),
  };
}

/** What the errors of an operation hold. */
function errorTypes({responses}: Operation): ReadonlySet<string> {
  return new Set(
    responses
      .filter((response) => !isSuccess(response))
      .flatMap(({bodies}) => bodies.map(({mediaType, type}) => JSON.stringify([mediaType, type]))),
  );
}

function requestTypes({requestBody, parameters}: Operation): Type[] {
  return [...(requestBody?.bodies ?? []), ...parameters].map(({type}) => type);
}

/** The types of a response, without those of events. */
function typesOf({bodies}: Operation['responses'][number]): Type[] {
  return bodies.filter(({mediaType}) => mediaType !== eventStream).map(({type}) => type);
}

/** The types of what comes back as a whole, and of what the server sends to others. */
function typesBesideStreams({responses, callbacks = []}: Operation): Type[] {
  return [
    ...responses.flatMap(typesOf),
    ...responses.flatMap(({headers = []}) => headers).map(({type}) => type),
    ...callbacks.flatMap(({operation}) => [
      ...requestTypes(operation),
      ...typesBesideStreams(operation),
    ]),
  ];
}

/**
 * A section of schemas, each under its name; empty where there are none.
 * @param pages the operations that refer to the schemas
 */
export function renderSchemas(
  heading: string,
  schemas: readonly NamedSchema[],
  pages: readonly OperationPage[],
): string {
  if (schemas.length === 0) return '';
  return blocks(heading, ...schemas.map((schema) => renderSchema(schema, pages, 3)));
}

/** A schema under its name. What one never sends says which of its fields may be missing. */
export function renderSchema(
  schema: NamedSchema,
  pages: readonly OperationPage[],
  depth: 3 | 4,
): string {
  const {name, type, examples} = schema;
  const id = `schema-${name}`;
  const isSent = pages.some(({operation, model}) =>
    schemasFrom(requestTypes(operation), operation, model).includes(schema),
  );
  return blocks(
    `${'#'.repeat(depth)} ${plain(name)} ${headingId(plain(id))}`,
    renderDescription(schema),
    renderSchemaType(schema),
    renderLongExamples(examples),
    pages[0] && renderFields(fieldsIn(type), {page: pages[0], prefix: ''}, id, isSent),
  );
}

/** Underscores around a name would make it bold in a heading, and break the heading's id. */
function plain(name: string): string {
  return name.replace(/(?<![a-z0-9])_+|_+(?![a-z0-9])/gi, (signs) => signs.replaceAll('_', '\\_'));
}

/** What a schema is, when it is more than an object of its own fields. */
function renderSchemaType({type, examples}: NamedSchema): string {
  const notes = notesOnSchema({type, examples}) || undefined;
  if (type.kind === 'object' && type.fields.length > 0 && !notes && !type.requires) return '';
  const known = new Set(
    discriminatorsIn(type).flatMap(({mapping}) => mapping.map(({schema}) => schema)),
  );
  const isSaid =
    type.kind === 'union' &&
    type.alternatives.every((each) => each.kind === 'reference' && known.has(each.schema));
  return blocks(
    !(isSaid && !notes) && `<SchemaFacts${attributes({type: phraseOf(type), notes})} />`,
    renderVariants(type),
  );
}

/** The schemas that a value of a type can have, by the property that says which; empty where none does. */
export function renderVariants(type: Type): string {
  return blocks(
    ...discriminatorsIn(type)
      .filter(({mapping}) => mapping.length > 0)
      .map(({property, mapping}) => {
        const schemas = Object.fromEntries(mapping.map(({value, schema}) => [value, schema]));
        return `<Variants${attributes({property, schemas})} />`;
      }),
  );
}

/**
 * Lists the schemas that have a section of their own on the page, under their names.
 * @throws Error when the operation refers to a schema that the model does not hold
 */
export function sectionSchemas(page: OperationPage): NamedSchema[] {
  const bodySchemas = bodySchemaNames(page);
  return schemasOf(page.operation, page.model).filter(
    (schema) => !bodySchemas.has(schema.name) || isMentioned(schema, page),
  );
}

/**
 * Names of the schemas whose properties appear under "Request body", where readers meet them first.
 * The section of schemas leaves them out, unless another schema mentions them.
 */
function bodySchemaNames({operation, model}: OperationPage): ReadonlySet<string> {
  const bodies = operation.requestBody?.bodies ?? [];
  const schemas = bodies.flatMap(({type}) => referencedSchema(type, model) ?? []);
  return new Set(schemas.filter(({type}) => fieldsIn(type).length > 0).map(({name}) => name));
}

function isMentioned(schema: NamedSchema, {operation, model}: OperationPage): boolean {
  const mentions = ({type}: {readonly type: Type}): boolean =>
    referencesIn(type).includes(schema.name);
  return (
    schemasOf(operation, model).some(mentions) ||
    operation.responses.some(({bodies}) => bodies.some(mentions))
  );
}
