import {describe, expect, it} from 'vitest';
import {loadPageSets} from '@site/src/files/page-sets';
import {planUpgrades} from '@site/src/files/upgrades';
import {readSourceData} from '@site/src/files/source';
import {nextVersion, siteVersions} from '@site/src/site/versions';
import {upgradeSections} from '@docs-kit/openapi-changes';
import {upgradeOptions} from '@site/src/upgrade/words';
import {readJson} from '../support/specifications';

const options = upgradeOptions(readSourceData(nextVersion.name));
const plans = planUpgrades(loadPageSets());

/** Routes of the server, read from another source than the specifications. */
const routesOf = (name: string): string[] =>
  readJson<{routes: string[]}>(`data/${name}/routes.json`).routes.map((route) =>
    route.replaceAll(':path}', '}'),
  );

it('each version but the oldest has a page that says what it changed', () => {
  expect(plans.map(({upgrade}) => upgrade.to)).toEqual(siteVersions.slice(0, -1));
});

describe.each(plans)('the upgrade to $upgrade.to.label', ({upgrade, sections}) => {
  const {from, to} = upgrade;
  const [before, after] = [routesOf(from.name), routesOf(to.name)];
  const textOf = (...ids: string[]): string =>
    sections
      .filter(({id}) => ids.includes(id))
      .flatMap(({rows}) => rows.flatMap(({changes}) => changes))
      .join('\n');

  it('lists every route that is gone, and every new one', () => {
    expect(before.length).toBeGreaterThan(100);
    const gone = before.filter((route) => !after.includes(route));
    const arrived = after.filter((route) => !before.includes(route));
    const listed = textOf('moved-routes', 'removed-routes', 'new-operations');
    expect([...gone, ...arrived].filter((route) => !listed.includes(`\`${route}\``))).toEqual([]);
  });

  it('says that an old route answers where the server has it, and there alone', () => {
    const moved = sections.find(({id}) => id === 'moved-routes')?.rows ?? [];
    for (const {changes} of moved) {
      const [, old = ''] = /^`([^`]+)`/.exec(changes[0] ?? '') ?? [];
      expect([old, changes[1]]).toEqual([
        old,
        after.includes(old)
          ? 'The old route still works, but is deprecated'
          : 'The old route no longer works',
      ]);
    }
  });

  it('says of every removed route what to use instead', () => {
    for (const {kind, changes} of sections.find(({id}) => id === 'removed-routes')?.rows ?? []) {
      expect([kind, changes.join()]).toEqual([kind, expect.stringMatching(/Use |Nothing takes/)]);
    }
  });

  it('links a page for every operation', () => {
    const rows = sections
      .filter(({id}) => /routes|operations/.test(id))
      .flatMap((section) => section.rows);
    expect(rows.filter((row) => !row.before && !row.after)).toEqual([]);
  });
});

it('what behaves otherwise and no other data holds is listed with its pages in both versions', () => {
  const [plan] = plans;
  if (!plan) throw new Error('There is no version that follows another.');
  const upgrade = {
    ...plan.upgrade,
    behavior: [
      {api: 'Zoo', name: '`feed`', kind: 'changed', change: 'Asks first', page: 'concepts/zoo'},
      {api: 'Zoo', name: 'Cages', kind: 'removed', change: 'Are open'},
    ] as const,
  };
  const none = {operation: () => undefined, route: () => undefined, schema: () => undefined};
  const section = upgradeSections(upgrade, none, none, options).find(({id}) => id === 'behavior');
  expect(section?.rows).toEqual([
    {
      api: 'Zoo',
      kind: 'changed',
      name: '`feed`',
      changes: ['Asks first'],
      before: `${upgrade.from.path}/concepts/zoo`,
      after: `${upgrade.to.path}/concepts/zoo`,
    },
    {api: 'Zoo', kind: 'removed', name: 'Cages', changes: ['Are open']},
  ]);
});

it('what readers need first has a section of its own, at the top', () => {
  const [plan] = plans;
  if (!plan) throw new Error('There is no version that follows another.');
  const upgrade = {
    ...plan.upgrade,
    behavior: [
      {
        api: 'Zoo',
        name: 'Doors',
        kind: 'changed',
        first: true,
        change: 'Are open',
        action: 'Close them',
        operations: ['get-health'],
      },
    ] as const,
  };
  const none = {operation: () => undefined, route: () => undefined, schema: () => undefined};
  const pages = {...none, operation: (slug: string) => `/${slug}`};
  const [section] = upgradeSections(upgrade, none, pages, options);
  expect(section).toMatchObject({
    id: 'read-first',
    rows: [
      {
        changes: [
          'Are open',
          '**What to do**: Close them',
          expect.stringMatching(/^Affects \[.*\]\(\/get-health\)$/),
        ],
      },
    ],
  });
});
