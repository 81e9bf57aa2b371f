import {attributes, blocks, codeFence, proseToMdx} from './mdx';
import {
  type ApiModel,
  type Body,
  type Field,
  type NamedSchema,
  type Operation,
  type OperationResponse,
  type ParameterField,
  schemasOf,
} from './model';
import type {CodeSample} from './samples';

/** A notice at the top of an operation's page, beside the operation itself. */
export interface Availability {
  /** Version that has the operation, as readers know it. */
  readonly availableIn: string;
  /** Version whose pages the notice stands on. */
  readonly missingIn: string;
  readonly path: string;
}

export interface OperationPage {
  readonly operation: Operation;
  /** The specification that the operation and its schemas come from. */
  readonly model: ApiModel;
  readonly level: string;
  readonly samples: readonly CodeSample[];
  /** Set when the version of the page does not have the operation. */
  readonly availability?: Availability;
  /** Set when another operation takes this one's place: its name and the page to go to. */
  readonly replacement?: {readonly label: string; readonly path: string};
  /** Names that readers search for and the text lacks. */
  readonly keywords?: readonly string[];
}

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
  return blocks(
    `<OperationHeader${attributes({method: operation.method, path: operation.path, level: page.level, deprecated: operation.deprecated})} />`,
    renderAvailability(page.availability),
    renderReplacement(page),
    proseToMdx(operation.description),
    renderExamples(page),
    ...parameterHeadings.map(([place, heading]) =>
      renderParameters(
        heading,
        place,
        operation.parameters.filter((parameter) => parameter.in === place),
      ),
    ),
    renderRequestBody(page, new Set(schemas.map(({name}) => name))),
    blocks('## Responses', ...operation.responses.map((response) => renderResponse(response))),
    schemas.length > 0 ? blocks('## Schemas', ...schemas.map(renderSchema)) : '',
  );
}

function renderAvailability(availability: Availability | undefined): string {
  if (!availability) return '';
  const {availableIn, missingIn, path} = availability;
  return blocks(
    `:::warning[Not in ${missingIn}]`,
    `Release ${missingIn} has no such operation. This page describes the one of [${availableIn}](${path}).`,
    ':::',
  );
}

function renderReplacement({operation, replacement}: OperationPage): string {
  if (!operation.deprecated) return '';
  const advice = replacement
    ? ` Use [\`${replacement.label}\`](${replacement.path}) instead: it takes the same request and gives the same response.`
    : ' No other operation takes its place.';
  return blocks(
    ':::warning[Deprecated]',
    `This route still answers, and a later release removes it.${advice}`,
    ':::',
  );
}

function renderExamples({operation, samples, model}: OperationPage): string {
  const success = operation.responses.find(({status}) => status.startsWith('2'));
  const examples = (success?.bodies ?? []).filter((body) => body.example !== undefined);
  return blocks(
    '## Example',
    renderSamples(samples.filter((sample) => !sample.streaming)),
    ...examples
      .filter((body) => body.mediaType !== 'text/event-stream')
      .map((body) => renderExample(body, `Response ${success?.status}`)),
    ...renderStreamExample(samples, examples, model.streamingNote),
  );
}

function renderStreamExample(
  samples: readonly CodeSample[],
  examples: readonly Body[],
  note = '',
): string[] {
  const streamed = samples.filter((sample) => sample.streaming);
  const stream = examples.find((body) => body.mediaType === 'text/event-stream');
  if (streamed.length === 0) return [];
  return [
    '### Stream the response {#stream}',
    proseToMdx(note),
    renderSamples(streamed),
    stream ? renderExample(stream, 'Event stream') : '',
  ];
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
        '</TabItem>',
      ),
    ),
    '</Tabs>',
  );
}

function renderExample(body: Body, title: string): string {
  const isText = typeof body.example === 'string';
  const language = body.mediaType === 'application/json' ? 'json' : 'text';
  const code = isText ? String(body.example) : JSON.stringify(body.example, null, 2);
  return codeFence(language, code, `title="${title}"`);
}

