/**
 * Measures a build for the record; it judges nothing.
 *
 *   npm run bench
 *   npm run bench -- --releases 1,2   growth with these numbers of releases; 1,2,4,8 unless told
 *   npm run bench -- --sizes          sizes and searches of the build that is there, in seconds
 *   npm run bench -- --load           nginx with many readers of the build that is there
 *   npm run bench -- --writing        `npm start` and an edit
 *   npm run bench -- --growth         growth
 *
 * Prints time, peak memory and the share of each step of a build from nothing and of one that follows;
 * the time of drawing every picture; the bytes that a browser loads for each kind of page; the time of
 * a search for each key that is typed of the judged queries; what nginx answers to 500 readers at a
 * time; how long a writer waits for `npm start` and for an edit; and how a build grows with the number
 * of releases, as a table and as a plot in `.generated/bench/growth.svg`. Growth takes an hour. Exits
 * with 2 when a build fails, or when nginx or wrk is missing.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {availableParallelism, loadavg} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type SiteVersion, siteVersions} from '../src/site/versions';
import {type Build, build, buildFromNothing, buildWithPictures} from './support/bench/build';
import {measureWriting} from './support/bench/first-page';
import {measureGrowth, type SizedBuild} from './support/bench/growth';
import {measureLoad, readers} from './support/bench/load';
import {measurePages} from './support/bench/page-sizes';
import {renderPlot} from './support/bench/plot';
import {measureSearch} from './support/bench/search-times';
import {growthExponent, quantile} from './support/bench/statistics';
import {renderTable} from './support/bench/table';
import {withCopy} from './support/project-copy';

const root = path.resolve(__dirname, '..');
const plotFile = '.generated/bench/growth.svg';

const seconds = (value: number): string => `${value.toFixed(1)} s`;
const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const megabytes = (bytes: number | undefined): string =>
  bytes === undefined ? 'unknown' : `${(bytes / 1024 / 1024).toFixed(0)} MB`;

function print(title: string, header: readonly string[], rows: readonly string[][]): void {
  console.log(`\n${title}\n${renderTable(header, rows)}`);
}

async function printBuilds(): Promise<void> {
  const cold = await buildFromNothing(root);
  const warm = await build(root);
  const drawing = await buildWithPictures(root);
  print(
    'Builds',
    ['', 'time', 'peak memory'],
    [
      ['from nothing', seconds(cold.seconds), megabytes(cold.peakBytes)],
      ['after another', seconds(warm.seconds), megabytes(warm.peakBytes)],
      ['all pictures, besides', seconds(drawing.seconds - warm.seconds), ''],
    ],
  );
  const share = ({seconds: whole}: Build, part: number) => `${((100 * part) / whole).toFixed(0)} %`;
  print(
    'Steps',
    ['', 'from nothing', 'share', 'after another', 'share'],
    cold.steps.map(({name, seconds: part}, index) => {
      const later = warm.steps[index]?.seconds ?? 0;
      return [name, seconds(part), share(cold, part), seconds(later), share(warm, later)];
    }),
  );
}

function printSizes(): void {
  const folder = path.join(root, 'build');
  print(
    'Pages, with brotli',
    ['', 'HTML', 'scripts', 'when idle', 'styles', 'page'],
    measurePages(folder).map(({kind, route, html, scripts, application, styles}) => [
      kind,
      ...[html, scripts, application, styles].map(kilobytes),
      route,
    ]),
  );
  print(
    'Search',
    ['', 'index read', 'keys', 'median', '99 of 100', 'slowest'],
    siteVersions.map((version: SiteVersion) => {
      const {read, keys} = measureSearch(folder, version);
      const times = [0.5, 0.99, 1].map((share) => milliseconds(quantile(keys, share)));
      return [version.label, milliseconds(read), String(keys.length), ...times];
    }),
  );
}

async function printLoad(): Promise<void> {
  const {requests, errors, bytes, duration, latency} = await measureLoad(path.join(root, 'build'));
  print(
    `nginx with ${readers} readers at a time, on the same machine`,
    ['answers', 'errors', 'a second', 'sent', 'median', '99 of 100', 'slowest'],
    [
      [
        String(requests),
        String(errors),
        (requests / duration).toFixed(0),
        `${megabytes(bytes / duration)}/s`,
        ...[latency.median, latency.p99, latency.slowest].map(milliseconds),
      ],
    ],
  );
}

async function printWriting(): Promise<void> {
  const {firstPage, nextPage, edit} = await withCopy(root, measureWriting);
  print(
    'Writing',
    ['', 'time'],
    [
      ['npm start to the first page', seconds(firstPage)],
      ['another page', seconds(nextPage)],
      ['an edit', seconds(edit)],
    ],
  );
}

/** Tells of each build when it ends, because the next one takes longer. */
async function printGrowth(counts: readonly number[]): Promise<void> {
  const builds: SizedBuild[] = [];
  await withCopy(root, async (folder) => {
    for await (const one of measureGrowth(folder, counts)) {
      console.log(`${one.releases} releases: ${seconds(one.seconds)}, ${megabytes(one.peakBytes)}`);
      builds.push(one);
    }
  });
  const points = (valueOf: (one: SizedBuild) => number | undefined) =>
    builds.flatMap((one) => {
      const value = valueOf(one);
      return value === undefined ? [] : [{size: one.releases, value}];
    });
  const time = points((one) => one.seconds);
  const memory = points(({peakBytes}) => peakBytes && peakBytes / 1024 ** 2 / 10);
  print(
    'Growth of a build from nothing',
    ['releases', 'time', 'peak memory'],
    builds.map((one) => [String(one.releases), seconds(one.seconds), megabytes(one.peakBytes)]),
  );
  for (const [name, values] of [
    ['time', time],
    ['peak memory', memory],
  ] as const) {
    const exponent = growthExponent(values);
    if (exponent !== undefined)
      console.log(
        `${name} grows with the power ${exponent.toFixed(2)} of the releases; 1 is linear`,
      );
  }
  const file = path.join(root, plotFile);
  mkdirSync(path.dirname(file), {recursive: true});
  const plot = renderPlot({
    title: 'A build from nothing by the number of releases',
    sizes: 'releases',
    values: 'seconds, and tens of megabytes',
    series: [
      {name: 'time', points: time},
      {name: 'peak memory', points: memory},
    ],
  });
  writeFileSync(file, plot);
  console.log(`The plot is in ${plotFile}.`);
}

/**
 * Reads numbers of releases from the command line.
 * @throws Error when there is something else
 */
function readCounts(text: string): number[] {
  const counts = text.split(',').map(Number);
  if (counts.every((count) => Number.isInteger(count) && count > 0)) return counts;
  throw new Error(`Expected numbers of releases, for example 1,2,4, found "${text}".`);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      releases: {type: 'string', default: '1,2,4,8'},
      sizes: {type: 'boolean', default: false},
      load: {type: 'boolean', default: false},
      writing: {type: 'boolean', default: false},
      growth: {type: 'boolean', default: false},
    },
  });
  const counts = readCounts(values.releases);
  console.log(
    `Node.js ${process.version}, ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)} at the beginning`,
  );
  const {sizes, load, writing, growth} = values;
  const all = !(sizes || load || writing || growth);
  if (all) await printBuilds();
  if (all || sizes) printSizes();
  if (all || load) await printLoad();
  if (all || writing) await printWriting();
  if (all || growth) await printGrowth(counts);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
