import {describe, expect, it} from 'vitest';
import type {OpenApiDocument} from '@docs-kit/openapi-model/document';
import {buildApiModel} from '@docs-kit/openapi-model';
import type {LevelPages, SharedPages} from './addresses';
import {buildPageSet, describedOperations, type PageSet, type VersionModels} from './page-set';
import {levelNamed, levels} from './zoo.test.helper';

/** The specification of a level with one operation for each id. */
function documentOf(...operationIds: string[]): OpenApiDocument {
  const withoutPage = (id: string) => id.startsWith('hidden') && {'x-no-page': 'Few need it.'};
  return {
    openapi: '3.1.0',
    info: {title: 'Zoo', version: '1'},
    tags: [{name: 'Animals', description: 'All animals.'}],
    paths: Object.fromEntries(
      operationIds.map((operationId) => [
        `/${operationId}`,
        {
          get: {
            operationId,
            tags: ['Animals'],
            summary: operationId,
            description: 'Reads animals.',
            responses: {},
            ...withoutPage(operationId),
          },
        },
      ]),
    ),
  };
}

function versionOf(name: string, stable: LevelPages, operationIds: string[]): VersionModels {
  const ownPages: LevelPages = {pages: 'operations'};
  return {
    version: {name, label: name.toUpperCase(), path: `/docs/${name}`},
    file: `data/${name}/version.json`,
    levels: {stable, experimental: ownPages, deprecated: ownPages},
    models: {
      stable: buildApiModel(documentOf(...operationIds)),
      experimental: buildApiModel(documentOf()),
      deprecated: buildApiModel(documentOf()),
    },
  };
}

/** The stable pages of v1, which has one operation, beside a v2 that has two more. */
function pagesOfV1(stable: LevelPages): PageSet {
  const versions = [
    versionOf('v1', stable, ['listAnimals']),
    versionOf('v2', {pages: 'operations'}, ['listAnimals', 'feedAnimal', 'washAnimal']),
  ];
  return pagesIn(versions);
}

const pagesIn = (versions: readonly VersionModels[], name = 'v1'): PageSet =>
  buildPageSet(name, levelNamed('stable'), {versions, levels, writeSamples: () => ({samples: []})});

const borrowing = (...slugs: string[]): LevelPages => ({
  pages: 'operations',
  borrowed: {v2: slugs},
});

describe('the pages of a level', () => {
  it('are those of its operations', () => {
    const {operations} = pagesOfV1({pages: 'operations'});
    expect(operations.map(({operation, availability}) => [operation.slug, availability])).toEqual([
      ['list-animals', undefined],
    ]);
  });

  it('are followed by those that the version borrows, which say who has the operation', () => {
    const {operations, groups} = pagesOfV1(borrowing('wash-animal'));
    expect(operations.map(({operation, availability}) => [operation.slug, availability])).toEqual([
      ['list-animals', undefined],
      ['wash-animal', {availableIn: 'V2', missingIn: 'V1', path: '/docs/v2/api/wash-animal'}],
    ]);
    expect(
      groups.flatMap(({rows}) => rows.map(({pagePath, routes}) => [pagePath, routes])),
    ).toEqual([
      ['/docs/v1/api/list-animals', ['GET /listAnimals']],
      ['/docs/v1/api/wash-animal', []],
    ]);
  });

  it('wear in the place of their level that the version lacks the operation', () => {
    const {operations} = pagesOfV1(borrowing('wash-animal'));
    expect(operations.map(({level, absence}) => absence ?? level)).toEqual(['Stable', 'Not in V1']);
  });

  it('warn on the page of a tag of which the version has nothing', () => {
    const versions = [
      versionOf('v1', borrowing('feed-animal', 'wash-animal'), []),
      versionOf('v2', {pages: 'operations'}, ['feedAnimal', 'washAnimal']),
    ];
    const {groups} = pagesIn(versions);
    expect(groups.map(({tag, notice}) => [tag, notice?.title])).toEqual([['Animals', 'Not in V1']]);
    expect(groups[0]?.notice?.text).toContain('[V2](/docs/v2/api/animals)');
    expect(pagesOfV1(borrowing('wash-animal')).groups.map(({notice}) => notice)).toEqual([
      undefined,
    ]);
  });

  it('are none where the level links those of another version', () => {
    const {operations, groups} = pagesOfV1({pages: 'linked', version: 'v2'});
    expect(operations).toEqual([]);
    expect(groups.flatMap(({rows}) => rows.map(({pagePath}) => pagePath))).toEqual([
      '/docs/v2/api/list-animals',
      '/docs/v2/api/feed-animal',
      '/docs/v2/api/wash-animal',
    ]);
  });
});