function renderParameters(
  heading: string,
  place: ParameterField['in'],
  parameters: readonly ParameterField[],
): string {
  if (parameters.length === 0) return '';
  return blocks(`## ${heading} {#${place}}`, renderFields(parameters));
}

/** @param sections names of the schemas that have a section of their own on the page */
function renderRequestBody(
  {operation: {requestBody}, model}: OperationPage,
  sections: ReadonlySet<string>,
): string {
  if (!requestBody) return '';
  return blocks(
    '## Request body {#body}',
    proseToMdx(requestBody.description),
    ...requestBody.bodies.map((body) => renderRequestBodyIn(body, model, sections)),
  );
}

/** A schema without a section cannot be linked: its type says what it is. */
function renderRequestBodyIn(body: Body, model: ApiModel, sections: ReadonlySet<string>): string {
  const named = model.schemas.get(body.type);
  const type = named && !sections.has(named.name) ? named.type : body.type;
  return blocks(
    `<BodyType${attributes({mediaType: body.mediaType, type})} />`,
    renderFields(named?.fields ?? body.fields),
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
 * Names of the schemas whose properties stand under "Request body", where they are read first:
 * they are left out of the section of schemas, unless another schema mentions them.
 */
function bodySchemaNames({operation, model}: OperationPage): ReadonlySet<string> {
  const names = (operation.requestBody?.bodies ?? []).map((body) => body.type);
  return new Set(names.filter((name) => (model.schemas.get(name)?.fields.length ?? 0) > 0));
}

function isMentioned(schema: NamedSchema, {operation, model}: OperationPage): boolean {
  return (
    schemasOf(operation, model).some(({references}) => references.includes(schema.name)) ||
    operation.responses.some(({bodies}) =>
      bodies.some(({references}) => references.includes(schema.name)),
    )
  );
}

function renderResponse(response: OperationResponse): string {
  return blocks(
    `### ${response.status} {#response-${response.status}}`,
    proseToMdx(response.description),
    ...response.bodies.map((body) =>
      blocks(
        `<BodyType${attributes({mediaType: body.mediaType, type: body.type})} />`,
        renderFields(body.fields),
      ),
    ),
  );
}

function renderSchema(schema: NamedSchema): string {
  return blocks(
    `### ${schema.name} {#schema-${schema.name}}`,
    proseToMdx(schema.description),
    renderVariants(schema),
    renderFields(schema.fields),
  );
}

/** What a schema is, when it is more than an object of its own fields. */
function renderVariants(schema: NamedSchema): string {
  const {discriminator, fields, type} = schema;
  if (discriminator && discriminator.mapping.length > 0) {
    return blocks(
      `One of these, told apart by \`${discriminator.property}\`:`,
      discriminator.mapping
        .map(([value, name]) => `- \`${value}\` [${name}](#schema-${name})`)
        .join('\n'),
    );
  }
  if (type === 'object' && fields.length > 0) return '';
  const notes = [...allowedValuesText(schema.allowedValues), ...schema.constraints].join(', ');
  return `<SchemaFacts${attributes({type, notes: notes || undefined})} />`;
}

function renderFields(fields: readonly Field[]): string {
  return fields.map((field) => renderField(field)).join('\n');
}

/** One item of a list that `src/remark/api-fields.ts` turns into a `Field` element. */
function renderField(field: Field): string {
  const isConstant = field.type === field.defaultValue;
  const facts = [
    field.type,
    ...(field.required ? ['required'] : []),
    ...(field.defaultValue === undefined || isConstant ? [] : [`default ${field.defaultValue}`]),
    ...allowedValuesText(field.allowedValues),
    ...field.constraints,
    ...(field.deprecated ? ['deprecated'] : []),
  ];
  const lines = [
    `- \`${field.name}\` *${proseToMdx(facts.join(', ')).replaceAll('*', '\\*')}* ${proseToMdx(field.description)}`,
    ...field.fields.map(renderField),
  ];
  return lines.join('\n').replaceAll('\n', '\n  ');
}

function allowedValuesText(values: readonly string[]): string[] {
  return values.length > 0 ? [`one of ${values.join(', ')}`] : [];
}
