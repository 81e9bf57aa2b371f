import type {Json} from '@docs-kit/openapi-model/json';
import {
  type ApiModel,
  type Body,
  type Field,
  type Operation,
  successBodies,
  type Type,
} from '@docs-kit/openapi-model';

/** A step from a value to one that it holds. */
export type Step =
  /** A property that the schema names. */
  | {readonly kind: 'field'; readonly name: string}
  /** A property of a map, whose names are data. */
  | {readonly kind: 'key'; readonly name: string}
  | {readonly kind: 'item'; readonly index: number};

/** The way from a value to one inside it; empty for the value itself. */
export type Path = readonly Step[];

/** What a reader wants of a response: what the program of a page ends in. */
export type ResponseSummary =
  | {readonly kind: 'values'; readonly paths: readonly Path[]}
  /** How many numbers an embedding has: nobody reads them. */
  | {readonly kind: 'length'; readonly path: Path}
  /** Of each item of a list; a path that is empty stands for the item. */
  | {readonly kind: 'items'; readonly list: Path; readonly paths: readonly Path[]}
  /** Of each value of a map, behind its name. */
  | {readonly kind: 'entries'; readonly map: Path; readonly paths: readonly Path[]}
  /** The text of the messages in the output of the Responses API. */
  | {readonly kind: 'output text'};

/** What a reader wants of a stream: the text of its events, as it comes. */
export type EventSummary =
  /** Of each choice in a chunk of a chat completion. */
  | {readonly kind: 'choices'}
  /** Of events whose type says that they hold text. */
  | {readonly kind: 'typed'; readonly type: string; readonly path: Path}
  /** Of events whose payload says so of its delta. */
  | {readonly kind: 'deltas'; readonly payload: Path; readonly type?: string}
  /** Of every event. */
  | {readonly kind: 'every'; readonly path: Path};

/** Names of properties by which the programs of an API find what a reader wants of a response. */
export interface ResponseNames {
  /** Properties that hold what was asked for, beside properties about it, in the order of preference. */
  readonly collections: readonly string[];
  /** Properties that hold a message with a property `content`. */
  readonly messages: readonly string[];
  /** What people call an object by; identifiers of the object's own kind come after these. */
  readonly names: readonly string[];
  /** What tells most of an object beside its name, in the order of preference. */
  readonly details: readonly string[];
  /** Where events have a delta with text, and the type of such an event where others have one too. */
  readonly deltas: readonly {readonly path: readonly string[]; readonly type?: string}[];
}

const commonNames: ResponseNames = {
  collections: ['data', 'items', 'results'],
  messages: [],
  names: ['id', 'name'],
  details: ['status', 'description'],
  deltas: [],
};

/** What the rules read: the schemas of the specification, and the names of its properties. */
interface Scope {
  readonly model: ApiModel;
  readonly names: ResponseNames;
}

const maximumDepth = 3;

/**
 * Finds what a reader wants of an operation's response, by rules on the names and types of its
 * schema. Where a schema leaves the names of properties to the data, those of the example decide.
 * @returns undefined where no rule applies: the response is shown whole
 */
export function summarizeResponse(
  operation: Operation,
  model: ApiModel,
  names: ResponseNames = commonNames,
): ResponseSummary | undefined {
  const body = successBody(operation, 'application/json');
  if (!body || body.isFileContent) return undefined;
  return partOf(body.type, body.example, {model, names}, 0);
}

/** Finds where the events of an operation's stream have their text; undefined where nothing says. */
export function summarizeEvents(
  operation: Operation,
  model: ApiModel,
  names: ResponseNames = commonNames,
): EventSummary | undefined {
  const body = successBody(operation, 'text/event-stream');
  if (!body) return undefined;
  const {type} = body;
  const scope = {model, names};
  if (has(type, 'choices', scope)) return {kind: 'choices'};
  if (mentions(type, 'response.output_text.delta', scope)) {
    return {kind: 'typed', type: 'response.output_text.delta', path: [field('delta')]};
  }
  for (const {path, type: eventType} of names.deltas) {
    const payload = path.reduce<Type | undefined>(
      (found, name) => found && typeAt(found, name, scope),
      type,
    );
    const isText = payload && (eventType !== undefined || has(payload, 'delta', scope));
    if (isText) return {kind: 'deltas', payload: path.map(field), type: eventType};
  }
  const delta = typeAt(type, 'delta', scope);
  return delta?.kind === 'primitive' ? {kind: 'every', path: [field('delta')]} : undefined;
}

