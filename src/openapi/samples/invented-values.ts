import type {ApiModel, Field, NamedSchema} from '../model';
import type {Json} from './literals';

/** Schemas may contain themselves; no request needs more depth than this. */
const maximumDepth = 8;

/** What an invented value can be made from. */
type ValueSource = Pick<Field, 'name' | 'type'> &
  Partial<Pick<Field, 'allowedValues' | 'constraints' | 'defaultValue' | 'fields'>>;

/** Makes a value that a field without an example accepts, from its name and type. */
export function inventValue(source: ValueSource, model: ApiModel, depth = 0): Json {
  if (source.defaultValue !== undefined && source.defaultValue !== 'null') {
    return JSON.parse(source.defaultValue) as Json;
  }
  const [type = 'null'] = alternativesOf(source.type).filter((name) => name !== 'null');
  const isArray = type.startsWith('array of ');
  const [allowed] = source.allowedValues ?? [];
  if (allowed !== undefined) {
    const value = JSON.parse(allowed) as Json;
    return isArray ? [value] : value;
  }
  if (isArray)
    return [inventValue({...source, type: type.slice('array of '.length)}, model, depth)];
  if (type.startsWith('map of ')) return {};
  if (type.startsWith('"')) return JSON.parse(type) as Json;
  const schema = model.schemas.get(type);
  if (schema) return inventInstance(schema, source.name, model, depth + 1);
  return inventPlainValue(type, source, model, depth);
}

function inventInstance(schema: NamedSchema, name: string, model: ApiModel, depth: number): Json {
  if (depth > maximumDepth) return {};
  if (schema.fields.length > 0) return inventObject(schema.fields, model, depth);
  const {type, allowedValues, constraints} = schema;
  return inventValue({name, type, allowedValues, constraints}, model, depth);
}

/** Constants are written even where they are optional: they tell the variants of a union apart. */
function inventObject(fields: readonly Field[], model: ApiModel, depth: number): Json {
  return Object.fromEntries(
    fields
      .filter(({required, type}) => required || type.startsWith('"'))
      .map((field) => [field.name, inventValue(field, model, depth)]),
  );
}

function inventPlainValue(type: string, source: ValueSource, model: ApiModel, depth: number): Json {
  switch (type) {
    case 'integer':
    case 'number':
      return lowerBound(source.constraints ?? []);
    case 'boolean':
      return true;
    case 'string':
      return inventText(source.name, source.constraints ?? []);
    case 'object':
      return inventObject(source.fields ?? [], model, depth + 1);
    case 'any':
      return 'text';
    default:
      return null;
  }
}

function lowerBound(constraints: readonly string[]): number {
  const [bound] = constraints.flatMap(
    (constraint) => /^at least (.+)$/.exec(constraint)?.[1] ?? [],
  );
  return bound === undefined ? 1 : Math.max(1, Number(bound));
}

function inventText(name: string, constraints: readonly string[]): string {
  if (constraints.includes('format date-time')) return '2025-10-01T09:00:00Z';
  if (constraints.includes('format date')) return '2025-10-01';
  if (constraints.includes('format uri')) return 'https://example.com';
  if (constraints.includes('format uuid')) return '7f3c2f6e-2f0b-4c39-9d43-0a6f1b8f5d21';
  if (constraints.includes('format binary')) return 'document.txt';
  if (constraints.some((constraint) => constraint.startsWith('encoded as'))) return 'SGVsbG8=';
  if (name === 'model' || name === 'model_id') return 'ollama/llama3.2:3b';
  if (name === 'after' || name === 'before') return 'my-item';
  const words = name.replaceAll('_', '-');
  return /-(id|uuid)$/.test(words) ? `my-${words.replace(/-(id|uuid)$/, '')}` : words;
}

/** Splits `"auto" | array of (A | B)` at the bars that stand outside parentheses and quotations. */
function alternativesOf(type: string): string[] {
  const parts = type.match(/(?:\((?:[^()]|\([^()]*\))*\)|"(?:[^"\\]|\\.)*"|[^|])+/g) ?? [];
  const alternatives = parts.map((part) => part.trim());
  const [only = ''] = alternatives;
  return alternatives.length === 1 && only.startsWith('(') && only.endsWith(')')
    ? alternativesOf(only.slice(1, -1))
    : alternatives;
}
