import {describe, expect, it} from 'vitest';
import {renderUpgradePage, upgradeData} from './page';
import type {UpgradeSection} from './rows';

const version = (name: string) => ({name, label: name, path: `/docs/${name}`, docsFolder: name});
const upgrade = {from: version('one'), to: version('two')};
const sections: readonly UpgradeSection[] = [
  {
    id: 'moved-routes',
    title: 'Moved routes',
    subject: 'Operation',
    rows: [
      {
        api: 'Things',
        kind: 'moved',
        name: 'Create a thing',
        changes: ['`POST /v1/things` → `POST /v2/things`'],
        before: '/docs/one/api/create-thing',
        after: '/docs/two/api/create-thing',
      },
      {api: 'Things', kind: 'removed', name: '`old`', changes: ['Removed']},
    ],
  },
];

describe('the page of an upgrade', () => {
  const text = {description: 'Routes.', keywords: ['a', 'b'], introduction: 'Computed.'};
  const page = renderUpgradePage(upgrade, sections, text);

  it('shows the first table, and folds those after it with the number of their rows', () => {
    const other = {...sections[0], id: 'other', title: 'Other'} as UpgradeSection;
    const folded = renderUpgradePage(upgrade, [...sections, other], text);
    expect(page).not.toContain('FoldedTable');
    expect(folded).toContain('## Moved routes \\{#moved-routes}\n\n| API |');
    expect(folded).toContain('## Other \\{#other}\n\n<FoldedTable count="2">\n\n| API |');
    expect(folded).toContain('\n\n</FoldedTable>\n\n</UpgradeTables>');
  });

  it('has a row for each change, with its kind and the pages of both versions', () => {
    expect(page).toContain('title: Upgrade from one to two');
    expect(page).toContain('- [Moved routes](#moved-routes): 2');
    expect(page).toContain(
      '| Things | Create a thing<VersionPages name="Create a thing" from="one" to="two" before="/docs/one/api/create-thing" after="/docs/two/api/create-thing" /> | <ChangeKind kind="moved" /><br />`POST /v1/things` → `POST /v2/things` |',
    );
    expect(page).toContain('| Things | `old` | <ChangeKind kind="removed" /> |');
  });

  it('says so where nothing has changed', () => {
    const empty = renderUpgradePage(upgrade, [], text);
    expect(empty).toContain('Nothing has changed yet: two is the same as one.');
    expect(empty).not.toContain('UpgradeTables');
  });

  it('is data too, row by row', () => {
    expect(upgradeData(upgrade, sections)).toMatchObject({
      from: 'one',
      to: 'two',
      sections: [
        {
          id: 'moved-routes',
          rows: [
            {kind: 'moved', pages: {one: '/docs/one/api/create-thing'}},
            {kind: 'removed', name: 'old', pages: {}},
          ],
        },
      ],
    });
  });
});
