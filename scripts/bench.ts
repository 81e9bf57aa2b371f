/**
 * Measures a build for the record; it judges nothing.
 *
 *   npm run bench
 *
 * Prints the time of generating and building from scratch (seconds), bytes of what the build holds,
 * and the time of a search (milliseconds), for each key that is typed of the judged queries. Exits
 * with 2 when the build fails.
 */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {barLimit} from '../src/components/Search/limits';
import {openBuiltSearch} from '../src/plugins/search/built-search';
import {type SiteVersion, siteVersions} from '../src/site/versions';
import {readQueries} from './support/search-quality';

const root = path.resolve(__dirname, '..');
const build = path.join(root, 'build');

function seconds(script: string): number {
  const started = process.hrtime.bigint();
  const {status} = spawnSync('npm', ['run', '--silent', script], {cwd: root, stdio: 'ignore'});
  if (status !== 0) throw new Error(`npm run ${script} failed.`);
  return Number(process.hrtime.bigint() - started) / 1e9;
}

/** Milliseconds that a piece of work takes. */
function milliseconds(work: () => void): number {
  const started = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - started) / 1e6;
}

/** Times of reading an index, and of searching for what stands in the field after each key. */
function searchTimes(version: SiteVersion): string {
  const ready = milliseconds(() => openBuiltSearch(build, version));
  const {searcher} = openBuiltSearch(build, version);
  const typed = readQueries(version.name).flatMap(({query}) =>
    Array.from(query, (_, index) => query.slice(0, index + 1)),
  );
  const times = typed
    .map((text) => milliseconds(() => searcher.search(text, {limit: barLimit})))
    .sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? NaN).toFixed(1);
  return (
    `search in ${version.label}: index read in ${ready.toFixed(0)} ms; ` +
    `${times.length} keys: median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, slowest ${at(1)} ms`
  );
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

function sizeOf(file: string): {raw: number; brotli: number} {
  const content = readFileSync(file);
  return {raw: content.length, brotli: brotliCompressSync(content).length};
}

function main(): void {
  for (const folder of ['build', '.docusaurus', 'node_modules/.cache']) {
    rmSync(path.join(root, folder), {recursive: true, force: true});
  }
  const generate = seconds('generate');
  const cold = seconds('build:site');
  const warm = seconds('build:site');
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(build, name))
    .filter((file) => statSync(file).isFile());
  const pages = files.filter((file) => file.endsWith('.html'));
  const largest = pages
    .map((file) => ({file: path.relative(build, file), bytes: statSync(file).size}))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 5);
  const scripts = files.filter((file) =>
    /assets\/js\/(main|runtime~main)\.[0-9a-f]+\.js$/.test(file),
  );
  const indexes = files.filter((file) => /search-index[^/]*\.json$/.test(file));
  console.log(`Node.js ${process.version}, ${cpus().length} cores`);
  console.log(
    `generate ${generate.toFixed(1)} s, cold build ${cold.toFixed(1)} s, warm build ${warm.toFixed(1)} s`,
  );
  console.log(
    `${pages.length} pages, ${kilobytes(files.reduce((sum, file) => sum + statSync(file).size, 0))} in all`,
  );
  for (const file of [...scripts, ...indexes]) {
    const {raw, brotli} = sizeOf(file);
    console.log(`${path.relative(build, file)}: ${kilobytes(raw)}, ${kilobytes(brotli)} brotli`);
  }
  for (const {file, bytes} of largest) console.log(`${file}: ${kilobytes(bytes)}`);
  for (const version of siteVersions) console.log(searchTimes(version));
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
