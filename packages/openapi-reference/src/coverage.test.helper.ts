import {type HttpMethod, httpMethods, type OpenApiDocument} from '@docs-kit/openapi-model/document';

/**
 * What a document says of its operations, read without the model: a test compares it with the pages.
 * References are followed, schemas with a name are listed by it.
 */
interface Said {
  /** Ids of parameters, properties and headers. */
  readonly ids: Set<string>;
  /** Statuses of responses, and names of security schemes. */
  readonly statuses: Set<string>;
  readonly schemes: Set<string>;
  /** Schemas that are bodies of requests: their properties may be under the body instead. */
  readonly bodySchemas: Set<string>;
  /** What limits the values of parameters, properties, bodies and schemas, by their ids. */
  readonly facts: Facts;
  /** What the page has to hold anywhere: addresses, names of links, examples in one of their forms. */
  readonly texts: Set<readonly string[]>;
}

type Raw = Readonly<Record<string, unknown>>;
type Facts = Map<string, Set<string>>;

const wordsOfLimits: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
  multipleOf: 'multiple of',
  minLength: 'minimum length',
  maxLength: 'maximum length',
  minItems: 'minimum items',
  maxItems: 'maximum items',
  minProperties: 'minimum properties',
  maxProperties: 'maximum properties',
};

/** An operation of a document, with what its page lacks and what it has too much. */
export interface Coverage {
  readonly operation: string;
  readonly lacks: readonly string[];
  readonly adds: readonly string[];
}

/**
 * Compares each operation of a document with its page.
 * @param pageOf gives the MDX of an operation; nothing where it has no page
 */
export function coverageOf(
  document: OpenApiDocument,
  pageOf: (method: HttpMethod, path: string) => string | undefined,
): Coverage[] {
  const {paths = {}, webhooks = {}} = document as unknown as Readonly<Record<string, Raw>>;
  return [...Object.entries(paths), ...Object.entries(webhooks)].flatMap(([path, reference]) => {
    const item = follow(document, reference as Raw);
    return httpMethods
      .filter((method) => item[method])
      .map((method): Coverage => {
        const operation = `${method} ${path}`;
        const page = pageOf(method, path);
        if (page === undefined) return {operation, lacks: ['page'], adds: []};
        const said = emptySaid();
        readOperation(document, item, method, '', said);
        return {operation, ...difference(said, page)};
      });
  });
}

function emptySaid(): Said {
  return {
    ids: new Set(),
    statuses: new Set(),
    schemes: new Set(),
    bodySchemas: new Set(),
    facts: new Map(),
    texts: new Set(),
  };
}

function difference(said: Said, page: string): Pick<Coverage, 'lacks' | 'adds'> {
  const shown = shownIds(page);
  const inBody = new Set(
    [...said.bodySchemas].flatMap((name) =>
      [...said.ids]
        .filter((id) => id.startsWith(`schema-${name}/`))
        .map((id) => id.replace(`schema-${name}/`, 'body/')),
    ),
  );
  const isShown = (id: string): boolean =>
    shown.has(id) ||
    [...said.bodySchemas].some(
      (name) =>
        id.startsWith(`schema-${name}/`) && shown.has(id.replace(`schema-${name}/`, 'body/')),
    );
  return {
    lacks: [
      ...lackingFacts(said, page),
      ...[...said.texts]
        .filter((forms) => !forms.some((text) => unspaced(page).includes(unspaced(text))))
        .map((forms) => forms.join(' or ')),
      ...[...said.ids].filter((id) => !isShown(id)),
      ...[...said.statuses].filter(
        (id) =>
          !page.includes(`{#${id}}`) &&
          !page.includes(`<StatusCode code="${id.replace(/^.*response-/, '')}"`),
      ),
      ...[...said.schemes].filter((name) => !page.includes(`\`${name}\`, `)),
    ],
    adds: [
      ...[...shown].filter((id) => !said.ids.has(id) && !inBody.has(id)),
      ...addedFacts(said, page),
    ],
  };
}

/** Samples write values on as many lines as they need. */
const unspaced = (text: string): string => text.replace(/\s+/g, '');

/** The facts of a document that the page does not say where it says the type. */
function lackingFacts({facts, bodySchemas}: Said, page: string): string[] {
  const shown = shownFacts(page);
  return [...facts].flatMap(([id, own]) => {
    const [section = '', ...path] = id.split('/');
    const places = [
      id,
      ...(bodySchemas.has(section.replace('schema-', '')) ? [['body', ...path].join('/')] : []),
      ...(section.startsWith('response-') ? ['errors'] : []),
    ];
    const text = places.map((place) => shown.get(place) ?? '').join('\n');
    return [...own].filter((fact) => !text.includes(fact)).map((fact) => `${id}: ${fact}`);
  });
}

/** Limits, as the page words them: `at least 1`. */
const limit = new RegExp(
  `(?:${Object.values(wordsOfLimits).join('|')}) (?:-?\\d[\\d.e+-]*)|no other properties|unique items`,
  'g',
);