/**
 * Summary of the value that a client method returns.
 * @param method which property of the response the method returns alone, and whether the types of
 * the client lack what the server sends: then everything that comes is shown
 */
export function summaryOfReturned(
  part: ResponseSummary | undefined,
  {unwraps, mistyped}: {readonly unwraps?: string; readonly mistyped?: boolean},
): ResponseSummary | undefined {
  const isUnwrapped = ([first]: Path): boolean => first?.kind === 'field' && first.name === unwraps;
  const rest = (path: Path): Path => (isUnwrapped(path) ? path.slice(1) : path);
  switch (part?.kind) {
    case 'items':
      return {...part, list: rest(part.list), ...(mistyped && {paths: [[]]})};
    case 'entries':
      return {...part, map: rest(part.map), ...(mistyped && {paths: [[]]})};
    case 'length':
      return {...part, path: rest(part.path)};
    default:
      return mistyped || unwraps !== undefined ? undefined : part;
  }
}

function successBody(operation: Operation, mediaType: string): Body | undefined {
  return successBodies(operation).find((body) => body.mediaType === mediaType);
}

function partOf(
  type: Type,
  example: Json | undefined,
  scope: Scope,
  depth: number,
): ResponseSummary | undefined {
  const fields = fieldsOf(type, scope);
  const named = (name: string): Field | undefined => fields.find((each) => each.name === name);
  const choice = named('choices') && itemType(named('choices')?.type, scope);
  if (choice) {
    const first = [field('choices'), item(0)];
    return values([
      ...first,
      ...(has(choice, 'message', scope) ? [field('message'), field('content')] : [field('text')]),
    ]);
  }
  if (named('output') && isConstant(named('object')?.type, 'response')) {
    return {kind: 'output text'};
  }
  const message = scope.names.messages.find(named);
  if (message) return values([field(message), field('content')]);
  if (named('deleted')) return values([field('deleted')]);
  if (named('embeddings')) return {kind: 'length', path: [field('embeddings'), item(0)]};
  for (const name of scope.names.collections) {
    const found = collectionIn(named(name), example, scope);
    if (found) return found;
  }
  const own = pathsOf(fields, scope);
  if (own.length > 0) return values(...own);
  const [only, ...others] = fields;
  if (!only || others.length > 0) return undefined;
  const inner =
    only.required && depth < maximumDepth && partOf(only.type, undefined, scope, depth + 1);
  return inner && inner.kind === 'values'
    ? values(...inner.paths.map((path) => [field(only.name), ...path]))
    : values([field(only.name)]);
}

/** Summary of a list or map of objects; undefined for a property that holds none. */
function collectionIn(
  found: Field | undefined,
  example: Json | undefined,
  scope: Scope,
): ResponseSummary | undefined {
  if (!found) return undefined;
  const path = [field(found.name)];
  const type = resolve(found.type, scope);
  if (type.kind === 'map') {
    const inner = pathsOf(fieldsOf(type.values, scope), scope);
    return {kind: 'entries', map: path, paths: inner.length > 0 ? inner : [[]]};
  }
  if (type.kind !== 'array') return undefined;
  if (has(type.items, 'embedding', scope) && has(type.items, 'object', scope)) {
    return {kind: 'length', path: [...path, item(0), field('embedding')]};
  }
  const paths = itemPaths(type.items, firstItem(example, found.name), scope);
  return {kind: 'items', list: path, paths: paths.length > 0 ? paths : [[]]};
}

function itemPaths(type: Type, example: Json | undefined, scope: Scope): readonly Path[] {
  if (resolve(type, scope).kind === 'map') {
    const name = Object.keys(isObject(example) ? example : {}).find(isIdentifier);
    return name === undefined ? [] : [[{kind: 'key', name}]];
  }
  const part = partOf(type, undefined, scope, maximumDepth);
  const isMessage =
    part?.kind === 'values' && scope.names.messages.some((name) => has(type, name, scope));
  return isMessage ? part.paths : pathsOf(fieldsOf(type, scope), scope);
}

