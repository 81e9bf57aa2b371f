import type {Json} from '../json';
import {type ApiModel, type Body, type Field, type Operation, type Type} from '../model';

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
export type TellingPart =
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
export type TellingEvent =
  /** Of each choice in a chunk of a chat completion. */
  | {readonly kind: 'choices'}
  /** Of events whose type says that they hold text. */
  | {readonly kind: 'typed'; readonly type: string; readonly path: Path}
  /** Of events whose payload says so of its delta. */
  | {readonly kind: 'deltas'; readonly payload: Path; readonly type?: string}
  /** Of every event. */
  | {readonly kind: 'every'; readonly path: Path};

/** Properties that hold what was asked for, beside properties about it, in the order of preference. */
const collections = [
  'data',
  'results',
  'chunks',
  'scores',
  'batch',
  'synthetic_data',
  'content',
] as const;

/** Properties that hold a message. */
const messages = ['output_message', 'completion_message'] as const;

/** What people call an object by; identifiers of the object's own kind come after these. */
const names = [
  'identifier',
  'id',
  'filename',
  'name',
  'metric',
  'route',
  'index',
  'step_type',
] as const;

/** What tells most of an object beside its name, in the order of preference. */
const details = [
  'status',
  'version',
  'score',
  'relevance_score',
  'flagged',
  'aggregated_results',
  'filename',
  'session_name',
  'model_type',
  'embedding_model',
  'purpose',
  'dataset_id',
  'description',
  'provider_type',
  'method',
  'start_time',
  'values',
  'model',
  'provider_id',
  'created_at',
] as const;

const maximumDepth = 3;

/**
 * Finds what a reader wants of an operation's response, by rules on the names and types of its
 * schema. Where a schema leaves the names of properties to the data, those of the example decide.
 * @returns undefined where no rule applies: the response is shown whole
 */
export function tellingPartOf(operation: Operation, model: ApiModel): TellingPart | undefined {
  const body = successBody(operation, 'application/json');
  if (!body || body.isFileContent) return undefined;
  return partOf(body.type, body.example, model, 0);
}

/** Finds where the events of an operation's stream have their text; undefined where nothing says. */
export function tellingEventOf(operation: Operation, model: ApiModel): TellingEvent | undefined {
  const body = successBody(operation, 'text/event-stream');
  if (!body) return undefined;
  const {type} = body;
  if (has(type, 'choices', model)) return {kind: 'choices'};
  if (mentions(type, 'response.output_text.delta', model)) {
    return {kind: 'typed', type: 'response.output_text.delta', path: [field('delta')]};
  }
  const event = typeAt(type, 'event', model);
  if (event && has(event, 'payload', model)) {
    return {kind: 'deltas', payload: [field('event'), field('payload')], type: 'step_progress'};
  }
  if (event && has(event, 'delta', model)) return {kind: 'deltas', payload: [field('event')]};
  const delta = typeAt(type, 'delta', model);
  return delta?.kind === 'primitive' ? {kind: 'every', path: [field('delta')]} : undefined;
}

/**
 * What is telling of the value that a client method returns.
 * @param method which property of the response the method returns alone, and whether the types of
 * the client lack what the server sends: then everything that comes is shown
 */
