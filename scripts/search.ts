/**
 * Searches a finished build as a reader would, and prints what the reader would see.
 *
 *   npm run search -- "vector io"                  in the latest release
 *   npm run search -- "vector io" --version next   in another version
 *   npm run search -- "vector io" --context api    in one context: guides, providers or api
 *   npm run search -- "vector io" --limit 20       more results
 *   npm run search -- "vector io" --build DIR      in another build
 *
 * Exits with 0 when there are results, 1 when there are none, 2 when the command could not run.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {openBuiltSearch} from '../src/plugins/search/built-search';
import {searchContexts} from '../src/search/index/contexts';
import {present, type PresentedHit} from '../src/search/list/present';
import type {TextPiece} from '../src/search/list/snippet';
import {latestVersion, siteVersions} from '../src/site/versions';

const barLimit = '8';
const snippetLength = 100;

function run(args: readonly string[]): number {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      version: {type: 'string', default: latestVersion.name},
      context: {type: 'string'},
      limit: {type: 'string', default: barLimit},
      build: {type: 'string', default: path.join(__dirname, '../build')},
    },
  });
  const text = positionals.join(' ');
  if (text === '') throw new Error('What to search for? Write: npm run search -- "query"');
  const version = oneOf(
    'version',
    siteVersions,
    ({name}) => name === values.version,
    values.version,
  );
  const context =
    values.context === undefined
      ? undefined
      : oneOf('context', searchContexts, (one) => one.path === values.context, values.context);
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1)
    throw new Error('--limit needs a whole number from 1.');

  const search = openBuiltSearch(values.build, version);
  const result = search.searcher.search(text, {limit, ...(context && {context: context.path})});
  for (const notice of result.notices) console.log(notice);
  console.log(
    result.total === 0 ? 'No results' : `${result.total} pages found in ${version.label}`,
  );
  for (const hit of present(result, search.textsOf, snippetLength)) console.log(describe(hit));
  return result.total === 0 ? 1 : 0;
}

function oneOf<Choice extends {readonly path: string; readonly name?: string}>(
  option: string,
  choices: readonly Choice[],
  isChosen: (choice: Choice) => boolean,
  value: string,
): Choice {
  const chosen = choices.find(isChosen);
  if (chosen) return chosen;
  const names = choices.map(({name, path: pathOfChoice}) => name ?? pathOfChoice).join(', ');
  throw new Error(`--${option} ${value} does not exist. Choose one of: ${names}.`);
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

/** Found words stand in square brackets, as marks do on the site. */
function marked(pieces: readonly TextPiece[]): string {
  return pieces.map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