/** The name of an object, what tells most beside it, and its text; empty for an object without. */
function pathsOf(fields: readonly Field[], scope: Scope): readonly Path[] {
  const required = fields.filter((each) => each.required || each.type.kind === 'constant');
  const byName = (name: string): Field | undefined => required.find((each) => each.name === name);
  const name =
    scope.names.names.find(byName) ??
    required.find((each) => isIdentifier(each.name))?.name ??
    (byName('type') && 'type');
  const detail = scope.names.details.find((each) => each !== name && byName(each));
  const text = textPath(fields, scope);
  // A name that is a constant of the schema tells nothing of the object.
  const shown = name === 'type' && text ? undefined : name;
  return [
    ...(shown === undefined ? [] : [[field(shown)]]),
    ...(detail === undefined ? [] : [[field(detail)]]),
    ...(text ? [text] : []),
  ];
}

function textPath(fields: readonly Field[], scope: Scope): Path | undefined {
  const content = fields.find(({name}) => name === 'content');
  if (content) {
    const type = resolve(content.type, scope);
    const isList = type.kind === 'array' && has(type.items, 'text', scope);
    return [field('content'), ...(isList ? [item(0), field('text')] : [])];
  }
  const isText = ({name, type, required}: Field): boolean =>
    name === 'text' && required && type.kind === 'primitive';
  return fields.some(isText) ? [field('text')] : undefined;
}

/** The properties that every value of a type has. */
function fieldsOf(type: Type, scope: Scope): readonly Field[] {
  const resolved = resolve(type, scope);
  switch (resolved.kind) {
    case 'object':
      return resolved.fields;
    case 'intersection':
      return resolved.parts.flatMap((part) => fieldsOf(part, scope));
    case 'union': {
      const [first = [], ...others] = resolved.alternatives.map((each) => fieldsOf(each, scope));
      return first
        .filter(({name}) =>
          others.every((fields) => fields.some((each) => each.name === name && isSure(each))),
        )
        .filter(isSure);
    }
    default:
      return [];
  }
}

function isSure({required, type}: Field): boolean {
  return required || type.kind === 'constant';
}

/** Follows references, and leaves out that a value may be null. */
function resolve(type: Type, scope: Scope): Type {
  if (type.kind === 'reference') {
    const schema = scope.model.schemas.get(type.schema);
    return schema ? resolve(schema.type, scope) : {kind: 'any'};
  }
  if (type.kind !== 'union') return type;
  const [only, ...others] = type.alternatives.filter(
    (each) => !(each.kind === 'primitive' && each.name === 'null'),
  );
  return only && others.length === 0 ? resolve(only, scope) : type;
}

function typeAt(type: Type, name: string, scope: Scope): Type | undefined {
  const found = fieldsOf(type, scope).find((each) => each.name === name);
  return found && resolve(found.type, scope);
}

function has(type: Type, name: string, scope: Scope): boolean {
  return typeAt(type, name, scope) !== undefined;
}

function itemType(type: Type | undefined, scope: Scope): Type | undefined {
  const resolved = type && resolve(type, scope);
  return resolved?.kind === 'array' ? resolved.items : undefined;
}

/** Whether an alternative of a type has a value of `type` that is a constant. */
function mentions(type: Type, value: string, scope: Scope): boolean {
  const resolved = resolve(type, scope);
  return resolved.kind === 'union'
    ? resolved.alternatives.some((each) => mentions(each, value, scope))
    : isConstant(typeAt(resolved, 'type', scope), value);
}

function isConstant(type: Type | undefined, value: string): boolean {
  return type?.kind === 'constant' && type.value === value;
}

function isIdentifier(name: string): boolean {
  return /_(id|uuid)$/.test(name);
}

function firstItem(example: Json | undefined, name: string): Json | undefined {
  const list = isObject(example) ? example[name] : undefined;
  return Array.isArray(list) ? (list as Json[])[0] : undefined;
}

function isObject(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function values(...paths: readonly Path[]): ResponseSummary {
  return {kind: 'values', paths};
}

function field(name: string): Step {
  return {kind: 'field', name};
}

function item(index: number): Step {
  return {kind: 'item', index};
}
