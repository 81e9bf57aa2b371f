import {type OpenApiDocument, type Schema} from '@docs-kit/openapi-model/document';
import {listOperations, referenceName} from './specifications';

/**
 * Writes specifications in the notation of `data/<version>/api.json`, the pinned list of what the
 * framework's interface holds: `string (required) = "x"`, `array<Model>`, `map<any>`, `A | B`.
 */

export interface ApiFacts {
  readonly operations: readonly OperationFacts[];
  readonly schemas: Readonly<Record<string, SchemaFacts>>;
}

export interface OperationFacts {
  /** Method and path: `POST /v1/responses`. */
  readonly route: string;
  readonly parameters: readonly string[];
  readonly body: Readonly<Record<string, string>>;
  readonly responses: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface SchemaFacts {
  readonly fields?: Readonly<Record<string, string>>;
  readonly enum?: readonly unknown[];
  readonly union?: readonly string[];
  readonly discriminator?: string;
}

/** Lists what a bundled document says, in the notation of the pinned data. */
export function toApiFacts(document: OpenApiDocument): ApiFacts {
  return {
    operations: listOperations(document).map(({method, path, pathItem, operation}) => ({
      route: `${method.toUpperCase()} ${path}`,
      parameters: [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])]
        .map(
          ({name, in: place, required, schema}) =>
            `${place} ${name}: ${toNotation(schema ?? {})}${required ? ' (required)' : ''}`,
        )
        .sort(),
      body: mapValues(operation.requestBody?.content ?? {}, ({schema}) => toNotation(schema ?? {})),
      responses: Object.fromEntries(
        Object.entries(operation.responses ?? {})
          .filter(([status]) => status.startsWith('2'))
          .map(([status, response]) => [
            status,
            mapValues('content' in response ? (response.content ?? {}) : {}, ({schema}) =>
              toNotation(schema ?? {}),
            ),
          ]),
      ),
    })),
    schemas: mapValues(document.components?.schemas ?? {}, toSchemaFacts),
  };
}

function toSchemaFacts(schema: Schema): SchemaFacts {
  if (schema.enum) return {enum: schema.enum.map(String).sort()};
  const union = schema.oneOf ?? schema.anyOf;
  if (union) {
    const {discriminator} = schema;
    return {
      union: union.map(toNotation).sort(),
      ...(discriminator && {discriminator: discriminator.propertyName}),
    };
  }
  return {fields: toFields(schema)};
}

function toFields(schema: Schema): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      [
        toNotation(property),
        ...(schema.required?.includes(name) ? ['(required)'] : []),
        ...(property.default === undefined ? [] : [`= ${JSON.stringify(property.default)}`]),
      ].join(' '),
    ]),
  );
}

/** The order of alternatives means nothing: they are written in the order of the alphabet. */
function toNotation(schema: Schema): string {
  return [...new Set(alternatives(schema))].sort().join(' | ');
}

function alternatives(schema: Schema): string[] {
  if (schema.$ref) return [referenceName(schema.$ref)];
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  const union = schema.oneOf ?? schema.anyOf;
  if (union) return union.flatMap(alternatives);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value));
  if (schema.type === undefined) return ['any'];
  if (typeof schema.type !== 'string') return [...schema.type];
  if (schema.type === 'array') return [`array<${toNotation(schema.items ?? {})}>`];
  if (schema.type === 'object') return [toObjectNotation(schema)];
  return [schema.format ? `${schema.type}(${schema.format})` : schema.type];
}

function toObjectNotation(schema: Schema): string {
  if (schema.properties) return `object${JSON.stringify(toFields(schema))}`;
  const values = schema.additionalProperties;
  if (values === true) return 'map<any>';
  return values ? `map<${toNotation(values)}>` : 'object';
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
