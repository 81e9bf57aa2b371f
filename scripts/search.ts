/**
 * Searches a finished build as a reader would, and prints what the reader would see.
 *
 *   npm run search -- "vector io"                  in the latest release
 *   npm run search -- "vector io" --version next   in another version
 *   npm run search -- "vector io" --context api    in one context: guides, providers or api
 *   npm run search -- "vector io" --build DIR      in another build
 *
 * Exits with 0 when there are results, 1 when there are none, 2 when the command could not run.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {openBuiltSearch} from '@docs-kit/docs-search/built-search';
import {present, type PresentedHit} from '@docs-kit/docs-search/results/present';
import type {TextPiece} from '@docs-kit/docs-search/results/snippet';
import {latestVersion, siteVersion} from '../src/site/versions';
import {runCommand} from './support/run-command';

const limit = 8;
const snippetLength = 100;

void runCommand(() => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      version: {type: 'string', default: latestVersion.name},
      context: {type: 'string'},
      build: {type: 'string', default: path.join(__dirname, '../build')},
    },
  });
  const text = positionals.join(' ');
  if (text === '') throw new Error('What to search for? Write: npm run search -- "query"');
  const version = siteVersion(values.version);
  const {searcher, textsOf} = openBuiltSearch(values.build, version);
  const contexts = searcher.settings.contexts.map((context) => context.path);
  const {context} = values;
  if (context !== undefined && !contexts.includes(context))
    throw new Error(`--context ${context} does not exist: expected one of ${contexts.join(', ')}.`);
  const result = searcher.search(text, {limit, ...(context && {context})});
  const {total, notices} = result;
  const count = total === 0 ? 'No results' : `${total} pages found in ${version.label}`;
  const hits = present(result, textsOf, snippetLength).map(describe);
  console.log([...notices, count, ...hits].join('\n'));
  return total === 0 ? 1 : 0;
});

function describe(hit: PresentedHit): string {
  const {u, h = '', b = [], title, heading, owner, snippet = [], type, score} = hit;
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
