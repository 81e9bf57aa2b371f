import type {Json} from '@docs-kit/openapi-model/json';
import {type ApiModel, type Field, limitOf, type Type} from '@docs-kit/openapi-model';

/** Schemas may contain themselves; no request needs more depth than this. */
const maximumDepth = 8;

/** What an invented value is made from. */
export type ValueSource = Pick<Field, 'name' | 'type' | 'default' | 'examples'>;

/** Values of texts by the names of their fields. */
export type TextValues = Readonly<Record<string, string>>;

/** What values are made with: the schemas of the specification, and texts by the names of fields. */
interface Scope {
  readonly model: ApiModel;
  readonly values: TextValues;
}

/**
 * Makes a value that a field accepts: its first example, its default, or one from its name and type.
 * @param values texts for fields of some names
 */
export function inventValue(source: ValueSource, model: ApiModel, values: TextValues = {}): Json {
  return inventField(source, {model, values}, 0);
}

function inventField(source: ValueSource, scope: Scope, depth: number): Json {
  const [example] = source.examples ?? [];
  if (example) return example.value;
  return source.default ?? inventTyped(source.name, source.type, scope, depth);
}

function inventTyped(name: string, type: Type, scope: Scope, depth: number): Json {
  switch (type.kind) {
    case 'never':
      return null;
    case 'any':
    case 'not':
      return 'text';
    case 'constant':
      return type.value;
    case 'primitive':
      return type.allowedValues[0] ?? inventPrimitive(name, type, scope);
    case 'array':
      return [inventTyped(name, type.items, scope, depth)];
    case 'map':
      return {};
    case 'object':
      return inventObject(type.fields, scope, depth + 1);
    case 'reference':
      return type.constant ?? inventInstance(name, type.schema, scope, depth + 1);
    case 'union':
      return inventTyped(name, firstAlternative(type.alternatives), scope, depth);
    case 'intersection':
      return joined(
        type.parts
          .filter(({kind}) => kind !== 'not' && kind !== 'any')
          .map((part) => inventTyped(name, part, scope, depth)),
      );
  }
}

/** What parts of one value have in common: the properties of all, or the value of one that has none. */
function joined(values: readonly Json[]): Json {
  const isPlain = (value: Json): boolean => typeof value !== 'object' || Array.isArray(value);
  return values.find(isPlain) ?? (Object.assign({}, ...values) as Json);
}

function inventInstance(name: string, schemaName: string, scope: Scope, depth: number): Json {
  const schema = scope.model.schemas.get(schemaName);
  const [example] = schema?.examples ?? [];
  if (example) return example.value;
  return schema && depth <= maximumDepth ? inventTyped(name, schema.type, scope, depth) : {};
}

/** Constants are written even where they are optional: they tell the variants of a union apart. */
function inventObject(fields: readonly Field[], scope: Scope, depth: number): Json {
  return Object.fromEntries(
    fields
      .filter(({required, type}) => required || type.kind === 'constant')
      .map((field) => [field.name, inventField(field, scope, depth)]),
  );
}

function firstAlternative(alternatives: readonly Type[]): Type {
  const isNull = (type: Type): boolean => type.kind === 'primitive' && type.name === 'null';
  return alternatives.find((type) => !isNull(type)) ?? {kind: 'any'};
}

function inventPrimitive(
  name: string,
  type: Extract<Type, {kind: 'primitive'}>,
  scope: Scope,
): Json {
  switch (type.name) {
    case 'integer':
    case 'number':
      return Math.max(1, limitOf(type, 'minimum') ?? 1);
    case 'boolean':
      return true;
    case 'string':
      return inventText(name, type, scope);
    case 'null':
      return null;
  }
}

const textsByFormat: Readonly<Record<string, string>> = {
  'date-time': '2025-10-01T09:00:00Z',
  date: '2025-10-01',
  uri: 'https://example.com',
  uuid: '7f3c2f6e-2f0b-4c39-9d43-0a6f1b8f5d21',
  binary: 'document.txt',
};

function inventText(name: string, type: Type, {values}: Scope): string {
  const example = textsByFormat[limitOf(type, 'format') ?? ''];
  if (example) return example;
  if (limitOf(type, 'contentEncoding')) return 'SGVsbG8=';
  const known = values[name];
  if (known !== undefined) return known;
  const words = name.replaceAll('_', '-');
  return /-(id|uuid)$/.test(words) ? `my-${words.replace(/-(id|uuid)$/, '')}` : words;
}
