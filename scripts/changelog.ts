/**
 * Writes CHANGELOG.md from the messages of all commits, by version of the project.
 *
 *   npm run changelog
 *
 * A version is complete with the commit that has its tag (`v4.3.7`), or that raised the version of
 * package.json. Exits with 2 when git does not know the whole history.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cloneState} from '../src/files/history';
import {type HistoryCommit, historyProblem, releasesOf, writeChangelog} from './support/changelog';
import {writeWhole} from './support/writing';

const root = path.resolve(__dirname, '..');

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28});

const versionOf = (manifest: string): string =>
  (JSON.parse(manifest) as {readonly version: string}).version;

/** The commits that raised the version of package.json, with the version; the first one only set it. */
function raisedVersions(): ReadonlyMap<string, string> {
  const changes = git('log', '--format=%H', '-G^  "version": "', '--', 'package.json');
  const raises = changes.trim().split('\n').slice(0, -1);
  return new Map(raises.map((hash) => [hash, versionOf(git('show', `${hash}:package.json`))]));
}

function readHistory(): HistoryCommit[] {
  const raised = raisedVersions();
  return git('log', '--format=%H%x1f%cs%x1f%D%x1f%B%x1e')
    .split('\x1e')
    .map((record) => record.trim().split('\x1f'))
    .filter(([hash]) => hash)
    .map(([hash = '', date = '', names = '', message = '']) => {
      const release = /\btag: v(\d+\.\d+\.\d+)(?:,|$)/.exec(names)?.[1] ?? raised.get(hash);
      return {message, date, ...(release !== undefined && {release})};
    });
}

async function main(): Promise<void> {
  const problem = historyProblem(cloneState(root));
  if (problem !== undefined) throw new Error(problem);
  const version = versionOf(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const releases = releasesOf(readHistory(), version);
  writeWhole(path.join(root, 'CHANGELOG.md'), await writeChangelog(releases));
  const commits = releases.reduce((sum, release) => sum + release.commits.length, 0);
  console.log(`CHANGELOG.md: ${releases.length} versions from ${commits} commits.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
