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
import type {Recording} from '@docs-kit/docs-follow';
import {Clone, recordHistory} from '@docs-kit/docs-follow/revisions';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import type {CorrectionsData} from '../src/facts/data-types';
import {followSettings, readSourceData} from '../src/files/source';
import {readVersionFile} from '../src/files/version-facts';
import {figuresOf, isHeldBack, replay} from '../src/follow/history';
import {readFollowedSite} from '../src/follow/site';
import {nextVersion} from '../src/site/versions';
import {runCommand} from './support/run-command';

const root = path.resolve(__dirname, '..');
const recordingFile = path.join(root, 'tests/fixtures/history.json.gz');

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
    const {framework} = readSourceData(nextVersion.name);
    const clone = new Clone(values.source, framework.repository);
    const settings = followSettings(nextVersion.name, framework);
    const recording = recordHistory(clone, settings, corrections, (count, date) => {
      if (count % 100 === 0) console.log(`${count} commits, up to ${date}`);
    });
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
