import {parsePage} from '@docs-kit/docs-facts/markdown';
import type {Root, TableRow} from 'mdast';
import {describe, expect, it} from 'vitest';
import {errorRowsOf, remarkErrorRows} from './error-rows';
import {collectTables, type DocsVersion} from './tables';

const page = (file: string, ...rows: string[]) => ({
  file,
  title: `About ${file}`,
  permalink: `/docs/v1/${file.replace(/\.md$/, '')}`,
  source: ['| Message | Cause | What to do |', '| --- | --- | --- |', ...rows].join('\n'),
});
const versionOf = (...pages: DocsVersion['pages']): DocsVersion => ({
  ...{name: 'v1', label: 'Version 1', path: '/docs/v1', pages},
});
const food = '| `No food for …` (404) | Nobody fed it | [Feed](./care/food.md#daily) it |';

describe('the rows of error tables', () => {
  it('are collected with links that work from everywhere', () => {
    const tables = collectTables([versionOf(page('zoo.md', food), page('care/food.md'))]);
    expect(tables.rows).toEqual([
      {
        seen: [['No food for …'], ' (404)'],
        cause: ['Nobody fed it'],
        remedy: [['Feed', '~/care/food#daily'], ' it'],
        places: [
          {version: 0, page: 'zoo', id: expect.stringMatching(/^error-[0-9a-f]{7}$/) as string},
        ],
      },
    ]);
    expect(tables.titles).toEqual({'0 zoo': 'About zoo.md'});
  });

  it('are one where pages and versions have the same, and two where a cell differs', () => {
    const other = food.replace('Nobody', 'Someone else');
    const v1 = versionOf(page('zoo.md', food), page('farm.md', food, other), page('care/food.md'));
    const {rows} = collectTables([v1, {...v1, name: 'v2'}]);
    expect(rows.map(({places}) => places.map(({version, page}) => `${version} ${page}`))).toEqual([
      ['0 zoo', '0 farm', '1 zoo', '1 farm'],
      ['0 farm', '1 farm'],
    ]);
  });

  it('say how a run provoked their message', () => {
    const provoked = (version: string, name: string, message: string) =>
      name === 'zoo' ? `${version}: ${message}` : undefined;
    const {rows, provoked: sentences} = collectTables(
      [versionOf(page('zoo.md', food), page('farm.md', '| `No food at all` | a | b |'))],
      {provoked},
    );
    expect(sentences).toEqual(['v1: No food for …']);
    expect(rows.map(({places}) => places[0].provoked)).toEqual([0, undefined]);
  });

  it('are neither those of other tables nor those that quote no message', () => {
    const source = '| Name | Meaning |\n| --- | --- |\n| `a b` | c |\n';
    expect(() => collectTables([versionOf({...page('zoo.md', '| `KeyError` | c | d |')})])).toThrow(
      'expected tables whose first heading matches',
    );
    expect(() => collectTables([versionOf({...page('zoo.md'), source})])).toThrow(
      'found none in v1',
    );
    expect(() => collectTables([])).toThrow('found none');
  });
});

describe('the ids of rows', () => {
  const tree = (...rows: string[]): Root => parsePage('zoo.md', page('zoo.md', ...rows).source);
  const idsOf = (root: Root): string[] => errorRowsOf(root, /^Message/).map(({id}) => id);

  it('stay when the cause changes, and tell apart rows that begin alike', () => {
    const [first, second] = idsOf(tree(food, food));
    expect(idsOf(tree(food.replace('Nobody', 'Somebody')))).toEqual([first]);
    expect(second).toBe(`${first}-2`);
  });

  it('are those of the rows of the page', () => {
    const root = tree(food);
    remarkErrorRows()(root);
    const [table] = root.children;
    const rows = table?.type === 'table' ? (table.children as TableRow[]) : [];
    expect(rows.map(({data}) => data?.hProperties?.id)).toEqual([undefined, ...idsOf(tree(food))]);
  });
});