describe('the operations of a level without a page of their own', () => {
  const versions = [
    versionOf('v1', {pages: 'operations'}, ['listAnimals', 'hiddenAnimal', 'hiddenZoo']),
  ];
  const pageSet = pagesIn(versions);

  it('are described on the page of their tag, where the table leads to them', () => {
    const {operations, tagSections, groups} = pageSet;
    expect(operations.map(({operation}) => operation.slug)).toEqual(['list-animals']);
    expect(
      tagSections.map((section) => [
        section.slug,
        ...section.operations.map(({operation}) => operation.slug),
      ]),
    ).toEqual([['animals', 'hidden-animal', 'hidden-zoo']]);
    expect(groups.flatMap(({rows}) => rows.map(({pagePath}) => pagePath))).toEqual([
      '/docs/v1/api/list-animals',
      '/docs/v1/api/animals#hidden-animal',
      '/docs/v1/api/animals#hidden-zoo',
    ]);
  });

  it('are among those that the version describes', () => {
    expect(describedOperations(pageSet).map(({operation}) => operation.slug)).toEqual([
      'list-animals',
      'hidden-animal',
      'hidden-zoo',
    ]);
    const links = pageSet.groups.flatMap(({rows}) => rows.map(({pagePath}) => pagePath));
    expect(links).toContain('/docs/v1/api/animals#hidden-zoo');
    expect(links).toContain('/docs/v1/api/list-animals');
  });
});

describe('the operations that a version describes', () => {
  const slugsOf = (stable: LevelPages) =>
    describedOperations(pagesOfV1(stable)).map(({operation}) => operation.slug);

  it('are those of its own pages and of pages that they share, without those that it borrows', () => {
    expect(slugsOf(borrowing('wash-animal'))).toEqual(['list-animals']);
    expect(slugsOf({pages: 'tags', version: 'v2', tags: {Animals: ['list-animals']}})).toEqual([
      'list-animals',
    ]);
    expect(slugsOf({pages: 'linked', version: 'v2'})).toEqual([]);
  });
});

describe('the operations of a level that share pages', () => {
  const sharing = (tags: Readonly<Record<string, readonly string[]>>): SharedPages => ({
    pages: 'tags',
    version: 'v2',
    tags,
  });

  it('are on the pages that the data names, and in the table beside those of another version', () => {
    const {operations, tagPages, groups} = pagesOfV1(sharing({'All animals': ['list-animals']}));
    expect(operations).toEqual([]);
    expect(
      tagPages.map(({title, slug, description, operations: shared}) => [
        title,
        slug,
        description,
        shared.map(({operation}) => operation.slug),
      ]),
    ).toEqual([['All animals', 'all-animals', 'All animals.', ['list-animals']]]);
    expect(groups.flatMap(({rows}) => rows.map(({pagePath}) => pagePath))).toEqual([
      '/docs/v1/api/all-animals#list-animals',
      '/docs/v2/api/feed-animal',
      '/docs/v2/api/wash-animal',
    ]);
  });

  it('begin with the introduction of their page where the data has one', () => {
    const {tagPages} = pagesOfV1({
      ...sharing({Visits: ['list-animals']}),
      introductions: {Visits: 'See animals.'},
    });
    expect(tagPages.map(({description}) => description)).toEqual(['See animals.']);
  });

  it('are refused when an introduction belongs to no page', () => {
    const plan = {
      ...sharing({Visits: ['list-animals']}),
      introductions: {Visit: 'See animals.'},
    };
    expect(() => pagesOfV1(plan)).toThrow(
      'data/v1/version.json: levels.stable.introductions: expected titles of .tags, found "Visit". Correct it, or list the page there.',
    );
  });

  it.each([
    ['on no page', {Birds: ['feed-animal']}, 'found "list-animals" 0 times'],
    ['on two pages', {A: ['list-animals'], B: ['list-animals']}, 'found "list-animals" 2 times'],
    [
      'without being there',
      {A: ['list-animals', 'feed-animal']},
      'found "feed-animal" which it does not have',
    ],
  ])('are refused when one is listed %s', (_, tags, message) => {
    expect(() => pagesOfV1(sharing(tags))).toThrow(
      `data/v1/version.json: levels.stable.tags: expected each stable operation of v1 once, ${message}.`,
    );
  });
});

describe('a list of borrowed operations is refused', () => {
  it('when the version has the operation itself', () => {
    expect(() => pagesOfV1(borrowing('list-animals'))).toThrow(
      'data/v1/version.json: levels.stable borrows "list-animals" from v2, but v1 has that operation. Take it off the list.',
    );
  });

  it('when the other version has no such operation, or no longer', () => {
    expect(() => pagesOfV1(borrowing('sell-animal'))).toThrow(
      'data/v1/version.json: levels.stable borrows "sell-animal" from v2, which has no stable operation of that name with a page. Correct the name; or take it off the list, and redirect its address.',
    );
  });

  it.each(['v1', 'v3'])('when it names anything but another version of this site: %s', (name) => {
    const message = `data/v1/version.json: levels.stable names the version "${name}": expected another version of this site (v2).`;
    expect(() => pagesOfV1({pages: 'operations', borrowed: {[name]: ['feed-animal']}})).toThrow(
      message,
    );
    expect(() => pagesOfV1({pages: 'linked', version: name})).toThrow(message);
  });

  it('cannot be told for a version without specifications', () => {
    expect(() => pagesIn([], 'v4')).toThrow('No specifications were loaded for the version "v4".');
  });
});
