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
}

type Raw = Readonly<Record<string, unknown>>;

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
  return {ids: new Set(), statuses: new Set(), schemes: new Set(), bodySchemas: new Set()};
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
      ...[...said.ids].filter((id) => !isShown(id)),
      ...[...said.statuses].filter(
        (id) =>
          !page.includes(`{#${id}}`) &&
          !page.includes(`<StatusCode code="${id.replace(/^.*response-/, '')}"`),
      ),
      ...[...said.schemes].filter((name) => !page.includes(`\`${name}\`, `)),
    ],
    adds: [...shown].filter((id) => !said.ids.has(id) && !inBody.has(id)),
  };
}

/** The tag of a field, with its name as a text or as JSON. */
const fieldTag = /^<Field id=.*? name=(?:"([^"]*)"|\{("(?:[^"\\]|\\.)*")\}) type=.*?( \/>|>)$/;

/** Ids of the fields of a page: the section's, then the names, with slashes between. */
function shownIds(page: string): ReadonlySet<string> {
  const ids = new Set<string>();
  let section = '';
  let around: string[] = [];
  for (const line of page.split('\n')) {
    // Deeper headings without an id are those of descriptions.
    const [, id, words] = /^#{2,6} .+ \\\{#(.+)\}$|^## (.+)$/.exec(line) ?? [];
    const own = id?.replaceAll('\\_', '_') ?? words?.toLowerCase();
    if (own !== undefined) section = sectionOf(own);
    if (line === '</Field>') around = around.slice(0, -1);
    const [, text, json, end] = fieldTag.exec(line) ?? [];
    if (end === undefined) continue;
    const path = [...around, text ?? String(JSON.parse(json ?? ''))];
    ids.add([section, ...path].join('/'));
    if (end === '>') around = path;
  }
  return ids;
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
  const addFields = (schema: unknown, section: string): void => {
    readFields(document, schema, section, said);
  };
  for (const reference of [...list(item.parameters), ...list(operation.parameters)]) {
    const parameter = follow(document, reference);
    const id = `${prefix}${String(parameter.in)}/${String(parameter.name)}`;
    said.ids.add(id);
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
  for (const [status, reference] of Object.entries((operation.responses ?? {}) as Raw)) {
    if (status.startsWith('x-')) continue;
    const response = follow(document, reference);
    const section = `${prefix}response-${status}`;
    said.statuses.add(section);
    for (const {schema} of values(response.content)) addFields(schema, section);
    for (const [name, header] of Object.entries((response.headers ?? {}) as Raw)) {
      const {schema, content} = follow(document, header);
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