/** The facts that the page says and that the document says nowhere. */
function addedFacts({facts}: Said, page: string): string[] {
  const said = new Set([...facts.values()].flatMap((own) => [...own]));
  const text = [...shownFacts(page).values()].join('\n').replace(/"(?:[^"\\]|\\.)*"/g, '""');
  return [...new Set(text.match(limit))].filter((fact) => !said.has(fact));
}

/** The types and notes of the fields, bodies and schemas of a page, by their ids. */
function shownFacts(page: string): ReadonlyMap<string, string> {
  const facts = new Map<string, string>();
  forEachTag(page, (id, tag) => {
    const [, text, json] =
      / notes=(?:"([^"]*)"|\{("(?:[^"\\]|\\.)*")\})(?: \/>|>)$/.exec(tag) ?? [];
    const [, type = '[]'] = / type=\{(\[.*?\])\}(?: |>)/.exec(tag) ?? [];
    const notes = json === undefined ? (text ?? '') : String(JSON.parse(json));
    facts.set(id, [facts.get(id), type, notes].join('\n'));
  });
  return facts;
}

/** The tag of a field, with its name as a text or as JSON. */
const fieldTag = /^<Field id=.*? name=(?:"([^"]*)"|\{("(?:[^"\\]|\\.)*")\}) type=.*?( \/>|>)$/;

/** Ids of the fields of a page: the section's, then the names, with slashes between. */
function shownIds(page: string): ReadonlySet<string> {
  const ids = new Set<string>();
  forEachTag(page, (id, tag) => {
    if (tag.startsWith('<Field')) ids.add(id);
  });
  return ids;
}

/** Calls a function with the tags of fields, and those of bodies and schemas with their sections. */
function forEachTag(page: string, call: (id: string, tag: string) => void): void {
  let section = '';
  let around: string[] = [];
  for (const line of page.split('\n')) {
    // Deeper headings without an id are those of descriptions.
    const [, id, words] = /^#{2,6} .+ \\\{#(.+)\}$|^## (.+)$/.exec(line) ?? [];
    const own = id?.replaceAll('\\_', '_') ?? words?.toLowerCase();
    if (own !== undefined) section = sectionOf(own);
    if (line === '</Field>') around = around.slice(0, -1);
    if (/^<(?:BodyType|SchemaFacts) /.test(line)) call(section, line);
    const [, text, json, end] = fieldTag.exec(line) ?? [];
    if (end === undefined) continue;
    const path = [...around, text ?? String(JSON.parse(json ?? ''))];
    call([section, ...path].join('/'), line);
    if (end === '>') around = path;
  }
}

/** Sections of bodies in several media types count as one. */
function sectionOf(id: string): string {
  const [, prefix = '', section, rest = ''] =
    /^((?:callback-.+?-(?:get|put|post|patch|delete)-(?:\d+-)?)*)(body|response-[^-]+)(-.+)?$/.exec(
      id,
    ) ?? [];
  return section === undefined || rest === '-headers' ? id : prefix + section;
}

function readOperation(
  document: OpenApiDocument,
  item: Raw,
  method: string,
  prefix: string,
  said: Said,
): void {
  const operation = item[method] as Raw;
  readWords(operation, said);
  const addFields = (schema: unknown, section: string): void => {
    readFields(document, schema, section, said);
  };
  for (const reference of [...list(item.parameters), ...list(operation.parameters)]) {
    const parameter = follow(document, reference);
    const id = `${prefix}${String(parameter.in)}/${String(parameter.name)}`;
    said.ids.add(id);
    readWords(parameter, said);
    addFields(parameter.schema ?? values(parameter.content)[0]?.schema, id);
  }
  const body = follow(document, operation.requestBody);
  for (const {schema} of values(body.content)) {
    const name = (schema as Raw | undefined)?.$ref;
    if (typeof name === 'string') said.bodySchemas.add(nameOf(name));
    if (typeof name === 'string' && prefix !== '') {
      readFields(document, follow(document, schema), `${prefix}body`, said);
    }
    addFields(schema, `${prefix}body`);
  }
  for (const media of values(body.content)) readWords(media, said);
  for (const [status, reference] of Object.entries((operation.responses ?? {}) as Raw)) {
    if (status.startsWith('x-')) continue;
    const response = follow(document, reference);
    const section = `${prefix}response-${status}`;
    said.statuses.add(section);
    for (const {schema} of values(response.content)) addFields(schema, section);
    if (status.startsWith('2')) {
      for (const media of values(response.content)) readWords(media, said);
    }
    for (const name of Object.keys(response.links ?? {})) said.texts.add([`\`${name}\`: `]);
    for (const [name, header] of Object.entries((response.headers ?? {}) as Raw)) {
      const {schema, content, ...words} = follow(document, header);
      readWords(words, said);
      said.ids.add(`${section}-headers/${name}`);
      addFields(schema ?? values(content)[0]?.schema, `${section}-headers/${name}`);
    }
  }
  for (const requirement of list(operation.security ?? document.security)) {
    for (const name of Object.keys(requirement)) said.schemes.add(name);
  }
  for (const [name, reference] of Object.entries((operation.callbacks ?? {}) as Raw)) {
    const before = new Map<string, number>();
    for (const called of values(follow(document, reference))) {
      for (const each of httpMethods.filter((candidate) => called[candidate])) {
        const number = (before.get(each) ?? 0) + 1;
        before.set(each, number);
        const named = name.replace(/[^\p{L}\p{N}.$_-]+/gu, '-');
        const id = `callback-${named}-${each}${number > 1 ? `-${number}` : ''}-`;
        readOperation(document, called, each, prefix + id, said);
      }
    }
  }
}

