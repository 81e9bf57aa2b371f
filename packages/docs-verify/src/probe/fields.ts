import type {Json} from '@docs-kit/openapi-model/json';
import {
  type ApiModel,
  type Field,
  type Operation,
  referencedSchema,
  type Type,
} from '@docs-kit/openapi-model';

/** What an operation is asked, beside its path. */
export interface Request {
  readonly query: Readonly<Record<string, Json>>;
  readonly body?: Json;
}

/** A way through a request: `['body', 'messages', 0, 'role']`. */
export type Place = readonly (string | number)[];

/** A field of a request that a page describes. */
export interface PlacedField {
  readonly place: Place;
  /** Names it in a record: `messages[].role`, or `?limit` in the query. */
  readonly name: string;
  readonly field: Field;
  /** Whether the request has it. */
  readonly isSent: boolean;
}

/** Lists the fields that a page describes for the objects of a request, whether it has them or not. */
export function placedFields(
  {parameters, requestBody}: Pick<Operation, 'parameters' | 'requestBody'>,
  request: Request,
  model: ApiModel,
): PlacedField[] {
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map((field) => ({
      place: ['query', field.name],
      name: `?${field.name}`,
      field,
      isSent: field.name in request.query,
    }));
  const [body] = requestBody?.bodies ?? [];
  return [
    ...query,
    ...(body && request.body !== undefined ? within(request.body, body.type, model, ['body']) : []),
  ];
}

function within(value: Json, type: Type, model: ApiModel, place: Place): PlacedField[] {
  const shape = shapeOf(type, value, model);
  if (shape?.kind === 'array' && isList(value)) {
    const [first] = value;
    return first === undefined ? [] : within(first, shape.items, model, [...place, 0]);
  }
  if (!isMap(value)) return [];
  if (shape?.kind === 'map') {
    return Object.entries(value)
      .slice(0, 1)
      .flatMap(([key, each]) => within(each, shape.values, model, [...place, key]));
  }
  if (shape?.kind !== 'object') return [];
  return shape.fields.flatMap((field) => {
    const own = [...place, field.name];
    const held = value[field.name];
    return [
      {place: own, name: nameOf(own), field, isSent: held !== undefined},
      ...(held === undefined ? [] : within(held, field.type, model, own)),
    ];
  });
}

const nameOf = ([, ...keys]: Place): string =>
  keys
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .slice(1);

/** What a type says of a value: without references, and of a union the alternative that fits. */
function shapeOf(type: Type, value: Json, model: ApiModel): Type | undefined {
  if (type.kind === 'reference') {
    const schema = referencedSchema(type, model);
    return schema && shapeOf(schema.type, value, model);
  }
  if (type.kind === 'intersection') {
    const shapes = type.parts.map((part) => shapeOf(part, value, model));
    const fields = shapes.flatMap((shape) => (shape?.kind === 'object' ? shape.fields : []));
    return fields.length > 0 ? {kind: 'object', fields} : shapes[0];
  }
  if (type.kind !== 'union') return type;
  const {property = '', mapping = []} = type.discriminator ?? {};
  const named = isMap(value) && mapping.find((each) => each.value === value[property]);
  if (named) return shapeOf({kind: 'reference', schema: named.schema}, value, model);
  return type.alternatives
    .map((alternative) => shapeOf(alternative, value, model))
    .find((shape) => shape && fits(shape, value));
}

function fits(shape: Type, value: Json): boolean {
  if (isList(value)) return shape.kind === 'array';
  if (!isMap(value)) return shape.kind === 'primitive' || shape.kind === 'constant';
  if (shape.kind === 'map') return true;
  if (shape.kind !== 'object') return false;
  const known = new Set(shape.fields.map(({name}) => name));
  const lacks = shape.fields.some(({name, required}) => required && !(name in value));
  return !lacks && Object.keys(value).every((key) => known.has(key));
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isMap = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !isList(value);

/** A copy of a value with another one at a place; without it where that is undefined. */
export function changed<T>(whole: T, place: Place, value: Json | undefined): T {
  const copy = structuredClone(whole);
  let inner = copy as Record<string | number, unknown> | undefined;
  for (const key of place.slice(0, -1)) inner = inner?.[key] as typeof inner;
  const last = place.at(-1);
  // What would hold it may be gone already.
  if (inner === undefined || last === undefined) return copy;
  if (value === undefined) Reflect.deleteProperty(inner, last);
  else inner[last] = value;
  return copy;
}

/** The request with nothing but what its page calls required. */
export function minimal(request: Request, fields: readonly PlacedField[]): Request {
  return fields
    .filter(({field, isSent}) => isSent && !field.required)
    .reduce((rest, {place}) => changed(rest, place, undefined), request);
}

/** Each value in a JSON value by its place, such as `choices.0.text`. */
function leaves(value: unknown, place = ''): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  const entries = Object.entries(value);
  return entries.length === 0
    ? [[place, JSON.stringify(value)]]
    : entries.flatMap(([key, each]) => leaves(each, `${place}.${key}`));
}

/**
 * Places in which two JSON values differ.
 * @param isSettled whether ids and times, which are never the same when something is made, count too
 */
export function differingPlaces(one: unknown, other: unknown, isSettled = false): string[] {
  const [first, second] = [one, other].map(
    (value) => new Map(leaves(isSettled ? value : settled(value))),
  );
  const places = new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])]);
  return [...places].filter((place) => first?.get(place) !== second?.get(place));
}

const passing =
  /(?:\b|[a-z]+_)[\da-f]{8}-[\da-f]{4}-[\da-f-]{13,}|\b(?:[a-z]+[-_])+[\da-f]{16,}|\b[\da-f]{16,}|\b\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|[+-]\d\d:\d\d)?|\b1[789]\d{8}(?:\.\d+)?\b/g;

function settled(value: unknown): unknown {
  return JSON.parse(
    (JSON.stringify(value) ?? 'null').replaceAll(passing, (text) =>
      /^\d+(?:\.\d+)?$/.test(text) ? '0' : '…',
    ),
  );
}
