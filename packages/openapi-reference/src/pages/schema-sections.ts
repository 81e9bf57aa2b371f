import {attributes, blocks, proseToMdx} from '@docs-kit/mdx-writer';
import {type MarkOf, writeFieldList} from './field-list';
import {
  fieldsIn,
  type NamedSchema,
  type Operation,
  referencedSchema,
  referencesIn,
  schemasFrom,
  schemasOf,
  type Type,
} from '../model';
import type {OperationPage} from './page-content';
import {notesOnType, phraseOf} from './wording';

/** Gives what became of the fields of a section, by its id. */
export type MarksIn = (section: string) => MarkOf;

/** Media type of server-sent events. */
const eventStream = 'text/event-stream';

/** A schema of a response, by the status of the response. */
interface AnsweredSchema {
  readonly status: string;
  readonly schema: NamedSchema;
}

/** Where the schemas of an operation are on its page. */
export interface Placement {
  /** What a success holds, below its status. */
  readonly answers: readonly AnsweredSchema[];
  /** What the fields of successes hold, and nothing else of the page, below the first that does. */
  readonly parts: readonly AnsweredSchema[];
  /** What an error holds, below the table of errors. */
  readonly error: NamedSchema | undefined;
  /** What only the events of a stream hold. */
  readonly events: readonly NamedSchema[];
  readonly others: readonly NamedSchema[];
}

/**
 * Gives each schema of a page its place. A response that is made of another one's schema, or of that
 * of the request, refers to it.
 * @throws Error when the operation refers to a schema that the model does not hold
 */
export function placeSchemas(page: OperationPage): Placement {
  const {operation, model} = page;
  const schemas = sectionSchemas(page);
  const inRequest = new Set(schemasFrom(requestTypes(operation), operation, model));
  const answers: AnsweredSchema[] = [];
  let error: NamedSchema | undefined;
  for (const {status, bodies} of operation.responses) {
    for (const {type, mediaType} of bodies) {
      const schema = referencedSchema(type, model);
      const isFree = schema && schemas.includes(schema) && !inRequest.has(schema);
      if (!isFree || mediaType === eventStream || fieldsIn(schema.type).length === 0) continue;
      if (!status.startsWith('2')) error ??= schema;
      else if (answers.every((answer) => answer.schema !== schema)) answers.push({status, schema});
    }
  }
  if (errorTypes(operation).size > 1) error = undefined;
  const placed = new Set<NamedSchema | undefined>([...answers.map(({schema}) => schema), error]);
  const outsideStreams = new Set(
    schemasFrom([...requestTypes(operation), ...responseTypes(operation, false)], operation, model),
  );
  const parts: AnsweredSchema[] = [];
  for (const {status, bodies} of operation.responses) {
    if (!status.startsWith('2')) continue;
    const types = bodies.filter(({mediaType}) => mediaType !== eventStream).map(({type}) => type);
    for (const schema of schemasFrom(types, operation, model)) {
      if (!schemas.includes(schema) || inRequest.has(schema) || placed.has(schema)) continue;
      placed.add(schema);
      parts.push({status, schema});
    }
  }
  const rest = schemas.filter((schema) => !placed.has(schema));
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
      .filter(({status}) => !status.startsWith('2'))
      .flatMap(({bodies}) => bodies.map(({mediaType, type}) => JSON.stringify([mediaType, type]))),
  );
}

function requestTypes({requestBody, parameters}: Operation): Type[] {
  return [...(requestBody?.bodies ?? []), ...parameters].map(({type}) => type);
}

function responseTypes({responses}: Operation, ofStreams: boolean): Type[] {
  return responses
    .flatMap(({bodies}) => bodies)
    .filter(({mediaType}) => (mediaType === eventStream) === ofStreams)
    .map(({type}) => type);
}

/** The sections of the schemas that appear neither with the request nor with a response. */
export function renderSchemaSections(
  page: OperationPage,
  {events, others}: Placement,
  marksIn: MarksIn,
): string {
  return blocks(
    renderSchemas('## Schemas', others, [page], marksIn),
    renderSchemas('## Events of the stream {#events}', events, [page], marksIn),
  );
}

/**
 * A section of schemas, each under its name; empty where there are none.
 * @param pages the operations that refer to the schemas
 */
export function renderSchemas(
  heading: string,
  schemas: readonly NamedSchema[],
  pages: readonly OperationPage[],
  marksIn: MarksIn,
): string {
  if (schemas.length === 0) return '';
  return blocks(heading, ...schemas.map((schema) => renderSchema(schema, pages, marksIn, 3)));
}

/** A schema under its name. What one never sends says which of its fields may be missing. */
export function renderSchema(
  schema: NamedSchema,
  pages: readonly OperationPage[],
  marksIn: MarksIn,
  depth: 3 | 4,
): string {
  const {name, description, type} = schema;
  const id = `schema-${name}`;
  const isSent = pages.some(({operation, model}) =>
    schemasFrom(requestTypes(operation), operation, model).includes(schema),
  );
  return blocks(
    `${'#'.repeat(depth)} ${name} {#${id}}`,
    proseToMdx(description),
    renderSchemaType(type),
    writeFieldList(fieldsIn(type), {
      optionality: isSent ? 'required' : 'optional',
      markOf: marksIn(id),
    }),
  );
}

/** What a schema is, when it is more than an object of its own fields. */
function renderSchemaType(type: Type): string {
  const notes = notesOnType(type) || undefined;
  if (type.kind === 'object' && type.fields.length > 0 && !notes && !type.requires) return '';
  const {property, mapping = []} = (type.kind === 'union' && type.discriminator) || {};
  if (mapping.length > 0) {
    const schemas = Object.fromEntries(mapping.map(({value, schema}) => [value, schema]));
    return `<Variants${attributes({property, schemas})} />`;
  }
  return `<SchemaFacts${attributes({type: phraseOf(type), notes})} />`;
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
