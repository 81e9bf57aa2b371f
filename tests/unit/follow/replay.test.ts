import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {compare} from 'semver';
import {describe, expect, it} from 'vitest';
import {changesBetween, type Facts, renderReport} from '@docs-kit/docs-follow';

/** Facts of real revisions, as `npm run follow` read them, without their files. */
const folder = path.resolve(__dirname, '../../fixtures/digests');
const revisions = readdirSync(folder)
  .map((file) => file.replace('.json.gz', ''))
  .sort(compare)
  .map((name) => ({
    name,
    facts: JSON.parse(
      gunzipSync(readFileSync(path.join(folder, `${name}.json.gz`))).toString(),
    ) as Facts,
  }));
const steps = revisions.slice(1).map(({name, facts}, index) => {
  const [before = {name: '', facts: {}}] = revisions.slice(index);
  return {from: before.name, to: name, before: before.facts, after: facts};
});

const partsOf: Readonly<Record<string, string>> = {
  option: 'command',
  setting: 'provider',
  package: 'provider',
  parameter: 'route',
  body: 'route',
};

const id = (kind: string, key: string): string => `${kind} ${key}`;

/** Names of facts that differ, found without the comparison under test. */
function differing(before: Facts, after: Facts, kind: string): string[] {
  const [one, other] = [before[kind] ?? {}, after[kind] ?? {}];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]),
  );
}

describe('the history of the framework', () => {
  it('is recorded over several releases, with every kind of fact', () => {
    expect(revisions.length).toBeGreaterThan(4);
    for (const {name, facts} of revisions) {
      expect(Object.keys(facts).length, name).toBeGreaterThan(12);
    }
  });

  it.each(revisions)('shows no change from $name to itself', ({facts}) => {
    expect(changesBetween(facts, facts)).toEqual([]);
  });

  it.each(steps)('shows every change from $from to $to', ({before, after}) => {
    const reported = new Set(changesBetween(before, after).map(({kind, key}) => id(kind, key)));
    expect(reported.size).toBeGreaterThan(50);
    for (const kind of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const silent = differing(before, after, kind).filter((key) => !reported.has(id(kind, key)));
      const whole = partsOf[kind];
      if (kind === 'field') {
        // A schema under another name, or one that is gone with all that uses it.
        const schemas = (facts: Facts) =>
          new Set(Object.keys(facts.field ?? {}).map((key) => key.split(/[.: ]/)[0]));
        const [old, now] = [schemas(before), schemas(after)];
        const named = silent.map((key) => key.split(/[.: ]/)[0]);
        const values = silent.map(
          (key) => before.field?.[key]?.[0] ?? after.field?.[key]?.[0] ?? '',
        );
        const routes = new Set(differing(before, after, 'route'));
        const isMoved = (name = ''): boolean => old.has(name) !== now.has(name);
        const kept = silent.filter(
          (key, index) =>
            !routes.has(key.split(' ').slice(0, 2).join(' ')) &&
            !isMoved(named[index]) &&
            !(values[index]?.match(/\b[A-Z]\w+/g) ?? []).some(isMoved),
        );
        expect(kept).toEqual([]);
      } else if (whole !== undefined) {
        const gone = new Set(differing(before, after, whole));
        const unexplained = silent.filter(
          (key) => ![...gone].some((name) => key.startsWith(`${name} `)),
        );
        const names = (text = ''): string => text.replace(/\b[A-Z]\w+/g, 'X');
        expect(
          unexplained.filter(
            (key) => names(before[kind]?.[key]?.[0]) !== names(after[kind]?.[key]?.[0]),
          ),
        ).toEqual([]);
      } else expect(silent, kind).toEqual([]);
    }
  });

  it('shows nothing over several releases that no step shows', () => {
    const [first = {facts: {}}] = revisions;
    const last = revisions.at(-1) ?? first;
    const shown = new Set(
      steps.flatMap(({before, after}) =>
        changesBetween(before, after).map(({kind, key}) => id(kind, key)),
      ),
    );
    const plain = changesBetween(first.facts, last.facts).filter(
      ({kind}) => !['field', ...Object.keys(partsOf)].includes(kind),
    );
    expect(plain.length).toBeGreaterThan(100);
    expect(plain.filter(({kind, key}) => !shown.has(id(kind, key)))).toEqual([]);
  });

  it('shows what broke pages', () => {
    const broken = steps.flatMap(({before, after}) =>
      changesBetween(before, after).flatMap(({effect, kind, key}) =>
        effect === 'breaks' ? [id(kind, key)] : [],
      ),
    );
    expect(broken).toEqual(
      expect.arrayContaining([
        'command llama stack build',
        'configuration metadata_store',
        'provider telemetry inline::meta-reference',
        'route GET /v1/vector-dbs',
        'setting vector_io inline::faiss kvstore',
        'setting vector_io inline::faiss persistence',
      ]),
    );
  });

  it.each(steps)(
    'gives the same bytes each time from $from to $to',
    ({from, to, before, after}) => {
      const write = (): string => {
        const changes = changesBetween(before, after).map((change) => ({
          ...change,
          commits: [],
          places: [],
          operations: [],
        }));
        return renderReport({from, to, commits: 1, changes, stale: [], notCompared: []});
      };
      expect(write()).toBe(write());
    },
  );
});
