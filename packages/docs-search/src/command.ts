import {parseArgs} from 'node:util';
import {openBuiltSearch} from './built-search';
import {present, type PresentedHit} from './results/present';
import type {TextPiece} from './results/snippet';

/** What can be searched. */
export interface SearchableSite {
  /** Folder of the build, unless the arguments name another. */
  readonly build: string;
  /** Versions; the first is searched unless the arguments name another. */
  readonly versions: readonly {
    readonly name: string;
    readonly label: string;
    readonly path: string;
  }[];
}

const snippetLength = 100;

/**
 * Searches a finished build as a reader would.
 * @param args words, and the options --version, --context, --limit and --build
 * @returns what the reader would see, line by line, and how many pages were found
 * @throws Error that says what is wrong with the arguments, or that there is no build
 */
export function searchBuild(
  args: readonly string[],
  {build, versions}: SearchableSite,
): {lines: string[]; total: number} {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      version: {type: 'string', default: versions[0]?.name ?? ''},
      context: {type: 'string'},
      limit: {type: 'string', default: '8'},
      build: {type: 'string', default: build},
    },
  });
  const text = positionals.join(' ');
  if (text === '') throw new Error('What to search for? Write: npm run search -- "query"');
  const names = versions.map(({name}) => name);
  const version = versions[names.indexOf(values.version)];
  if (!version) throw unknown('version', values.version, names);
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1)
    throw new Error('--limit needs a whole number from 1.');

  const {searcher, textsOf} = openBuiltSearch(values.build, version);
  const contexts = searcher.settings.contexts.map(({path}) => path);
  const {context} = values;
  if (context !== undefined && !contexts.includes(context))
    throw unknown('context', context, contexts);
  const result = searcher.search(text, {limit, ...(context && {context})});
  const count = `${result.total} pages found in ${version.label}`;
  return {
    total: result.total,
    lines: [
      ...result.notices,
      result.total === 0 ? 'No results' : count,
      ...present(result, textsOf, snippetLength).map(describe),
    ],
  };
}

function unknown(option: string, value: string, known: readonly string[]): Error {
  return new Error(`--${option} ${value} does not exist. Choose one of: ${known.join(', ')}.`);
}

function describe({
  u,
  h = '',
  b = [],
  title,
  heading,
  owner,
  snippet = [],
  type,
  score,
}: PresentedHit): string {
  return [
    '',
    `${marked(heading ?? title)}  (${type.toLowerCase()}, ${score.toFixed(1)})`,
    `  ${[...b, marked(title), ...(owner ? [owner] : [])].join(' › ')}`,
    `  ${u}${h}`,
    ...(snippet.length > 0 ? [`  ${marked(snippet)}`] : []),
  ].join('\n');
}

/** Puts found words in square brackets, where the site marks them. */
function marked(pieces: readonly TextPiece[]): string {
  return pieces.map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');
}
