/**
 * The pages about vector stores say what came of them: `verification/stores/run.ts` does the same with
 * each one that runs without a service of others.
 */
import type {StoresData} from '@site/src/facts/data-types';
import {siteVersions} from '@site/src/site/versions';
import {describe, expect, it} from 'vitest';
import {type Guide, readGuides} from '../support/guide-texts';
import {readJson} from '../support/specifications';

type Stores = StoresData['stores'];

/** Types that are other names of providers. */
const oldNames: ReadonlySet<string> = new Set(['inline::meta-reference']);

const modes = ['vector', 'keyword', 'hybrid'] as const;

/** Compares rows of "yes" and "no", whose first cell names types of providers, with what came. */
function modeFindings(rows: readonly (readonly string[])[], stores: Stores): string[] {
  const told = new Set<string>();
  const findings = rows.flatMap(([types = '', ...cells]) =>
    [...types.matchAll(/`([^`]+)`/g)].flatMap(([, type = '']) => {
      const store = stores[type];
      if (!store) return [];
      told.add(type);
      return modes.flatMap((mode, index) => {
        const {status = 0, found = 0} = store.modes[mode] ?? {};
        const works = status === 200 && found > 0;
        return works === (cells[index] === 'yes')
          ? []
          : [
              `${type}, ${mode}: "${cells[index] ?? ''}", but the status is ${status}, with ${found} results`,
            ];
      });
    }),
  );
  const missing = Object.keys(stores).filter((type) => !told.has(type) && !oldNames.has(type));
  return [...findings, ...missing.map((type) => `${type} is in no row`)];
}

/** The texts of the pages about types of providers, by type. */
const pagesOf = (guides: readonly Guide[]): ReadonlyMap<string, string> =>
  new Map(
    guides.flatMap(({page: {id}, text}) => {
      const [, kind, name] = /^providers\/vector_io\/(inline|remote)_(.+)$/.exec(id) ?? [];
      return kind === undefined || name === undefined ? [] : [[`${kind}::${name}`, text] as const];
    }),
  );

function copyFindings(pages: ReadonlyMap<string, string>, stores: Stores): string[] {
  return Object.entries(stores).flatMap(([type, {copies}]) => {
    const text = pages.get(type);
    // The page of an old name says what is different, and leads to the other for the rest.
    if (text === undefined) return [`${type} has no page`];
    if (oldNames.has(type)) return [];
    const isSaid = text.includes('**Inserting a chunk twice');
    return isSaid === copies > 1
      ? []
      : [
          `${type} has ${copies} copies, and its page ${isSaid ? 'warns' : 'does not warn'} of them`,
        ];
  });
}

describe.each(siteVersions)('the vector stores of $name', ({name, docsFolder}) => {
  const {stores, chunks} = readJson<StoresData>(`data/${name}/stores.json`);
  const guides = readGuides(docsFolder);
  const rows = guides
    .filter(({page}) => page.id === 'providers/vector_io/index')
    .flatMap(({page}) => page.statements)
    .filter(({kind, headings}) => kind === 'row' && headings.at(-1) === 'How they search')
    .flatMap(({cells}) => (cells ? [cells] : []));

  it('search in the modes that their page lists', () => {
    expect(rows.length).toBeGreaterThan(3);
    expect(modeFindings(rows, stores)).toEqual([]);
  });

  it('keep a chunk twice that is inserted twice exactly where their page says so', () => {
    expect(copyFindings(pagesOf(guides), stores)).toEqual([]);
  });

  it('find a chunk by its meaning and by an attribute, and none after their deletion', () => {
    expect(chunks).toBeGreaterThan(10);
    for (const [type, {modes, filtered, afterDeletion}] of Object.entries(stores)) {
      expect(modes.vector, type).toMatchObject({status: 200, isFirst: true});
      expect(filtered, type).toBe(1);
      expect(afterDeletion, type).not.toBe(200);
    }
  });
});

describe('pages about vector stores', () => {
  const store = (found: number): Stores[string] => ({
    modes: {
      vector: {status: 200, found: 12, isFirst: true},
      keyword: {status: found > 0 ? 200 : 501, found, isFirst: true},
      hybrid: {status: 501, found: 0, isFirst: false},
    },
    filtered: 1,
    copies: 1,
    deleted: 200,
    afterDeletion: 400,
  });

  it('are reported where a mode works otherwise, and where a store has no row', () => {
    const stores = {'inline::a': store(1), 'inline::b': store(0), 'inline::c': store(0)};
    expect(
      modeFindings(
        [
          ['`inline::a`', 'yes', 'no', 'no'],
          ['`inline::b`, `remote::b`', 'yes', 'no', 'no'],
        ],
        stores,
      ),
    ).toEqual([
      'inline::a, keyword: "no", but the status is 200, with 1 results',
      'inline::c is in no row',
    ]);
  });

  it('are reported where they warn of copies without cause, or not of those that there are', () => {
    const pages = new Map([
      ['inline::a', 'Text. **Inserting a chunk twice** does it.'],
      ['inline::b', 'Text.'],
    ]);
    const stores = {'inline::a': store(1), 'inline::b': {...store(1), copies: 2}};
    expect(copyFindings(pages, stores)).toEqual([
      'inline::a has 1 copies, and its page warns of them',
      'inline::b has 2 copies, and its page does not warn of them',
    ]);
    expect(copyFindings(new Map(), {'inline::a': store(1)})).toEqual(['inline::a has no page']);
  });
});