export function partOfReturned(
  part: TellingPart | undefined,
  {unwraps, mistyped}: {readonly unwraps?: string; readonly mistyped?: boolean},
): TellingPart | undefined {
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

function successBody({responses}: Operation, mediaType: string): Body | undefined {
  return responses
    .filter(({status}) => status.startsWith('2'))
    .flatMap(({bodies}) => bodies)
    .find((body) => body.mediaType === mediaType);
}

function partOf(
  type: Type,
  example: Json | undefined,
  model: ApiModel,
  depth: number,
): TellingPart | undefined {
  const fields = fieldsOf(type, model);
  const named = (name: string): Field | undefined => fields.find((each) => each.name === name);
  const choice = named('choices') && itemType(named('choices')?.type, model);
  if (choice) {
    const first = [field('choices'), item(0)];
    return values([
      ...first,
      ...(has(choice, 'message', model) ? [field('message'), field('content')] : [field('text')]),
    ]);
  }
  if (named('output') && isConstant(named('object')?.type, 'response')) {
    return {kind: 'output text'};
  }
  const message = messages.find(named);
  if (message) return values([field(message), field('content')]);
  if (named('deleted')) return values([field('deleted')]);
  if (named('embeddings')) return {kind: 'length', path: [field('embeddings'), item(0)]};
  for (const name of collections) {
    const found = collectionIn(named(name), example, model);
    if (found) return found;
  }
  const own = pathsOf(fields, model);
  if (own.length > 0) return values(...own);
  const [only, ...others] = fields;
  if (!only || others.length > 0) return undefined;
  const inner =
    only.required && depth < maximumDepth && partOf(only.type, undefined, model, depth + 1);
  return inner && inner.kind === 'values'
    ? values(...inner.paths.map((path) => [field(only.name), ...path]))
    : values([field(only.name)]);
}

/** What is telling of a list or map of objects; undefined for a property that holds none. */
function collectionIn(
  found: Field | undefined,
  example: Json | undefined,
  model: ApiModel,
): TellingPart | undefined {
  if (!found) return undefined;
  const path = [field(found.name)];
  const type = resolve(found.type, model);
  if (type.kind === 'map') {
    const inner = pathsOf(fieldsOf(type.values, model), model);
    return {kind: 'entries', map: path, paths: inner.length > 0 ? inner : [[]]};
  }
  if (type.kind !== 'array') return undefined;
  if (has(type.items, 'embedding', model) && has(type.items, 'object', model)) {
    return {kind: 'length', path: [...path, item(0), field('embedding')]};
  }
  const paths = itemPaths(type.items, firstItem(example, found.name), model);
  return {kind: 'items', list: path, paths: paths.length > 0 ? paths : [[]]};
}

function itemPaths(type: Type, example: Json | undefined, model: ApiModel): readonly Path[] {
  if (resolve(type, model).kind === 'map') {
    const name = Object.keys(isObject(example) ? example : {}).find(isIdentifier);
    return name === undefined ? [] : [[{kind: 'key', name}]];
  }
  const part = partOf(type, undefined, model, maximumDepth);
  const isMessage = part?.kind === 'values' && messages.some((name) => has(type, name, model));
  return isMessage ? part.paths : pathsOf(fieldsOf(type, model), model);
}

/** The name of an object, what tells most beside it, and its text; empty for an object without. */
function pathsOf(fields: readonly Field[], model: ApiModel): readonly Path[] {
  const required = fields.filter((each) => each.required || each.type.kind === 'constant');
  const byName = (name: string): Field | undefined => required.find((each) => each.name === name);
  const name =
    names.find(byName) ??
    required.find((each) => isIdentifier(each.name))?.name ??
    (byName('type') && 'type');
  const detail = details.find((each) => each !== name && byName(each));
  const text = textPath(fields, model);
  // A name that is a constant of the schema tells nothing of the object.
  const shown = name === 'type' && text ? undefined : name;
  return [
    ...(shown === undefined ? [] : [[field(shown)]]),
    ...(detail === undefined ? [] : [[field(detail)]]),
    ...(text ? [text] : []),
  ];
}

function textPath(fields: readonly Field[], model: ApiModel): Path | undefined {
  const content = fields.find(({name}) => name === 'content');
  if (content) {
    const type = resolve(content.type, model);
    const isList = type.kind === 'array' && has(type.items, 'text', model);
    return [field('content'), ...(isList ? [item(0), field('text')] : [])];
  }
  const isText = ({name, type, required}: Field): boolean =>
    name === 'text' && required && type.kind === 'primitive';
  return fields.some(isText) ? [field('text')] : undefined;
}

/** The properties that every value of a type has. */
function fieldsOf(type: Type, model: ApiModel): readonly Field[] {
  const resolved = resolve(type, model);
  switch (resolved.kind) {
    case 'object':
      return resolved.fields;
    case 'intersection':
      return resolved.parts.flatMap((part) => fieldsOf(part, model));
    case 'union': {
      const [first = [], ...others] = resolved.alternatives.map((each) => fieldsOf(each, model));
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
function resolve(type: Type, model: ApiModel): Type {
  if (type.kind === 'reference') {
    const schema = model.schemas.get(type.schema);
    return schema ? resolve(schema.type, model) : {kind: 'any'};
  }
  if (type.kind !== 'union') return type;
  const [only, ...others] = type.alternatives.filter(
    (each) => !(each.kind === 'primitive' && each.name === 'null'),
  );
  return only && others.length === 0 ? resolve(only, model) : type;
}

function typeAt(type: Type, name: string, model: ApiModel): Type | undefined {
  const found = fieldsOf(type, model).find((each) => each.name === name);
  return found && resolve(found.type, model);
}

function has(type: Type, name: string, model: ApiModel): boolean {
  return typeAt(type, name, model) !== undefined;
}

function itemType(type: Type | undefined, model: ApiModel): Type | undefined {
  const resolved = type && resolve(type, model);
  return resolved?.kind === 'array' ? resolved.items : undefined;
}

/** Whether an alternative of a type has a value of `type` that is a constant. */
function mentions(type: Type, value: string, model: ApiModel): boolean {
  const resolved = resolve(type, model);
  return resolved.kind === 'union'
    ? resolved.alternatives.some((each) => mentions(each, value, model))
    : isConstant(typeAt(resolved, 'type', model), value);
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

function values(...paths: readonly Path[]): TellingPart {
  return {kind: 'values', paths};
}

function field(name: string): Step {
  return {kind: 'field', name};
}

function item(index: number): Step {
  return {kind: 'item', index};
}
