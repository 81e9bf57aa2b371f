import type {Change} from './changes';
import {kinds, type Mention, pathPattern} from './kinds';
import {schemaOf} from './schemas';

/** A page, prepared for the search. */
export interface PageText {
  readonly file: string;
  readonly text: string;
  readonly lines: readonly {
    readonly text: string;
    /** What of the line is code: all of it in a fence, else its spans. */
    readonly code: string;
    /** Whether a command writes it from data. */
    readonly generated: boolean;
  }[];
}

/** A line that a change touches. */
export interface Place {
  readonly file: string;
  readonly line: number;
  /** Whether it follows the data by itself. */
  readonly generated: boolean;
}

/** An operation that has a page. */
export interface OperationPage {
  /** Name of the page's file, as links have it: `feed-animal.api.mdx`. */
  readonly page: string;
  /** Where it is written. */
  readonly file: string;
  readonly line: number;
  /** How clients call it: `.animals.feed(`. */
  readonly calls: readonly string[];
}

/** Operations by their route; parameters of paths have no name there: `GET /v1/animals/{}`. */
export type Operations = Readonly<Record<string, OperationPage>>;

export interface TouchedPlaces {
  /** Operations that the change is a part of, by the place where they are written. */
  readonly operations: readonly OperationPage[];
  readonly places: readonly Place[];
  /** On how many pages the words are, when these are too many to mean the change. */
  readonly common?: number;
}

/** A field or setting that more pages name has a common name: the words do not tell which is meant. */
const commonFrom = 15;

/** Prepares a page. */
export function pageText(file: string, text: string): PageText {
  let fence: string | undefined;
  let generated = false;
  const lines = text.split('\n').map((line) => {
    const [, mark] = /^\s*(?:>\s*)?(`{3,}|~{3,})/.exec(line) ?? [];
    const isFenced = fence !== undefined;
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
    if (/^\s*<!-- generated:/.test(line)) generated = true;
    const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
    const result = {text: line, code: isFenced ? line : spans.join('\n'), generated};
    if (/^\s*<!-- \/generated/.test(line)) generated = false;
    return result;
  });
  return {file, text, lines};
}

export const unnamed = (route: string): string => route.replace(/\{[^}]*\}/g, '{}');

/**
 * Finds the lines of pages that a change touches.
 * @param schemas routes by the schema that they use, of both revisions
 */
export function placesOf(
  change: Change,
  pages: readonly PageText[],
  operations: Operations,
  schemas: ReadonlyMap<string, ReadonlySet<string>>,
): TouchedPlaces {
  const {kind, key, before, after} = change;
  const {mention, ofApi} = kinds[kind] ?? {mention: (): Mention => ({words: []})};
  const wanted = mention(key, before, after);
  if (!ofApi)
    return {
      operations: [],
      ...limited(
        change,
        pages.flatMap((page) => linesIn(page, wanted)),
      ),
    };
  const routes =
    kind === 'field'
      ? [...(schemas.get(schemaOf(key)) ?? [])]
      : [key.split(' ').slice(0, 2).join(' ')];
  const touched = [...new Set(routes.flatMap((route) => operations[unnamed(route)] ?? []))];
  // What must now be sent is missing where the operation is called.
  const callsBreak = change.effect === 'breaks' && after !== undefined;
  const places = pages.flatMap((page) => {
    const calls = callsIn(page, routes, touched);
    if (kind === 'route' || callsBreak) return calls;
    return calls.length > 0 ? linesIn(page, wanted) : [];
  });
  return {operations: touched, ...limited(change, places)};
}

/** Lines that call one of the operations, name its path or link its page. */
function callsIn(
  page: PageText,
  routes: readonly string[],
  operations: readonly OperationPage[],
): Place[] {
  const words = [
    ...routes.map(pathPattern),
    ...operations.flatMap(({page: link, calls}) => [`/${link}`, ...calls]),
  ];
  return linesIn(page, {words});
}

function linesIn(page: PageText, {words, on = [], file = '', inCode = false}: Mention): Place[] {
  if (!page.file.includes(file)) return [];
  if (!on.every((word) => page.text.includes(word))) return [];
  const found = words
    .filter((word) => word !== '' && (typeof word !== 'string' || page.text.includes(word)))
    .flatMap((word) =>
      indexesOf(page, typeof word === 'string' ? wordPattern(word) : word, inCode),
    );
  return [...new Set(found)]
    .sort((a, b) => a - b)
    .map((index) => ({
      file: page.file,
      line: index + 1,
      generated: page.lines[index]?.generated ?? false,
    }));
}

/** Lines by what was searched for in a page: many changes belong to one operation. */
const searched = new WeakMap<PageText, Map<string, readonly number[]>>();

function indexesOf(page: PageText, pattern: RegExp, inCode: boolean): readonly number[] {
  const known = searched.get(page) ?? new Map<string, readonly number[]>();
  searched.set(page, known);
  const key = `${inCode ? 'code' : 'text'} ${pattern.source}`;
  const lines =
    known.get(key) ??
    page.lines.flatMap(({text, code}, index) =>
      pattern.test(inCode ? code : text) ? [index] : [],
    );
  known.set(key, lines);
  return lines;
}

const wordPattern = (word: string): RegExp =>
  new RegExp(
    `${/^[\w-]/.test(word) ? '(?<![\\w-])' : ''}${word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}${/\w$/.test(word) ? '(?![\\w-])' : ''}`,
  );

/** Kinds whose names are plain words, such as `url`. */
const plainKinds = [
  'field',
  'parameter',
  'configuration',
  'stock configuration',
  'package',
  'message',
];

function limited(
  {kind, key}: Change,
  places: readonly Place[],
): Pick<TouchedPlaces, 'places' | 'common'> {
  const pages = new Set(places.map(({file}) => file)).size;
  // The keys at the top of a run file have no other meaning.
  const isPlain = plainKinds.includes(kind) && !(kind === 'configuration' && !/[.:]/.test(key));
  return isPlain && pages >= commonFrom ? {places: [], common: pages} : {places};
}
