import type {OpenApiDocument} from './document';
import type {NamedSchema} from './model';

/**
 * What messages name: the file of a document; or, for each JSON Pointer, the file and line where its
 * value is written.
 */
export type Source = string | ((pointer: string) => {readonly file: string; readonly line: number});

/** What is read from a document, and what is wrong with it. */
interface Reader {
  readonly document: OpenApiDocument;
  readonly source: Source;
  readonly problems: string[];
  /** Schemas that references name inside of others, by the names that they get here. */
  readonly innerSchemas: Map<string, NamedSchema>;
}

/** A place in a document: where the parser reads. */
export interface Cursor {
  readonly reader: Reader;
  /** JSON Pointer (RFC 6901) to the place. */
  readonly pointer: string;
}

/**
 * All mistakes of a document, a line each: `api.yaml:12: #/paths/~1pets/get: …`; without lines
 * `api.yaml#/paths/~1pets/get: …`.
 */
export class SpecificationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** Begins to read a document. */
export function startOf(document: OpenApiDocument, source: Source): Cursor {
  return {reader: {document, source, problems: [], innerSchemas: new Map()}, pointer: ''};
}

/** The place below another one. */
export function below(
  {reader, pointer}: Cursor,
  ...segments: readonly (string | number)[]
): Cursor {
  const escaped = segments.map(
    (segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`,
  );
  return {reader, pointer: pointer + escaped.join('')};
}

/** The place beside another one, in what is around both. */
export function beside({reader, pointer}: Cursor, segment: string): Cursor {
  return below({reader, pointer: pointer.slice(0, pointer.lastIndexOf('/'))}, segment);
}

/** Notes a mistake of a place: what is wrong, and what to do. Reading goes on. */
export function refuse({reader, pointer}: Cursor, message: string): void {
  reader.problems.push(`${placed(reader.source, pointer)}#${pointer}: ${message}`);
}

function placed(source: Source, pointer: string): string {
  if (typeof source === 'string') return source;
  const {file, line} = source(pointer);
  return `${file}:${line}: `;
}

/** @throws SpecificationError when the document has mistakes */
export function expectNoProblems({reader: {problems}}: Cursor): void {
  if (problems.length > 0) throw new SpecificationError([...new Set(problems)]);
}

/**
 * Follows references of an object of OpenAPI to the object itself. What OpenAPI 3.1 allows beside a
 * reference, a summary and a description, takes the place of the object's own.
 * @returns the object and its place; nothing where a reference leads nowhere, which is noted
 */
export function resolved<Value extends object>(
  value: Value | {readonly $ref: string},
  at: Cursor,
  followed: readonly string[] = [],
): {readonly value: Value; readonly at: Cursor} | undefined {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return {value: value as Value, at};
  const reference = value.$ref;
  if (followed.includes(reference)) {
    refuse(
      at,
      `the reference "${reference}" leads back to itself. Let it name what it stands for.`,
    );
    return undefined;
  }
  const target = targetOf(reference, at);
  if (target === undefined || typeof target.value !== 'object' || target.value === null) {
    refuseReference(reference, at);
    return undefined;
  }
  const found = resolved(target.value as Value, target.at, [...followed, reference]);
  if (!found || at.reader.document.openapi.startsWith('3.0')) return found;
  const {summary, description} = value as {
    readonly summary?: string;
    readonly description?: string;
  };
  const words = {...(summary && {summary}), ...(description && {description})};
  return {...found, value: {...found.value, ...words}};
}

/** An entry of a record of OpenAPI, and its place. */
export interface Resolved<Value> {
  readonly name: string;
  readonly value: Value;
  readonly at: Cursor;
}

/** Follows the references of a record; entries that lead nowhere are noted and left out. */
export function resolvedEntries<Value extends object>(
  record: Readonly<Record<string, Value | {readonly $ref: string}>> = {},
  at: Cursor,
): Resolved<Value>[] {
  return Object.entries(record).flatMap(([name, reference]) => {
    const found = resolved<Value>(reference, below(at, name));
    return found ? [{name, ...found}] : [];
  });
}

/** What a local reference leads to; nothing where it leads nowhere or out of the document. */
export function targetOf(
  reference: string,
  {reader}: Cursor,
): {readonly value: unknown; readonly at: Cursor} | undefined {
  if (!reference.startsWith('#/')) return undefined;
  const segments = segmentsOf(reference);
  const value = segments.reduce<unknown>(
    (found, segment) => (found as Record<string, unknown> | undefined)?.[segment],
    reader.document,
  );
  return value === undefined ? undefined : {value, at: below({reader, pointer: ''}, ...segments)};
}

export function refuseReference(reference: string, at: Cursor): void {
  const advice = reference.startsWith('#/')
    ? 'Correct it, or define what it names'
    : 'Bundle the document into one file first';
  refuse(at, `the reference "${reference}" leads to nothing in this document. ${advice}.`);
}

/** The names of which a local reference consists. */
export function segmentsOf(reference: string): string[] {
  return reference
    .slice(2)
    .split('/')
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}
