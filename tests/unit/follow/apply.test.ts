import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {
  applyChanges,
  changesBetween,
  type Facts,
  type FollowedData,
  isInData,
  namesInData,
} from '@docs-kit/docs-follow';
import {compare, prerelease} from 'semver';
import {describe, expect, it} from 'vitest';
import {readFollowedData} from '@site/src/follow/followed-data';
import {projectRoot} from '../../support/specifications';

const data = readFollowedData(projectRoot, 'next');

/** Facts of revisions: of the main branch at one commit, and of releases after it. */
const folder = path.join(projectRoot, 'tests/fixtures/digests');
const revisions = readdirSync(folder)
  .map((file) => file.replace('.json.gz', ''))
  .sort(compare);
const mainBranch = revisions.findIndex((name) => prerelease(name)?.[0] === 'main');
const [main = '', ...releases] = revisions.slice(mainBranch);

const factsOf = (name: string): Facts =>
  JSON.parse(gunzipSync(readFileSync(path.join(folder, `${name}.json.gz`))).toString()) as Facts;

describe('the data of a version', () => {
  it('has facts of several later releases to follow', () => {
    expect(releases.length).toBeGreaterThan(2);
  });

  it('stays the same to the byte when nothing has changed', () => {
    const {data: same, left} = applyChanges(data, [], {});
    expect(JSON.stringify(same)).toBe(JSON.stringify(data));
    expect(left).toEqual([]);
  });

  it.each(releases)('has all facts of %s that are not left to a person', (release) => {
    const [before, after] = [factsOf(main), factsOf(release)];
    const changes = changesBetween(before, after);
    const {data: moved, left} = applyChanges(data, changes, after);
    const names = namesInData(moved);
    const applied = changes.filter((change) => !left.includes(change));
    expect(applied.length).toBeGreaterThan(150);
    expect(applied.filter((change) => isInData(change, names) === false)).toEqual([]);
    // What the data has no entry for is a person's, too.
    const known = [...data.distributions, ...moved.commands].map(({name}) => name);
    const hands = left.filter(
      ({kind, key}) =>
        !['configuration', 'message', 'setting'].includes(kind) &&
        known.some((name) => key.startsWith(`${name} `)),
    );
    expect(hands).toEqual([]);
  });

  it.each(releases)('leaves every word of what remains in %s', (release) => {
    const [before, after] = [factsOf(main), factsOf(release)];
    const {data: moved} = applyChanges(data, changesBetween(before, after), after);
    const words = (one: FollowedData): string[] =>
      one.providers.flatMap(({api, type, summary, config}) => [
        `${api} ${type}: ${String(summary)}`,
        ...config.map(({key, description}) => `${api} ${type} ${key}: ${String(description)}`),
      ]);
    const written = new Set(words(data));
    const now = words(moved);
    expect(now.length).toBeGreaterThan(200);
    const other = now.filter((word) => !written.has(word));
    expect(other.filter((word) => !word.endsWith(': '))).toEqual([]);
  });
});
