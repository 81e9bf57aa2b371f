/**
 * Says what a newer revision of the framework changes for the pages of a version: each change with
 * its commits, what follows by itself, and which pages and lines it touches.
 *
 *   npm run follow -- --to TAG|COMMIT --source DIR [--client-source DIR]
 *   npm run follow -- … --client-to TAG|COMMIT   another revision of the client than the tag of --to
 *   npm run follow -- --to TAG|COMMIT --source DIR --review PAGE   sign a page as read against it
 *   npm run follow -- … --move   also move the pin there, and bring the data with it
 *   npm run follow -- … --record   also write `data/<version>/follow.json`: how far the words are behind
 *
 * `--source` and `--client-source` are whole clones; what is checked out in them does not count. The
 * revision is compared with the one that `data/<version>/source.json` pins (`--version`, else next).
 * Writes `report.md`, `report.json` and the facts of the revision to `.generated/follow/`; `--review`
 * writes `data/<version>/reviews.json` alone. `--move` writes the data and the structure of the API, whole
 * or not at all; what people have to write of something new is empty then, so that `npm run check`
 * names its place. Exits with 0 when it has written, 2 when the command could not run.
 */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {nearest} from '@docs-kit/docs-facts/finding';
import {type FollowReport, renderReport, type ReportedChange} from '@docs-kit/docs-follow';
import {
  compareRevisions,
  filesByCommit,
  requireSources,
} from '@docs-kit/docs-follow/compare-revisions';
import {Clone} from '@docs-kit/docs-follow/revisions';
import {shortCommit} from '@docs-kit/docs-verify/pins';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import type {FollowData, PythonSdkData, ReviewsData, SourceData} from '../src/facts/data-types';
import {followSettings, readSourceData} from '../src/files/source';
import {readVersionFile} from '../src/files/version-facts';
import {movedData} from '../src/follow/move-pin';
import {readFollowedSite} from '../src/follow/site';
import {siteVersion} from '../src/site/versions';
import {runCommand} from './support/run-command';

const root = path.resolve(__dirname, '..');
const outputFolder = '.generated/follow';

/** Writes that a page was read against a commit. */
function sign(
  file: string,
  reviews: ReviewsData,
  page: string,
  pages: readonly string[],
  commit: string,
): void {
  if (!pages.includes(page)) {
    throw new Error(`${page} is no page that names its sources.${nearest(page, pages)}`);
  }
  const signed = {...reviews.pages, [page]: commit};
  const sortedPages = Object.fromEntries(
    Object.entries(signed).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileAtomic(
    path.join(root, file),
    `${JSON.stringify({...reviews, pages: sortedPages}, null, 2)}\n`,
  );
  console.log(`${file}: ${page} was read at ${shortCommit(commit)}`);
}

/** What a release is called, when a revision was named by its tag. */
const tagOf = (revision: string, commit: string): string | undefined =>
  /^v\d/.test(revision) && !commit.startsWith(revision) ? revision : undefined;

const describeChange = ({kind, key, before, after, file}: ReportedChange): string =>
  `- ${kind} \`${key}\`: ${before ?? 'absent'} → ${after ?? 'absent'} (${file ?? ''})`;

/** The client's repository, with the pinned commit and the one that is asked about. */
function readClientSource(
  version: string,
  python: SourceData['clients']['python'],
  folder: string,
  revision: string,
) {
  const clone = new Clone(folder, python.repository);
  const settings = {
    ...followSettings(version, python),
    program: python.program,
    commonParameters: readVersionFile<PythonSdkData>(version, 'python-sdk').requestOptions,
  };
  const range = [clone.commitOf(python.commit), clone.commitOf(revision)] as const;
  return {clone, settings, range};
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      version: {type: 'string', default: 'next'},
      to: {type: 'string'},
      source: {type: 'string'},
      'client-source': {type: 'string'},
      'client-to': {type: 'string'},
      review: {type: 'string'},
      record: {type: 'boolean', default: false},
      move: {type: 'boolean', default: false},
    },
  });
  const {to, source, review} = values;
  if (to === undefined || source === undefined) throw new Error('Write --to and --source.');
  const version = siteVersion(values.version);
  const pinned = readSourceData(version.name);
  const {framework, clients} = pinned;
  const sourceFile = `data/${version.name}/source.json`;
  const clone = new Clone(source, framework.repository);
  const product = {
    clone,
    settings: followSettings(version.name, framework),
    range: [clone.commitOf(framework.commit), clone.commitOf(to)],
  } as const;
  const [pin, target] = product.range;
  const site = await readFollowedSite(root, version);
  const reviews = readVersionFile<ReviewsData>(version.name, 'reviews');
  const filesAt = filesByCommit(product);
  requireSources(site.sources, filesAt(pin), shortCommit(pin));
  if (review !== undefined) {
    sign(
      `data/${version.name}/reviews.json`,
      reviews,
      review,
      site.sources.map(({file}) => file),
      target,
    );
    return;
  }

  const clientFolder = values['client-source'];
  const client =
    clientFolder === undefined
      ? undefined
      : readClientSource(version.name, clients.python, clientFolder, values['client-to'] ?? to);
  const {report: compared, facts} = compareRevisions({product, client, filesAt, site, reviews});
  const report: FollowReport = {
    from: shortCommit(pin),
    to: target.startsWith(to) ? shortCommit(target) : `${to} (${shortCommit(target)})`,
    ...compared,
  };
  const write = (name: string, text: string): void =>
    writeFileAtomic(path.join(root, outputFolder, name), text);
  write('report.md', renderReport(report));
  write('report.json', `${JSON.stringify(report, null, 1)}\n`);
  write('facts.json', `${JSON.stringify(facts, null, 1)}\n`);
  if (values.record) {
    const record: FollowData = {
      $schema: '../schemas/follow.schema.json',
      date: clone.dateOf(target),
      commit: target,
      behind: report.commits,
      stale: report.stale.map(({file}) => file),
    };
    const file = path.join(root, 'data', version.name, 'follow.json');
    writeFileAtomic(file, `${JSON.stringify(record, null, 2)}\n`);
  }
  if (values.move) {
    if (client === undefined || clientFolder === undefined) {
      throw new Error('To move the pin, write --client-source too.');
    }
    const clientCommit = client.range[1];
    const {files, left, gone} = await movedData(
      version.name,
      pinned,
      {
        framework: {commit: target, date: clone.dateOf(target), tag: tagOf(to, target)},
        client: {commit: clientCommit, tag: tagOf(values['client-to'] ?? to, clientCommit)},
      },
      {source, clientSource: clientFolder},
      report.changes,
      facts,
    );
    for (const [file, text] of files) {
      if (text === '') rmSync(path.join(root, file));
      else writeFileAtomic(path.join(root, file), text);
    }
    console.log(
      `${sourceFile}: pins ${report.to}; ${files.size} files have the facts of it\n${outputFolder}/left.md: ${left.length} changes that only a person can bring into the data`,
    );
    for (const [kind, names] of Object.entries(gone)) {
      console.log(
        `${names.length} ${kind} are gone: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}`,
      );
    }
    write('left.md', `# Left to write\n\n${left.map(describeChange).join('\n')}\n`);
  }
  const touched = new Set(report.changes.flatMap(({places}) => places.map(({file}) => file))).size;
  console.log(
    `${outputFolder}/report.md: ${report.changes.length} changes of ${report.commits} commits; ${touched} pages name what has changed, and the sources of ${report.stale.length} have changed`,
  );
}

void runCommand(main);
