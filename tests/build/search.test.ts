import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {readLists, readQuestions} from '@docs-kit/docs-search/authored';
import {openBuiltSearch} from '@docs-kit/docs-search/built-search';
import {documentTypes} from '@docs-kit/docs-search/indexing/documents';
import {wholeAnchor} from '@docs-kit/docs-search/indexing/heading-anchors';
import type {SearchIndexFile} from '@docs-kit/docs-search/indexing/index-file';
import {isOfSection, loadIndex} from '@docs-kit/docs-search/indexing/loaded-index';
import {textsFile} from '@docs-kit/docs-search/indexing/index-file';
import {createSearcher} from '@docs-kit/docs-search/results/searcher';
import {toTerm} from '@docs-kit/docs-search/text/analyze';
import {keyOf} from '@docs-kit/docs-search/text/analyze';
import {loadPageSets} from '../../src/files/page-sets';
import {readVersionFacts} from '../../src/files/version-facts';
import {operationPath} from '../../src/site/links';
import {searchContexts} from '../../src/site/search';
import {siteVersions} from '../../src/site/versions';
import {buildFolder} from '../support/build';
import {missingParts} from '../support/parts';
import {
  describeFailures,
  describeFigures,
  judge,
  readEverydayQueries,
  readPastedErrors,
  readQueries,
} from '../support/search-quality';

const mostBytes = 200_000;
const mostSemanticBytes = 250_000;
const leastRecall = 0.95;
const leastReciprocalRank = 0.85;
const pageSets = loadPageSets();

