import {changeMark, fieldMarks, type OperationChanges, renderChanges} from './changes-section';
import {type MarkOf, writeFieldList} from './field-list';
import {attributes, blocks, codeFence, proseToMdx} from '../mdx/text';
import {
  type ApiModel,
  type Body,
  fieldsIn,
  type NamedSchema,
  type Operation,
  type OperationResponse,
  type ParameterField,
  referencedSchema,
  referencesIn,
  schemasOf,
  type Type,
} from './model';
import type {CodeSample} from './samples';
import {notesOnType, phraseOf} from './wording';

/** A notice at the top of an operation's page, beside the operation itself. */
export interface Availability {
  /** Version that has the operation, as readers know it. */
  readonly availableIn: string;
  /** Version whose pages the notice stands on. */
  readonly missingIn: string;
  readonly path: string;
}

/** The operation that takes the place of a deprecated one. */
export interface Replacement {
  /** Method and path. */
  readonly label: string;
  /** Address of its page. */
  readonly path: string;
  readonly sameRequest: boolean;
  readonly sameResponse: boolean;
}

export interface OperationPage {
  readonly operation: Operation;
  /** The specification that the operation and its schemas come from. */
  readonly model: ApiModel;
  readonly level: string;
  readonly samples: readonly CodeSample[];
  /** Set when the version of the page does not have the operation. */
  readonly availability?: Availability;
  /** Set when another operation takes this one's place. */
  readonly replacement?: Replacement;
  /** What differs from the versions before and after; absent where nothing does. */
  readonly changes?: readonly OperationChanges[];
  /** Names that readers search for and the text lacks. */
  readonly keywords?: readonly string[];
}

/** Gives what became of the fields of a section, by its id. */
type MarksIn = (section: string) => MarkOf;

const parameterHeadings: readonly (readonly [ParameterField['in'], string])[] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
];

/**
 * Renders the page of an operation as MDX, without front matter. Every parameter, property and
 * schema has an id made of names alone (`body-model`, `schema-Tool-name`), so that links survive
 * edits and are equal in all versions.
 * @throws Error when the operation refers to a schema that the model does not hold
 */
export function renderOperationPage(page: OperationPage): string {
  const {operation} = page;
  const schemas = sectionSchemas(page);
  const changes = page.changes ?? [];
  const marks = fieldMarks(changes);
  const marksIn: MarksIn = (section) => (path) => marks.get([section, ...path].join('-'));
  const header = {
    method: operation.method,
    path: operation.path,
    level: page.level,
    deprecated: operation.deprecated,
    change: changes.map(changeMark).join(', ') || undefined,
  };
  return blocks(
    `<OperationHeader${attributes(header)} />`,
    renderAvailability(page.availability),
    renderReplacement(page),
    proseToMdx(operation.description),
    renderExamples(page),
    ...parameterHeadings.map(([place, heading]) =>
      renderParameters(
        heading,
        place,
        operation.parameters.filter((parameter) => parameter.in === place),
        marksIn,
      ),
    ),
    renderRequestBody(page, new Set(schemas.map(({name}) => name)), marksIn),
    blocks(
      '## Responses',
      ...operation.responses.map((response) => renderResponse(response, marksIn)),
    ),
    schemas.length > 0
      ? blocks('## Schemas', ...schemas.map((schema) => renderSchema(schema, marksIn)))
      : '',
    renderChanges(changes),
  );
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

function renderExamples({operation, samples, model}: OperationPage): string {
  const success = operation.responses.find(({status}) => status.startsWith('2'));
  const bodies = success?.bodies ?? [];
  const streamed = samples.filter((sample) => sample.streaming);
  return blocks(
    '## Example',
    renderSamples(samples.filter((sample) => !sample.streaming)),
    ...bodies.map((body) => renderExample(body, `Response ${success?.status}`)),
    ...(streamed.length > 0
      ? [
          '### Stream the response {#stream}',
          proseToMdx(model.streamingNote ?? ''),
          renderSamples(streamed),
          ...bodies.map(renderEvents),
        ]
      : []),
  );
}

function renderSamples(samples: readonly CodeSample[]): string {
  if (samples.length === 0) return '';
  return blocks(
    '<Tabs groupId="language">',
    ...samples.map((sample) =>
      blocks(
        `<TabItem${attributes({value: sample.id, label: sample.label})}>`,
        sample.note && proseToMdx(sample.note),
        codeFence(sample.language, sample.code),
        sample.verification && `<Verified${attributes({text: sample.verification})} />`,
        '</TabItem>',
      ),
    ),
    '</Tabs>',
  );
}

function renderExample({example, mediaType}: Body, title: string): string {
  if (example === undefined) return '';
  const language = mediaType === 'application/json' ? 'json' : 'text';
  const code = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  return codeFence(language, code, `title="${title}"`);
}

/** Format: https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream */
function renderEvents({events}: Body): string {
  if (!events) return '';
  const lines = events.map((event) => `data: ${JSON.stringify(event)}`);
  return codeFence('text', lines.join('\n\n'), 'title="Event stream"');
}

function renderParameters(
  heading: string,
  place: ParameterField['in'],
  parameters: readonly ParameterField[],
  marksIn: MarksIn,
): string {
  if (parameters.length === 0) return '';
  return blocks(`## ${heading} {#${place}}`, writeFieldList(parameters, marksIn(place)));
}

/** @param sections names of the schemas that have a section of their own on the page */
function renderRequestBody(
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
  model: ApiModel,
  sections: ReadonlySet<string>,
  marksIn: MarksIn,
): string {
  const named = referencedSchema(body.type, model);
  const {mediaType} = body;
  return blocks(
    renderBodyType(mediaType, named && !sections.has(named.name) ? named.type : body.type),
    writeFieldList(fieldsIn(named?.type ?? body.type), marksIn('body')),
  );
}

function renderBodyType(mediaType: string, type: Type): string {
  return `<BodyType${attributes({mediaType, type: phraseOf(type)})} />`;
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
 * Names of the schemas whose properties stand under "Request body", where they are read first:
 * they are left out of the section of schemas, unless another schema mentions them.
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

function renderResponse(response: OperationResponse, marksIn: MarksIn): string {
  const id = `response-${response.status}`;
  return blocks(
    `### ${response.status} {#${id}}`,
    proseToMdx(response.description),
    ...response.bodies.map(({mediaType, type}) =>
      blocks(renderBodyType(mediaType, type), writeFieldList(fieldsIn(type), marksIn(id))),
    ),
  );
}

function renderSchema({name, description, type}: NamedSchema, marksIn: MarksIn): string {
  const id = `schema-${name}`;
  return blocks(
    `### ${name} {#${id}}`,
    proseToMdx(description),
    renderSchemaType(type),
    writeFieldList(fieldsIn(type), marksIn(id)),
  );
}

/** What a schema is, when it is more than an object of its own fields. */
function renderSchemaType(type: Type): string {
  if (type.kind === 'object' && type.fields.length > 0) return '';
  const {property, mapping = []} = (type.kind === 'union' && type.discriminator) || {};
  if (mapping.length > 0) {
    const schemas = Object.fromEntries(mapping.map(({value, schema}) => [value, schema]));
    return `<Variants${attributes({property, schemas})} />`;
  }
  return `<SchemaFacts${attributes({type: phraseOf(type), notes: notesOnType(type) || undefined})} />`;
}
