import {
  type LocatedOperation,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type Reference,
  type Response,
  listOperations,
  referenceName,
  slugOf,
} from '../document';
import type {ApiModel, Body, Operation, ParameterField} from './model';
import {parseType, parseValue} from './parse-schema';

/**
 * Reads a bundled specification (every reference points into the document).
 * @throws Error that names the place when an operation lacks its operationId or tag, a reference
 * leads nowhere, or a schema says something that the model could not hold
 */
export function buildApiModel(document: OpenApiDocument): ApiModel {
  const {info, servers, tags = [], components} = document;
  return {
    title: info.title,
    description: info.description ?? '',
    streamingNote: info['x-streaming-note'],
    serverUrl: servers?.[0]?.url ?? '',
    tags: tags.map(({name, description = ''}) => ({name, description})),
    operations: listOperations(document).map((located) => parseOperation(located, document)),
    schemas: new Map(
      Object.entries(components?.schemas ?? {}).map(([name, schema]) => [
        name,
        {name, description: schema.description ?? '', type: parseType(schema, name)},
      ]),
    ),
  };
}

function parseOperation(located: LocatedOperation, document: OpenApiDocument): Operation {
  const {operation, pathItem, path, method} = located;
  const where = `${method.toUpperCase()} ${path}`;
  const [tag] = operation.tags ?? [];
  if (!operation.operationId || !tag) {
    throw new Error(
      `${where} has no ${operation.operationId ? 'tag' : 'operationId'}: each operation needs an operationId (its page's address) and one tag (its group).`,
    );
  }
  const body = operation.requestBody;
  return {
    id: operation.operationId,
    slug: slugOf(operation.operationId),
    method,
    path,
    tag,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    deprecated: operation.deprecated ?? false,
    replacedBy: operation['x-replaced-by'],
    hasPage: operation['x-no-page'] === undefined,
    streamOnly: operation['x-stream-only'] ?? false,
    parameters: [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
      parseParameter(parameter, where),
    ),
    requestBody: body && {
      required: body.required ?? false,
      description: body.description ?? '',
      bodies: parseBodies(body.content, `${where} > request`),
    },
    responses: Object.entries(operation.responses ?? {}).map(([status, response]) => {
      const {description, content} = resolveResponse(response, document);
      return {status, description, bodies: parseBodies(content ?? {}, `${where} > ${status}`)};
    }),
  };
}

function resolveResponse(response: Response | Reference, document: OpenApiDocument): Response {
  if (!('$ref' in response)) return response;
  const found = document.components?.responses?.[referenceName(response.$ref)];
  if (!found) throw new Error(`Unresolved reference to a response: ${response.$ref}`);
  return found;
}

function parseBodies(content: Readonly<Record<string, MediaType>>, where: string): Body[] {
  return Object.entries(content).map(([mediaType, media]) => ({
    mediaType,
    type: parseType(media.schema ?? {}, `${where} > ${mediaType}`),
    example: media.example ?? Object.values(media.examples ?? {})[0]?.value,
    events: media['x-events'],
    isFileContent: media['x-file-content'] ?? false,
  }));
}

function parseParameter(parameter: Parameter, where: string): ParameterField {
  const {name, in: place, required = false, schema = {}, example} = parameter;
  return {
    name,
    in: place,
    required,
    description: parameter.description ?? schema.description ?? '',
    example,
    ...parseValue(schema, `${where} > ${name}`),
  };
}
