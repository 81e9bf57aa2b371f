import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {rankByWords} from '@docs-kit/machine-copies/mcp';

/** A question, and the words of a page that answer it. */
export interface AnsweredQuestion {
  readonly question: string;
  /** Path under the version, without a leading slash; the Introduction is the empty one. */
  readonly page: string;
  /** A passage of the page's Markdown copy, without marks of emphasis, code and tables. */
  readonly answer: string;
}

/**
 * What a program reads for a question, one text for each fetch, in the order in which it fetches them.
 * It is asked for the next text only while the answer has not come.
 */
export type Way = (question: string) => AsyncIterable<string> | Iterable<string>;

/** What it took to read the answer of a question. */
export interface Cost {
  readonly question: string;
  readonly bytes: number;
  readonly fetches: number;
  readonly isFound: boolean;
}

/** After so many fetches a program gives up. */
const mostFetches = 20;

/**
 * Reads questions in YAML.
 * @throws Error when there is none, one lacks something, or one is there twice
 */
export function readAnsweredQuestions(file: string): AnsweredQuestion[] {
  const questions = parse(readFileSync(file, 'utf8')) as AnsweredQuestion[] | null;
  if (!questions?.length) throw new Error(`${file} has no question.`);
  const seen = new Set<string>();
  for (const {question, page, answer} of questions) {
    if (!question || typeof page !== 'string' || !answer || seen.has(question))
      throw new Error(`${file}: "${question}" needs a page and an answer, and may be there once.`);
    seen.add(question);
  }
  return questions;
}

/** Whether a text has a passage: in its own marks and lines, or in others. */
export function hasPassage(text: string, passage: string): boolean {
  return plain(text).includes(plain(passage));
}

const plainTexts = new Map<string, string>();

/** Questions are many and texts are few, so each text is read once. */
function plain(text: string): string {
  const known = plainTexts.get(text) ?? plainOf(text);
  plainTexts.set(text, known);
  return known;
}

function plainOf(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('\u200B', '')
    .replace(/[`*|\\\s]+/g, ' ')
    .trim();
}

/** Goes a way for each question, until the answer has come or the program gives up. */
export async function costsOf(questions: readonly AnsweredQuestion[], way: Way): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const {question, answer} of questions) {
    let bytes = 0;
    let fetches = 0;
    let isFound = false;
    for await (const text of way(question)) {
      bytes += Buffer.byteLength(text);
      fetches += 1;
      isFound = hasPassage(text, answer);
      if (isFound || fetches === mostFetches) break;
    }
    costs.push({question, bytes, fetches, isFound});
  }
  return costs;
}

/** The figures of a way: those of questions without an answer count as more than all others. */
export interface Figures {
  readonly medianBytes: number;
  readonly medianFetches: number;
  /** What nine of ten questions take at most. */
  readonly mostBytes: number;
  readonly found: number;
}

/** @throws Error when there is no cost */
export function figuresOf(costs: readonly Cost[]): Figures {
  if (costs.length === 0) throw new Error('There is no question.');
  const at = (share: number, value: (cost: Cost) => number): number =>
    costs.map((cost) => (cost.isFound ? value(cost) : Infinity)).sort((one, other) => one - other)[
      Math.ceil(share * costs.length) - 1
    ] ?? Infinity;
  return {
    medianBytes: at(0.5, ({bytes}) => bytes),
    medianFetches: at(0.5, ({fetches}) => fetches),
    mostBytes: at(0.9, ({bytes}) => bytes),
    found: costs.filter(({isFound}) => isFound).length,
  };
}

interface Link {
  readonly path: string;
  readonly text: string;
}

/**
 * The way of a program that reads an index and opens what its links lead to: always the link whose title,
 * description and address fit the question best (`rankByWords` over the links that it has seen).
 * It reads a page to its end before it opens another, and an index of a section adds its links to the rest.
 * @param start path of the index
 * @param isOpened whether a program that asks about one version opens a path
 */
export function indexWay(
  buildFolder: string,
  start: string,
  isOpened: (path: string) => boolean,
): Way {
  return function* (question) {
    const opened = new Set<string>();
    const links = new Map<string, Link>();
    let next: string | undefined = start;
    while (next !== undefined) {
      opened.add(next);
      const text = readFileSync(path.join(buildFolder, next), 'utf8');
      yield text;
      if (next.endsWith('/llms.txt')) {
        for (const link of linksOf(text)) if (isOpened(link.path)) links.set(link.path, link);
      }
      const rest = [...links.values()].filter((link) => !opened.has(link.path));
      next = continuationOf(buildFolder, next) ?? bestOf(rest, question)?.path;
    }
  };
}

/** Where no link has a word of the question, a program opens the first of the list. */
function bestOf(links: readonly Link[], question: string): Link | undefined {
  return rankByWords(links, ({text}) => text, question)[0] ?? links[0];
}

/** The next part of a copy, where there is one. */
function continuationOf(buildFolder: string, copy: string): string | undefined {
  const [, name = '', part = '1'] = /^(.*?)(?:\.part-(\d+))?\.md$/.exec(copy) ?? [];
  const next = `${name}.part-${Number(part) + 1}.md`;
  return name && existsSync(path.join(buildFolder, next)) ? next : undefined;
}

/** The copies of the pages of a list, one after the other, each to its end. */
export function* copiesOf(buildFolder: string, pages: Iterable<string>): Iterable<string> {
  for (const page of new Set(pages)) {
    let next: string | undefined = `${page}.md`;
    while (next !== undefined) {
      yield readFileSync(path.join(buildFolder, next), 'utf8');
      next = continuationOf(buildFolder, next);
    }
  }
}

function linksOf(index: string): Link[] {
  return [...index.matchAll(/^- \[(.*?)\]\((\S+)\):? ?(.*)$/gm)].map(
    ([, title = '', address = '', description = '']) => {
      const {pathname} = new URL(address);
      return {path: pathname, text: `${title} ${description} ${pathname}`};
    },
  );
}

/** The row of a way in the table of figures. */
export function describeRow(way: string, {medianBytes, medianFetches, mostBytes, found}: Figures) {
  const figures = [medianBytes, medianFetches, mostBytes, found];
  return `| ${[way, ...figures.map((figure) => figure.toLocaleString('en'))].join(' | ')} |`;
}

/**
 * Reads the figures of a way from the table that `describeRow` writes rows of.
 * @throws Error when the table has no row of the way
 */
export function readRow(markdown: string, way: string): Figures {
  const row = markdown.split('\n').find((line) => line.startsWith(`| ${way} |`));
  const cells = row?.split('|').slice(2, 6) ?? [];
  const [medianBytes, medianFetches, mostBytes, found] = cells.map((cell) =>
    Number(cell.replaceAll(',', '').replace('∞', 'Infinity')),
  );
  if (found === undefined || !medianBytes || !medianFetches || !mostBytes)
    throw new Error(`The table has no row "${way}" with four figures.`);
  return {medianBytes, medianFetches, mostBytes, found};
}

/** What has grown by more than a twentieth, and what is found no longer: one line each. */
export function growthOf(recorded: Figures, measured: Figures): string[] {
  const sizes = ['medianBytes', 'medianFetches', 'mostBytes'] as const;
  const grown = sizes.filter((name) => measured[name] > recorded[name] * 1.05);
  const lost = measured.found < recorded.found - 2 ? ['found' as const] : [];
  return [...grown, ...lost].map(
    (name) => `${name}: ${measured[name]}, recorded ${recorded[name]}`,
  );
}
