import {documentTypes, fieldTypes, type FieldType} from '../../src/search/index/documents';
import type {PageEntry, Posting, SearchIndexFile} from '../../src/search/index/index-file';
import {
  decodePostings,
  decodeTerms,
  encodePostings,
  encodeTerms,
} from '../../src/search/index/postings';
import type {Searcher} from '../../src/search/list/searcher';
import {tokensOf} from '../../src/search/text/analyze';
import type {SiteVersion} from '../../src/site/versions';
import type {JudgedQuery} from './search-quality';

/** A search for a keyword itself has to find its page among the first three. */
const lowestPlace = 3;
/** How far down the list a page is looked for. */
const places = 30;

/** A keyword of a page in all versions: the page's path under its version, and the keyword. */
export type Entry = `${string}\0${string}`;
export const entryOf = (page: string, keyword: string): Entry => `${page}\0${keyword}`;

/** A page with its keywords. */
export interface PageKeywords {
  /** Path under the version. */
  readonly page: string;
  readonly keywords: readonly string[];
}

/** What a version is judged by when it lacks keywords. */
export interface VersionUnderTest {
  readonly version: Pick<SiteVersion, 'path'>;
  readonly guides: readonly PageKeywords[];
  readonly queries: readonly JudgedQuery[];
  /** The search of a build whose pages lack some keywords. */
  readonly searcherWithout: (removed: ReadonlySet<Entry>) => Searcher;
}

/** The index that a build would have whose pages lack some keywords. */
export function withoutKeywords(
  index: SearchIndexFile,
  versionPath: string,
  removed: ReadonlySet<Entry>,
): SearchIndexFile {
  const pages = index.pages.map((entry): PageEntry => {
    const [address, title, breadcrumb, titles, anchors, keywords, ...route] = entry;
    const page = address.slice(versionPath.length + 1);
    const left = keywords.filter((keyword) => !removed.has(entryOf(page, keyword)));
    return [address, title, breadcrumb, titles, anchors, left, ...route];
  });
  const terms = decodeTerms(index.terms);
  const keywordPostings = new Map<string, Posting[]>();
  for (const [number, [, , , , , keywords]] of pages.entries()) {
    const counts = new Map<string, number>();
    for (const {term} of tokensOf(keywords.join(', ')))
      counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts)
      keywordPostings.set(term, [...(keywordPostings.get(term) ?? []), [number, count]]);
  }
  const postings = new Map(
    fieldTypes.map((type): [FieldType, Posting[][]] => [
      type,
      type === 'Keywords'
        ? terms.map((term) => keywordPostings.get(term) ?? [])
        : decodePostings(index.postings[type], terms.length),
    ]),
  );
  const messages = decodePostings(index.messages.postings, terms.length);
  const isLeft = terms.map((_, term) =>
    [...documentTypes, 'Questions' as const].some(
      (type) => (postings.get(type)?.[term] ?? []).length > 0,
    ),
  );
  const leftOf = <Value>(values: readonly Value[]): Value[] => values.filter((_, at) => isLeft[at]);
  return {
    ...index,
    pages,
    terms: encodeTerms(leftOf(terms)),
    postings: Object.fromEntries(
      [...postings].map(([type, lists]) => [type, encodePostings(leftOf(lists))]),
    ) as Record<FieldType, string>,
    messages: {...index.messages, postings: encodePostings(leftOf(messages))},
  };
}

/** Where a search has the first of some pages: 1 is the first place, Infinity is not among them. */
function placeOf(
  searcher: Searcher,
  versionPath: string,
  query: string,
  pages: readonly string[],
): number {
  const place = searcher
    .search(query, {limit: places})
    .hits.findIndex(({u}) => pages.includes(u.slice(versionPath.length + 1)));
  return place < 0 ? Infinity : place + 1;
}

interface Places {
  readonly keywords: ReadonlyMap<Entry, number>;
  readonly queries: readonly number[];
}

function measure(
  {version, guides, queries, searcherWithout}: VersionUnderTest,
  removed: ReadonlySet<Entry>,
): Places {
  const searcher = searcherWithout(removed);
  const find = (query: string, pages: readonly string[]) =>
    placeOf(searcher, version.path, query, pages);
  return {
    keywords: new Map(
      guides.flatMap(({page, keywords}) =>
        keywords.map((keyword) => [entryOf(page, keyword), find(keyword, [page])]),
      ),
    ),
    queries: queries.map(({query, pages}) => find(query, pages)),
  };
}

const termsOf = (text: string): ReadonlySet<string> =>
  new Set(tokensOf(text).map(({term}) => term));
const sharesTerm = (query: ReadonlySet<string>, keyword: string): boolean =>
  tokensOf(keyword).some(({term}) => query.has(term));

/**
 * Which removed keywords a query may miss, more of them with each time that it was missed before:
 * those of its page that share a word with it, all of its page, all that share a word with it.
 */
function missedBy(
  {query, pages}: JudgedQuery,
  removed: ReadonlySet<Entry>,
  attempt: number,
): Entry[] {
  const words = termsOf(query);
  return [...removed].filter((entry) => {
    const [page = '', keyword = ''] = entry.split('\0');
    const isOwn = pages.includes(page);
    if (attempt === 0) return isOwn && sharesTerm(words, keyword);
    return isOwn || (attempt > 1 && sharesTerm(words, keyword));
  });
}

/** How often keywords are put back for one query before it counts as lost for another reason. */
const mostAttempts = 3;

/**
 * Finds the keywords that can go in all versions at once.
 * @param tell gets a line of progress after each attempt, and each query that is found later at the end
 */
export function findNeedless(
  versions: readonly VersionUnderTest[],
  tell: (line: string) => void,
): Set<Entry> {
  const before = versions.map((version) => measure(version, new Set()));
  const removed = new Set(before.flatMap(({keywords}) => [...keywords.keys()]));
  const attempts = new Map<JudgedQuery, number>();
  for (;;) {
    const putBack = new Set<Entry>();
    const later = new Set<JudgedQuery>();
    for (const [number, version] of versions.entries()) {
      const old = before[number];
      const now = measure(version, removed);
      for (const [entry, place] of now.keywords) {
        if (removed.has(entry) && place > Math.max(lowestPlace, old?.keywords.get(entry) ?? 0))
          putBack.add(entry);
      }
      for (const [at, query] of version.queries.entries()) {
        if ((now.queries[at] ?? 0) > (old?.queries[at] ?? 0)) later.add(query);
      }
    }
    let isHopeless = true;
    for (const query of later) {
      const attempt = attempts.get(query) ?? 0;
      attempts.set(query, attempt + 1);
      if (attempt < mostAttempts) isHopeless = false;
      for (const entry of missedBy(query, removed, attempt)) putBack.add(entry);
    }
    tell(`${removed.size} removed, ${putBack.size} put back for ${later.size} queries`);
    if (putBack.size === 0 && isHopeless) {
      for (const {query} of later) tell(`found later all the same: ${query}`);
      return removed;
    }
    for (const entry of putBack) removed.delete(entry);
  }
}