describe.each(siteVersions)('the search of $label', (version) => {
  const queries = readQueries(version.name);
  const search = openBuiltSearch(buildFolder, version);
  const {pages} = search.index;
  const find = (query: string, limit: number) => search.searcher.search(query, {limit}).hits;

  it('finds what the judged queries look for', () => {
    const quality = judge(queries, search.searcher, version);
    expect(quality.judgements.length).toBeGreaterThanOrEqual(200);
    const figures = `recall at five ${(100 * quality.recallAtFive).toFixed(1)} %, mean reciprocal rank ${quality.meanReciprocalRank.toFixed(3)}`;
    const report = `${figures}\n${describeFailures(quality)}`;
    expect(quality.recallAtFive, report).toBeGreaterThanOrEqual(leastRecall);
    expect(quality.meanReciprocalRank, report).toBeGreaterThanOrEqual(leastReciprocalRank);
  });

  it('puts first what leaves no doubt: guides before providers, the page of an upgrade or a move', () => {
    const certain = queries.filter(({first}) => first);
    expect(certain.length).toBeGreaterThanOrEqual(5);
    const {judgements} = judge(certain, search.searcher, version);
    const late = judgements.filter(({rank}) => rank !== 1);
    expect(late.map(({query, found}) => [query.query, found[0]])).toEqual([]);
  });

  it('fails the judged queries when the pages are not in the index', () => {
    const empty: SearchIndexFile = {...search.index, pages: [], terms: [], postings: emptyPostings};
    const quality = judge(queries, createSearcher(empty), version);
    expect(quality.recallAtFive).toBe(0);
    expect(describeFailures(quality)).toContain('not found');
  });

  it.each([
    {list: 'first', half: 'tuning', least: 150, recall: 0.95, reciprocalRank: 0.84},
    {list: 'first', half: 'held-out', least: 150, recall: 0.94, reciprocalRank: 0.84},
    {list: 'second', half: 'tuning', least: 75, recall: 0.91, reciprocalRank: 0.81},
    {list: 'second', half: 'held-out', least: 75, recall: 0.92, reciprocalRank: 0.85},
    {list: 'third', half: 'tuning', least: 150, recall: 0.94, reciprocalRank: 0.84},
  ] as const)(
    'finds what people look for who do not know its words, in the $half half of the $list list',
    ({list, half, least, recall, reciprocalRank}) => {
      const quality = judge(readEverydayQueries(half, list), search.searcher, version);
      const report = `${describeFigures(quality)}\n${describeFailures(quality)}`;
      expect(quality.judgements.length).toBeGreaterThanOrEqual(least);
      expect(quality.recallAtFive, report).toBeGreaterThanOrEqual(recall);
      expect(quality.meanReciprocalRank, report).toBeGreaterThanOrEqual(reciprocalRank);
    },
  );

  it('finds the rows of tables that explain pasted errors', () => {
    const quality = judge(readPastedErrors(version.name), search.searcher, version);
    const report = `${describeFigures(quality)}\n${describeFailures(quality)}`;
    expect(quality.judgements.length).toBeGreaterThanOrEqual(20);
    expect(quality.recallAtFive, report).toBeGreaterThanOrEqual(0.9);
    expect(quality.meanReciprocalRank, report).toBeGreaterThanOrEqual(0.88);
    const [first] = search.searcher.search(
      "AttributeError: 'NoneType' object has no attribute 'payload'",
      {limit: 1},
    ).hits;
    expect(first).toMatchObject({
      u: `${version.path}/building_applications/agent`,
      h: '#if-it-fails',
    });
  });

  it('loses no judged page by semantic ranking that the words alone find', () => {
    const byWords = judge(queries, createSearcher(search.index), version);
    const isFound = (rank = 0) => rank > 0 && rank <= 5;
    const {judgements} = judge(queries, search.searcher, version);
    const lost = judgements.filter(
      ({rank}, place) => isFound(byWords.judgements[place]?.rank) && !isFound(rank),
    );
    expect(byWords.judgements.filter(({rank}) => isFound(rank)).length).toBeGreaterThan(200);
    expect(lost.map(({query}) => query.query)).toEqual([]);
  });

  it('says that nothing fits, and offers the nearest pages, known words and overviews', () => {
    for (const query of ['best pizza in town', 'weather tomorrow in paris', 'how to bake bread']) {
      const {hits, notices, overviews} = search.searcher.search(query, {limit: 20});
      expect(notices.join(' '), query).toContain('No page fits well');
      expect(hits.length).toBeLessThan(5);
      expect(overviews.map(({u}) => u)).toContain(`${version.path}/concepts`);
    }
    const lost = search.searcher.search('vector xyzzyqwert', {context: 'nowhere', limit: 5});
    expect(lost.hits).toEqual([]);
    expect(lost.words).toEqual([{text: 'vector', pages: expect.any(Number) as number}]);
    const found = search.searcher.search('chat with my own files', {limit: 5});
    expect([found.notices, found.words, found.overviews]).toEqual([[], [], []]);
  });

  it('has the popular pages that an empty field offers', () => {
    const {popular} = readLists(path.resolve(__dirname, '../../data/search-lists.yaml'));
    expect(popular.length).toBeGreaterThan(3);
    const paths = new Set(pages.map(([page]) => page));
    expect(popular.filter(({page}) => !paths.has(`${version.path}/${page}`))).toEqual([]);
  });

  it(`takes at most ${mostSemanticBytes} bytes to download for semantic ranking`, () => {
    expect(brotliCompressSync(readFileSync(search.semanticFile)).length).toBeLessThanOrEqual(
      mostSemanticBytes,
    );
  });

  it('finds no page of an operation that the version lacks', () => {
    const sets = pageSets.filter((set) => set.version.name === version.name);
    const lacking = sets.flatMap(({level, operations}) =>
      operations
        .filter(({absence}) => absence !== undefined)
        .map(({operation}) => operationPath(version, level, operation.slug)),
    );
    const landings = sets.flatMap(({groups}) =>
      groups.filter(({notice}) => notice).map(({pagePath = ''}) => pagePath),
    );
    const plans = Object.values(readVersionFacts(version.name).levels);
    const borrows = plans.some((plan) => plan.pages === 'operations' && plan.borrowed);
    expect([lacking.length > 0, landings.length > 0]).toEqual([borrows, borrows]);
    const found = new Set(pages.map(([page]) => page));
    expect([...lacking, ...landings].filter((page) => found.has(page))).toEqual([]);
    for (const page of [...lacking, ...landings]) {
      expect(existsSync(path.join(buildFolder, `${page}.html`)), page).toBe(true);
    }
  });

  it('has judged pages that exist', () => {
    const paths = new Set(pages.map(([page]) => page.slice(version.path.length + 1)));
    const judged = [
      ...queries,
      ...readPastedErrors(version.name),
      ...readEverydayQueries('tuning'),
      ...readEverydayQueries('held-out'),
      ...readEverydayQueries('tuning', 'second'),
      ...readEverydayQueries('held-out', 'second'),
      ...readEverydayQueries('tuning', 'third'),
    ];
    const lost = judged.filter((query) => !query.pages.some((page) => paths.has(page)));
    expect(lost.map(({query}) => query)).toEqual([]);
  });

  it(`takes at most ${mostBytes} bytes to download`, () => {
    expect(brotliCompressSync(readFileSync(search.indexFile)).length).toBeLessThanOrEqual(
      mostBytes,
    );
  });

  it('has the texts of every page, one for each section and the description', () => {
    expect(pages.length).toBeGreaterThan(100);
    for (const [page, , , titles] of pages) {
      expect(search.textsOf(page), textsFile(page, '/')).toHaveLength(titles.length + 2);
    }
  });

  it('has the parts that pages include among their texts', () => {
    const {read, missing} = missingParts(
      version,
      (route) => search.textsOf(route)?.join('\n') ?? '',
    );
    expect(read).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('finds every page by its title', () => {
    const lost = pages.filter(([page, title]) => !find(title, 8).some(({u}) => u === page));
    expect(lost.map(([page]) => page)).toEqual([]);
  });

  it('reaches every page that has a word, in all contexts and in each', () => {
    const {dictionary, fields, sections, pages: all} = loadIndex(search.index);
    const words = new Set(
      pages.flatMap(([, title]) => title.toLowerCase().match(/[a-z]{3,}/g) ?? []),
    );
    const lost = [...words].flatMap((word) => {
      const stem = toTerm(word);
      const term = stem && dictionary.find(stem);
      if (typeof term !== 'number') return [];
      const having = new Set(
        documentTypes.flatMap((type) =>
          (fields[type].postings[term] ?? []).map((target) =>
            isOfSection(type) ? (sections[target]?.page ?? target) : target,
          ),
        ),
      );
      return [undefined, ...searchContexts].flatMap((context) => {
        const limits = {limit: all.length, ...(context && {context: context.path})};
        const {hits, total} = search.searcher.search(word, limits);
        const found = new Set(hits.map(({u}) => u));
        const missing = [...having].filter((page) => {
          const {path: address = '', context: own} = all[page] ?? {};
          return (!context || own === context.path) && !found.has(address);
        });
        return missing.length > 0 || total !== hits.length
          ? [
              `${word} in ${context?.label ?? 'everything'}: ${missing.length} of ${having.size} pages are lost`,
            ]
          : [];
      });
    });
    expect(words.size).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  it('finds something for every beginning of a title that is being typed, or asks for more', () => {
    const begun = new Set(
      pages.flatMap(([, title]) =>
        Array.from({length: 12}, (_, length) => title.slice(0, length + 1)),
      ),
    );
    expect(begun.size).toBeGreaterThan(500);
    const results = [...begun].map(
      (text) => [text, search.searcher.search(text, {limit: 1})] as const,
    );
    const found = results.filter(([, {hits}]) => hits.length > 0);
    expect(found.length).toBeGreaterThan(0.9 * begun.size);
    const lost = results.filter(([, {hits, isTooLittle}]) => hits.length === 0 && !isTooLittle);
    expect(lost.map(([text]) => text)).toEqual([]);
  });

  it('finds every operation first by its method and route', () => {
    const operations = pages.filter(([, , , , , , route]) => route);
    const served = pageSets
      .filter((set) => set.version.name === version.name)
      .flatMap((set) => set.operations.filter(({absence}) => absence === undefined));
    expect(served.length).toBeGreaterThan(0);
    expect(operations.length).toBeGreaterThanOrEqual(served.length);
    const routes = new Map(operations.map(([page, , , , , , route]) => [page, route]));
    const lost = operations.filter(
      ([, , , , , , route = '']) => routes.get(find(route, 1)[0]?.u ?? '') !== route,
    );
    expect(lost.map(([page]) => page)).toEqual([]);
  });

  it('finds every property of the reference at its own place', () => {
    const places = new Map<string, string[]>();
    for (const [page, , , titles, anchors] of pages) {
      for (const [index, title] of titles.entries()) {
        if (!/\/api[^/]*\//.test(page) || !/^[a-z]+(_[a-z]+)+$/.test(title)) continue;
        places.set(title, [
          ...(places.get(title) ?? []),
          `${page}${wholeAnchor(title, anchors[index] ?? '')}`,
        ]);
      }
    }
    expect(places.size).toBeGreaterThan(100);
    const lost = [...places].filter(
      ([title, expected]) => !find(title, 8).some(({u, h = ''}) => expected.includes(`${u}${h}`)),
    );
    expect(lost.map(([title]) => title)).toEqual([]);
  });

  it('links to anchors that exist', () => {
    const lost = pages.flatMap(([page, , , titles, anchors]) => {
      const file = path.join(buildFolder, `${page}.html`);
      const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return anchors
        .map((short, index) => wholeAnchor(titles[index] ?? '', short).slice(1))
        .filter((id) => !html.includes(`id=${id}`) && !html.includes(`id="${id}"`))
        .map((id) => `${page}#${id}`);
    });
    expect(lost).toEqual([]);
  });
});

describe('the questions that pages answer', () => {
  const questions = readQuestions(path.resolve(__dirname, '../../data/search-questions'));
  const indexes = siteVersions.map((version) => ({
    version,
    ...openBuiltSearch(buildFolder, version),
  }));

  it('belong to pages and sections that a version has', () => {
    const places = new Set(
      indexes.flatMap(({version, index}) =>
        index.pages.flatMap(([page, , , titles, anchors]) => {
          const own = page.slice(version.path.length + 1);
          const whole = anchors.map((short, place) => wholeAnchor(titles[place] ?? '', short));
          return [own, ...whole.map((hash) => own + hash)];
        }),
      ),
    );
    const asked = [...questions].flatMap(([page, texts]) =>
      texts.map(([, hash = '']) => page + hash),
    );
    expect(asked.length).toBeGreaterThan(500);
    expect(asked.filter((place) => !places.has(place))).toEqual([]);
  });

  it('do not include queries of the halves that only judge', () => {
    const judging = [
      ...readEverydayQueries('held-out'),
      ...readEverydayQueries('held-out', 'second'),
    ];
    const held = new Set(judging.map(({query}) => keyOf(query)));
    const texts = [...questions.values()].flat().map(([text]) => text);
    expect(texts.filter((text) => text.includes(' ') && held.has(keyOf(text)))).toEqual([]);
  });
});

const emptyPostings = {
  Title: '',
  Heading: '',
  Description: '',
  Keywords: '',
  Content: '',
  Questions: '',
};
