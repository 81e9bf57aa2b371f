import {readFileSync} from 'node:fs';
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
import {describe, expect, it} from 'vitest';
import {readFollowedData} from '@site/src/follow/followed-data';
import {projectRoot} from '../../support/specifications';

const data = readFollowedData(projectRoot, 'next');

const factsOf = (name: string): Facts =>
  JSON.parse(
    gunzipSync(
      readFileSync(path.join(projectRoot, `tests/fixtures/digests/${name}.json.gz`)),
    ).toString(),
  ) as Facts;

describe('the data of a version', () => {
  it('stays the same to the byte when nothing has changed', () => {
    const {data: same, left} = applyChanges(data, [], {});
    expect(JSON.stringify(same)).toBe(JSON.stringify(data));
    expect(left).toEqual([]);
  });

  it.each(['v0.3.0', 'v0.4.0'])('has all facts of %s that are not left to a person', (release) => {
    const [before, after] = [factsOf('v0.3.0-main'), factsOf(release)];
    const changes = changesBetween(before, after);
    const {data: moved, left} = applyChanges(data, changes, after);
    const names = namesInData(moved);
    const applied = changes.filter((change) => !left.includes(change));
    expect(applied.length).toBeGreaterThan(150);
    expect(applied.filter((change) => isInData(change, names) === false)).toEqual([]);
    const known = data.distributions.map(({name}) => name);
    const hands = left.filter(
      ({kind, key}) =>
        !['configuration', 'message', 'setting'].includes(kind) &&
        !(kind === 'stock configuration' && !known.includes(key.split(/[ /]/)[0] ?? '')),
    );
    expect(hands).toEqual([]);
  });

  it('leaves every word of what remains', () => {
    const [before, after] = [factsOf('v0.3.0-main'), factsOf('v0.3.0')];
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
