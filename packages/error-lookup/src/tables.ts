import path from 'node:path';
import {parsePage} from '@docs-kit/docs-facts/markdown';
import {errorRowsOf, usualHeading} from './error-rows';
import {
  codesOf,
  type ErrorRow,
  type ErrorTables,
  type Piece,
  type Place,
  versionMark,
} from './rows';

/** A page as the docs plugin has loaded it. */
export interface DocsPage {
  /** Path of its file below the folder of its version. */
  readonly file: string;
  readonly title: string;
  /** Address, such as `/docs/guides/start`. */
  readonly permalink: string;
  readonly source: string;
}

/** The pages of one version. `path` has no slash at its end. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly pages: readonly DocsPage[];
}

export interface TableOptions {
  /** How the heading of the first column of an error table begins: `usualHeading` by default. */
  readonly heading?: RegExp;
  /**
   * Says in a sentence how a run provoked a message, for those that one did. The version has the
   * name that Docusaurus gives it, the page the path of its file there, without ending.
   */
  readonly provoked?: (version: string, page: string, message: string) => string | undefined;
}

/**
 * Collects the rows of all error tables that quote a message.
 * @throws Error when no page has one, or a page is not valid MDX
 */
export function collectTables(
  versions: readonly DocsVersion[],
  {heading = usualHeading, provoked = () => undefined}: TableOptions = {},
): ErrorTables {
  const rows = new Map<string, Omit<ErrorRow, 'places'> & {places: Place[]}>();
  const titles: Record<string, string> = {};
  const sentences: string[] = [];
  versions.forEach((version, number) => {
    const addresses = new Map(version.pages.map(({file, permalink}) => [file, permalink]));
    for (const {file, title, permalink, source} of version.pages) {
      const page = permalink.slice(version.path.length).replace(/^\/|\/$/g, '');
      for (const {id, cells} of errorRowsOf(parsePage(file, tablesOf(source, heading)), heading)) {
        const [seen = [], cause = [], remedy] = cells.map((cell) =>
          cell.map((piece) => resolve(piece, file, version, addresses)),
        );
        const messages = codesOf(seen).filter((code) => code.includes(' '));
        if (messages.length === 0) continue;
        titles[`${number} ${page}`] = title;
        const sentence = messages
          .map((message) => provoked(version.name, file.replace(/\.mdx?$/, ''), message))
          .find((found) => found !== undefined);
        const place = {
          ...{version: number, page, id},
          ...(sentence !== undefined && {provoked: numberOf(sentence, sentences)}),
        };
        const cellsOfRow = {seen, cause, ...(remedy && {remedy})};
        const key = JSON.stringify(cellsOfRow);
        const known = rows.get(key);
        if (known) known.places.push(place);
        else rows.set(key, {...cellsOfRow, places: [place]});
      }
    }
  });
  if (rows.size === 0) {
    throw new Error(
      `error-lookup: expected tables whose first heading matches ${String(heading)}, found none in ${versions.map(({name}) => name).join(', ')}. Correct the option "heading".`,
    );
  }
  return {
    versions: versions.map(({label, path: folder}) => ({label, path: folder})),
    titles,
    provoked: sentences,
    rows: [...rows.values()] as unknown as ErrorRow[],
  };
}

/** The error tables of a page alone: parsing whole pages would take most of the time. */
function tablesOf(source: string, heading: RegExp): string {
  const tables: string[] = [];
  let isInside = false;
  for (const line of source.split('\n').map((each) => each.trim())) {
    const isRow = line.startsWith('|');
    if (isRow && !isInside && heading.test(line.replace(/^\| */, ''))) tables.push('');
    isInside = isRow && (isInside || tables.at(-1) === '');
    if (isInside) tables.push(line);
  }
  return tables.join('\n');
}

/** The number of a text in a list, which gets it if it lacks it. */
function numberOf(text: string, list: string[]): number {
  const found = list.indexOf(text);
  return found < 0 ? list.push(text) - 1 : found;
}

/** Writes the address of a link as a browser can follow it from any page, in the row's version. */
function resolve(
  piece: Piece,
  file: string,
  version: DocsVersion,
  addresses: ReadonlyMap<string, string>,
): Piece {
  if (typeof piece === 'string' || piece.length === 1) return piece;
  const [text, address] = piece;
  const [target = '', hash = ''] = address.split(/(?=#)/);
  if (/^[a-z]+:|^\//.test(target)) return piece;
  const permalink = addresses.get(target ? path.join(path.dirname(file), target) : file);
  // A link to no page is reported where pages are built.
  if (permalink === undefined) return text;
  const below = permalink.slice(version.path.length);
  return [text, `${versionMark}${below}${hash}`];
}
