/**
 * Says how well `npm run follow` would have asked for what the framework later corrected in its own
 * documentation: `data/next/corrections.json` lists these sentences.
 *
 *   npx tsx scripts/follow-history.ts                        follow each recorded commit, and print figures
 *   npx tsx scripts/follow-history.ts --missed               also the corrections that it would have missed;
 *                                                            only of the half that may be looked at
 *   npx tsx scripts/follow-history.ts --write                also write `data/next/foresight.json`
 *   npx tsx scripts/follow-history.ts --record --source DIR  record the commits again, from a whole clone
 *
 * Recording reads each commit as `npm run follow` does, and writes what changes with it to
 * `tests/fixtures/history.json.gz`. Exits with 0 when it has printed, 2 when the command could not run.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {gunzipSync, gzipSync} from 'node:zlib';
import {
  EarlierPaths,
  FileCache,
  filesOf,
  globs,
  patchBetween,
  readProduct,
  type RecordedCommit,
  type Recording,
  type SourceFile,
  stablePath,
} from '@docs-kit/docs-follow';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import type {CorrectionsData} from '../src/facts/data-types';
import {readSourceData} from '../src/files/source';
import {readVersionFile} from '../src/files/version-facts';
import {figuresOf, isHeldBack, replay} from '../src/follow/history';
import {readFollowedSite} from '../src/follow/site';
import {nextVersion} from '../src/site/versions';
import {Clone, sourceFiles} from './support/clone';
import {runCommand} from './support/run-command';
import {SourceMeaning} from './support/source-meaning';

const root = path.resolve(__dirname, '..');
const recordingFile = path.join(root, 'tests/fixtures/history.json.gz');

/** Reads each commit after the pinned one. */
function record(folder: string, {from, to}: CorrectionsData): Recording {
  const {framework} = readSourceData(nextVersion.name);
  if (!framework.follow) throw new Error('data/next/source.json does not say how to follow.');
  const settings = {...framework.follow, roots: framework.roots};
  const clone = new Clone(folder, framework.repository);
  const meaning = new SourceMeaning(clone);
  const cache = new FileCache();
  const stable = (file: SourceFile): string => stablePath(settings, file.path);
  const current = new Map(clone.filesOf(from, sourceFiles).map((file) => [file.path, file]));
  const first = filesOf(settings, [...current.values()]);
  const paths = new Set(Object.keys(first));
  const earlier = new EarlierPaths([...paths]);
  const withFacts = globs([
    ...Object.keys(settings.packages).map((name) => `${name}/**`),
    ...settings.specifications,
    ...settings.stockConfigurations,
  ]);
  const facts = () => readProduct(settings, [...current.values()], cache).facts;
  let known = facts();
  let parent = from;
  const recording: Recording = {from, facts: known, commits: []};
  const commits: RecordedCommit[] = [];
  for (const {commit, date} of clone.commitsBetween(from, to)) {
    const differences = clone.differences(parent, commit);
    parent = commit;
    const sources = differences.flatMap(({before, after}) => [before ?? [], after ?? []].flat());
    const read = sources.filter((file) => sourceFiles.test(file.path));
    const texts = meaning.read(read.map(({hash}) => hash));
    for (const {before, after} of differences) {
      if (!before) continue;
      current.delete(before.path);
      paths.delete(stable(before));
      if (after && before.path !== after.path) earlier.add(stable(before), stable(after));
    }
    for (const {after} of differences) {
      if (after) current.set(after.path, {...after, text: texts.get(after.hash)});
      if (after) paths.add(stable(after));
    }
    const pinned = (file: SourceFile): string => earlier.of(stable(file), (one) => paths.has(one));
    const changed = differences.flatMap(({before, after}) => {
      if (before && after && meaning.isSame(after.path, before.hash, after.hash)) {
        // Facts name the file that says them.
        return before.path === after.path ? [] : [{file: after, isMoved: true}];
      }
      return [{file: after ?? (before as SourceFile), isMoved: false}];
    });
    const files = changed.flatMap(({file, isMoved}) => (isMoved ? [] : [pinned(file)]));
    const after = changed.some(({file}) => withFacts.test(stable(file))) ? facts() : known;
    commits.push({
      commit,
      date,
      facts: patchBetween(known, after),
      files: [...new Set(files)].filter((file) => !/^docs\/|^\.github\//.test(file)).sort(),
    });
    known = after;
    if (commits.length % 100 === 0) console.log(`${commits.length} commits, up to ${date}`);
  }
  return {...recording, commits};
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      record: {type: 'boolean', default: false},
      source: {type: 'string'},
      missed: {type: 'boolean', default: false},
      write: {type: 'boolean', default: false},
    },
  });
  const corrections = readVersionFile<CorrectionsData>(nextVersion.name, 'corrections');
  if (values.record) {
    if (values.source === undefined) throw new Error('Write --source with the folder of a clone.');
    const start = performance.now();
    const recording = record(values.source, corrections);
    const seconds = (performance.now() - start) / 1000 / recording.commits.length;
    writeFileAtomic(recordingFile, gzipSync(JSON.stringify(recording), {level: 9}));
    console.log(`${recording.commits.length} commits, each in ${seconds.toFixed(2)} seconds`);
  }
  const recording = JSON.parse(gunzipSync(readFileSync(recordingFile)).toString()) as Recording;
  const site = await readFollowedSite(root, nextVersion);
  const {named, foresight} = replay(recording, site, corrections);
  const figures = figuresOf(named, foresight);
  console.log(JSON.stringify(figures, null, 2));
  if (values.missed) {
    const open = foresight.filter(({correction, isNamed}) => !isNamed && !isHeldBack(correction));
    for (const {correction} of open) {
      const {page, was, madeFalseBy = ''} = correction;
      console.log(`${madeFalseBy.slice(0, 9)} ${page}: ${was}`);
    }
  }
  if (values.write) {
    writeFileAtomic(
      path.join(root, 'data', nextVersion.name, 'foresight.json'),
      `${JSON.stringify({$schema: '../schemas/foresight.schema.json', ...figures}, null, 2)}\n`,
    );
  }
}

void runCommand(main);