/** Adds the properties of a schema that are written in place, and all of the schemas that it names. */
function readFields(
  document: OpenApiDocument,
  schema: unknown,
  around: string,
  said: Said,
  done = new Set<string>(),
): void {
  if (typeof schema !== 'object' || schema === null) return;
  const {$ref: reference, ...others} = schema as Raw;
  if (typeof reference === 'string') {
    const section = `schema-${nameOf(reference)}`;
    const isNew = !said.ids.has(section) && !done.has(section);
    done.add(section);
    if (isNew) readFields(document, targetOf(document, reference), section, said, done);
    if (document.openapi.startsWith('3.0')) return;
  }
  readFacts(others, around, said);
  for (const [name, property] of Object.entries((others.properties ?? {}) as Raw)) {
    said.ids.add(`${around}/${name}`);
    readFields(document, property, `${around}/${name}`, said, done);
  }
  const inner = [
    others.items,
    others.additionalProperties,
    others.additionalProperties === undefined && others.unevaluatedProperties,
    ...['prefixItems', 'allOf', 'oneOf', 'anyOf'].flatMap((keyword) => list(others[keyword])),
    ...values(others.patternProperties),
  ];
  for (const each of inner) readFields(document, each, around, said, done);
}

/** Adds what a schema says of its values beside its fields and inner schemas. */
function readFacts(schema: Raw, around: string, said: Said): void {
  const facts = said.facts.get(around) ?? new Set<string>();
  said.facts.set(around, facts);
  if (schema.const !== undefined) return;
  for (const [keyword, words] of Object.entries(wordsOfLimits)) {
    const {[keyword]: value} = schema;
    const isExclusive = schema[keyword.replace('m', 'exclusiveM')] === true;
    const exclusive = keyword === 'minimum' ? 'more than' : 'less than';
    if (typeof value === 'number') facts.add(`${isExclusive ? exclusive : words} ${value}`);
  }
  for (const keyword of ['format', 'pattern']) {
    if (schema[keyword] !== undefined) facts.add(`${keyword} ${String(schema[keyword])}`);
  }
  if (schema.uniqueItems === true) facts.add('unique items');
  for (const value of list(schema.enum)) facts.add(JSON.stringify(value));
  for (const pattern of Object.keys(schema.patternProperties ?? {})) {
    facts.add(`names match ${pattern}`);
  }
  const {additionalProperties: others = schema.unevaluatedProperties} = schema;
  if (others === false) facts.add('no other properties');
  if (schema.not !== undefined) facts.add('not ');
  const names = schema.propertyNames as Raw | undefined;
  if (names && names.$ref === undefined) readFacts(names, around, said);
  readWords(schema, said);
}

/** Adds the examples of a schema, parameter or body, and its documentation elsewhere. */
function readWords({example, examples, externalDocs}: Raw, said: Said): void {
  const given = Array.isArray(examples) ? list(examples) : values(examples).map(({value}) => value);
  for (const value of [example, ...given].filter((each) => each !== undefined)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const literal = JSON.stringify(value);
    const inAddress = encodeURIComponent(text).replaceAll('%3A', ':');
    const forms = [text, literal, JSON.stringify(literal).slice(1, -1), inAddress];
    said.texts.add(forms);
  }
  const {url} = (externalDocs ?? {}) as Raw;
  if (typeof url === 'string') said.texts.add([url]);
}

/** Schemas inside of others are named by their places. */
function nameOf(reference: string): string {
  const names = segmentsOf(reference.replace(/^#\/components\/schemas\//, '#/'));
  return names.join('.').replace(/[^\w.-]+/g, '-');
}

function segmentsOf(reference: string): string[] {
  return reference
    .slice(2)
    .split('/')
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function targetOf(document: OpenApiDocument, reference: string): unknown {
  return segmentsOf(reference).reduce<unknown>(
    (found, segment) => (found as Raw)[segment],
    document,
  );
}

function follow(document: OpenApiDocument, value: unknown): Raw {
  const {$ref: reference} = (value ?? {}) as Raw;
  if (typeof reference !== 'string') return (value ?? {}) as Raw;
  return follow(document, targetOf(document, reference));
}

function list(value: unknown): readonly Raw[] {
  return Array.isArray(value) ? (value as Raw[]) : [];
}

function values(value: unknown): readonly Raw[] {
  return Object.values((value ?? {}) as Readonly<Record<string, Raw>>);
}
