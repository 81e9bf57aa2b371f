/** A piece of a cell: words, code, or the text and the address of a link. */
export type Piece = string | readonly [code: string] | readonly [text: string, address: string];

/** Where a row is: on a page of one version, and what is known of its message there. */
export interface Place {
  /** Number of the version, in the order of `ErrorTables.versions`. */
  readonly version: number;
  /** Path of the page below that of the version, without a slash at either end. */
  readonly page: string;
  /** Id of the row on its page. */
  readonly id: string;
  /** How the message was provoked, where a run did: number of a text in `ErrorTables.provoked`. */
  readonly provoked?: number;
}

/** A row of an error table. The same row on several pages is one, with several places. */
export interface ErrorRow {
  /** What readers see: the messages are its pieces of code with more than one word. */
  readonly seen: readonly Piece[];
  readonly cause: readonly Piece[];
  /** Missing where the table has one column for cause and remedy. */
  readonly remedy?: readonly Piece[];
  readonly places: readonly [Place, ...Place[]];
}

/** The rows of all versions of a documentation, as the browser loads them. */
export interface ErrorTables {
  /** Newest release first, as the docs plugin lists them. `path` has no slash at its end. */
  readonly versions: readonly {readonly label: string; readonly path: string}[];
  /** Titles of pages with rows, by version and page: `0 guides/start`. */
  readonly titles: Readonly<Record<string, string>>;
  /** Sentences about runs that provoked messages. */
  readonly provoked: readonly string[];
  readonly rows: readonly ErrorRow[];
}

/** Begins addresses of pages in the same version, instead of the version's path. */
export const versionMark = '~';

/** The words of a cell without their marks. */
export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece[0])).join('');

/** The pieces of code of a cell, in their order. */
export const codesOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => (typeof piece !== 'string' && piece.length === 1 ? [piece[0]] : []));
