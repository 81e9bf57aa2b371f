import {restoreAnchors} from './anchors';
import {rarity, termWeight} from './bm25';
import {contextOfPath} from './contexts';
import {createDictionary, type Dictionary} from './dictionary';
import {documentTypes, type DocumentType, type SearchDocument} from './documents';
import type {Posting, SearchIndexFile} from './index-file';
import {decodePostings, decodeTerms} from './postings';
import {keyOf, parseQuery, type Query, type SearchField} from './query';
import {routeFit} from './routes';
import {slotsOf, type Slot} from './slots';
import type {FoundTerms} from './snippet';

/** A page that fits a query, as the section of it that fits best. */
export interface Hit extends Pick<SearchDocument, 'u' | 'h' | 't' | 's' | 'b'> {
  /** Path of the context that the page is in. */
  readonly context?: string;
  /** Title of the schema or list that a property stands in. */
  readonly owner?: string;
  /** Number of the section on its page: the texts of a page are in this order. */
  readonly section: number;
  readonly score: number;
}

/** What a search gives. */
export interface SearchResult {
  readonly hits: readonly Hit[];
  /** How many pages fit in all, and in each context by its path. */
  readonly total: number;
  readonly totals: Readonly<Record<string, number>>;
  /** Terms of the documentation that were looked for, to be marked, and how much each says. */
  readonly terms: FoundTerms;
  /** Words of the query to be marked on the page that a reader goes to. */
  readonly highlights: readonly string[];
  /** What is wrong with the query's syntax, in sentences for the reader. */
  readonly notices: readonly string[];
}

export interface SearchOptions {
  /** Path of the context to stay in; everything by default. */
  readonly context?: string;
  readonly limit: number;
}

/** One version's index, ready to be searched. */
export interface Searcher {
  search(text: string, options: SearchOptions): SearchResult;
}

interface Page {
  readonly path: string;
  readonly title: string;
  readonly titleKey: string;
  /** Keys of the title, the last segment of the path and the keywords. */
  readonly names: ReadonlySet<string>;
  readonly breadcrumb: readonly string[];
  readonly route?: string;
  readonly context?: string;
  readonly firstSection: number;
}

interface Section {
  readonly page: number;
  readonly title: string;
  readonly hash: string;
  readonly key: string;
}

/** Occurrences of terms in one kind of document, with what BM25 needs to know of it. */
interface Field {
  readonly postings: readonly (readonly Posting[])[];
  readonly lengths: readonly number[];
  readonly averageLength: number;
}

/** How much a term counts in each kind of document. */
const fieldWeights: Readonly<Record<DocumentType, number>> = {
  Title: 3.4,
  Heading: 1.5,
  Description: 1.3,
  Keywords: 1.8,
  Content: 1,
};

/** What makes one page come before another beside its words. */
const preference = {
  /** How much the best section counts beside its page: all words in one place are worth more. */
  section: 1.2,
  title: 100,
  name: 40,
  heading: 12,
  identifierHeading: 40,
  route: 100,
  reference: 0.8,
  experimental: 0.68,
  deprecated: 0.48,
  /** Pages below this share of the best score have little to do with the query. */
  least: 0.05,
  /** What a word that stands nowhere would have counted: little, for others must decide. */
  unknownWord: 1,
} as const;

const typesOfField: Readonly<Record<SearchField, readonly DocumentType[]>> = {
  title: ['Title'],
  heading: ['Title', 'Heading'],
  content: ['Description', 'Content'],
};

/**
 * Prepares an index for searching.
 * @param versionPath path of the version's pages, such as `/docs/next`
 */
export function createSearcher(file: SearchIndexFile, versionPath: string): Searcher {
  const terms = decodeTerms(file.terms);
  const {pages, sections} = readPages(file, versionPath);
  const field = (type: DocumentType) =>
    toField(
      decodePostings(file.postings[type], terms.length),
      isOfSection(type) ? sections.length : pages.length,
    );
  const fields = Object.fromEntries(documentTypes.map((type) => [type, field(type)])) as Record<
    DocumentType,
    Field
  >;
  const pagesWith = terms.map((_, term) => pagesWithTerm(term, fields, sections));
  const index: Index = {
    dictionary: createDictionary(terms, pagesWith),
    pages,
    sections,
    fields,
    rarities: pagesWith.map((count) => rarity(count, pages.length)),
  };
  return {search: (text, options) => search(index, parseQuery(text), options)};
}

interface Index {
  readonly dictionary: Dictionary;
  readonly pages: readonly Page[];
  readonly sections: readonly Section[];
  readonly fields: Readonly<Record<DocumentType, Field>>;
  /** For each term, how much finding it says. */
  readonly rarities: readonly number[];
}

const isOfSection = (type: DocumentType) => type === 'Heading' || type === 'Content';

function readPages(
  file: SearchIndexFile,
  versionPath: string,
): {pages: Page[]; sections: Section[]} {
  const sections: Section[] = [];
  const pages = file.pages.map(
    ([path, title, breadcrumb, titles, anchors, keywords, route], number): Page => {
      const firstSection = sections.length;
      const hashes = restoreAnchors(
        titles.map((heading, index) => [heading, anchors[index] ?? '']),
      );
      sections.push({page: number, title, hash: '', key: ''});
      sections.push(
        ...titles.map((heading, index) => ({
          page: number,
          title: heading,
          hash: hashes[index] ?? '',
          key: keyOf(heading),
        })),
      );
      const context = contextOfPath(path, versionPath)?.path;
      return {
        path,
        title,
        names: new Set([title, ...namesFromPath(path), ...keywords].map(keyOf)),
        titleKey: keyOf(title),
        breadcrumb: file.breadcrumbs[breadcrumb] ?? [],
        firstSection,
        ...(route && {route}),
        ...(context && {context}),
      };
    },
  );
  return {pages, sections};
}

/** The last segment of a path, and a provider's name in it: `remote_ollama` and `ollama`. */
function namesFromPath(path: string): string[] {
  const name = path.split('/').at(-1) ?? '';
  return [name, name.replace(/^(remote|inline)_/, '')];
}

function toField(postings: readonly (readonly Posting[])[], documents: number): Field {
  const lengths = new Array<number>(documents).fill(0);
  for (const list of postings) {
    for (const [target, count] of list) lengths[target] = (lengths[target] ?? 0) + count;
  }
  const filled = lengths.filter((length) => length > 0);
  const sum = filled.reduce((total, length) => total + length, 0);
  return {postings, lengths, averageLength: sum / (filled.length || 1)};
}

function pagesWithTerm(
  term: number,
  fields: Readonly<Record<DocumentType, Field>>,
  sections: readonly Section[],
): number {
  const found = new Set<number>();
  for (const type of documentTypes) {
    for (const [target] of fields[type].postings[term] ?? []) {
      found.add(isOfSection(type) ? (sections[target]?.page ?? target) : target);
    }
  }
  return found.size;
}

/** What one search has found, by number of the page or section. */
interface Scores {
  readonly pages: Float64Array;
  readonly sections: Float64Array;
  /** How much of what the query asks for stands there, weighed by rarity. */
  readonly pagesCovered: Float64Array;
  readonly sectionsCovered: Float64Array;
}

function search(index: Index, query: Query, {context, limit}: SearchOptions): SearchResult {
  const slots = slotsOf(query, index.dictionary);
  const scores: Scores = {
    pages: new Float64Array(index.pages.length),
    sections: new Float64Array(index.sections.length),
    pagesCovered: new Float64Array(index.pages.length),
    sectionsCovered: new Float64Array(index.sections.length),
  };
  const asked = slots.reduce((sum, slot) => sum + addSlot(index, slot, scores), 0) || 1;
  const ranked = rank(index, query, scores, asked);
  const totals: Record<string, number> = {};
  for (const {page} of ranked) {
    if (page.context) totals[page.context] = (totals[page.context] ?? 0) + 1;
  }
  const inContext = context ? ranked.filter(({page}) => page.context === context) : ranked;
  const found = slots.flatMap((slot) =>
    slot.alternatives.map(({term, weight}): [string, number] => [
      index.dictionary.terms[term] ?? '',
      weight * slot.weight * (index.rarities[term] ?? 0),
    ]),
  );
  return {
    hits: inContext.slice(0, limit).map((result) => toHit(index, result)),
    total: inContext.length,
    totals,
    highlights: [
      ...new Set(
        query.chunks.filter(({chunk}) => chunk.parts.length > 0).map(({chunk}) => chunk.text),
      ),
    ],
    terms: new Map(found.sort(([, one], [, other]) => one - other)),
    notices: query.notices,
  };
}

interface RankedPage {
  readonly page: Page;
  /** Number of the section to show. */
  readonly section: number;
  readonly score: number;
}

/** Pages that fit, best first; equal ones in the order of the index. */
function rank(index: Index, query: Query, scores: Scores, asked: number): RankedPage[] {
  const best = bestSections(index, scores, asked);
  const key = keyOf(query.text);
  const headings = headingsWith(index, query, key);
  const isIdentifier = query.chunks.some(({chunk}) => chunk.compounds.length > 0);
  return index.pages
    .map((page, number): RankedPage => {
      const heading = headings.get(number);
      const section = heading ?? best[number] ?? page.firstSection;
      const pageShare = (scores.pagesCovered[number] ?? 0) / asked;
      const sectionShare = (scores.sectionsCovered[section] ?? 0) / asked;
      const inPage = (scores.pages[number] ?? 0) * pageShare ** 2;
      const inSection = (scores.sections[section] ?? 0) * sectionShare ** 2;
      const words = inPage + preference.section * inSection;
      const route = query.route && page.route ? routeFit(query.route, page.route) : 0;
      const name = nameFit(page, key);
      const inHeading = isIdentifier ? preference.identifierHeading : preference.heading;
      return {
        page,
        section: route > 0 || name > 0 ? page.firstSection : section,
        score:
          (words + (heading === undefined ? 0 : inHeading)) * standing(page) +
          name +
          preference.route * route,
      };
    })
    .sort((one, other) => other.score - one.score)
    .filter(({score}, _, [best]) => score > preference.least * (best?.score ?? 0));
}

/** For each page that has one, the section whose title is the query itself, to the letter at best. */
function headingsWith({sections}: Index, {text}: Query, key: string): Map<number, number> {
  const found = new Map<number, number>();
  const exact = text.trim().toLowerCase();
  for (const [number, {page, title, key: sectionKey}] of sections.entries()) {
    if (key === '' || sectionKey !== key) continue;
    const isExact = title.toLowerCase() === exact;
    const known = found.get(page);
    const isKnownExact = known !== undefined && sections[known]?.title.toLowerCase() === exact;
    if (known === undefined || (isExact && !isKnownExact)) found.set(page, number);
  }
  return found;
}

/** What a page gains whose title, path or keyword is the query itself. */
function nameFit(page: Page, key: string): number {
  if (key === '' || !page.names.has(key)) return 0;
  const isDeprecated = page.path.includes('/api-deprecated/');
  return (page.titleKey === key ? preference.title : preference.name) * (isDeprecated ? 0.5 : 1);
}

/** How likely a reader wants a page at all: guides, then the stable reference, then the rest. */
function standing({context, path}: Page): number {
  if (context !== 'api') return 1;
  if (path.includes('/api-deprecated/')) return preference.deprecated;
  return path.includes('/api-experimental/') ? preference.experimental : preference.reference;
}

/**
 * Adds what one slot finds to the scores.
 * @returns how much of it a page can have at most
 */
function addSlot(index: Index, slot: Slot, scores: Scores): number {
  const types = slot.field ? typesOfField[slot.field] : documentTypes;
  const foundPages = new Set<number>();
  const foundSections = new Set<number>();
  for (const type of types) {
    const ofPage = new Map<number, number[]>();
    for (const [target, value] of valuesOf(index, slot, type)) {
      const score = value * slot.weight * fieldWeights[type];
      const page = isOfSection(type) ? (index.sections[target]?.page ?? 0) : target;
      if (isOfSection(type)) {
        add(scores.sections, target, score);
        foundSections.add(target);
      }
      const list = ofPage.get(page);
      if (list) list.push(score);
      else ofPage.set(page, [score]);
      foundPages.add(page);
    }
    for (const [page, list] of ofPage) add(scores.pages, page, together(list));
  }
  if (slot.isBonus) return 0;
  const value =
    slot.weight *
    (slot.alternatives.length > 0
      ? Math.max(...slot.alternatives.map(({term, weight}) => weight * (index.rarities[term] ?? 0)))
      : preference.unknownWord);
  for (const page of foundPages) add(scores.pagesCovered, page, value);
  for (const section of foundSections) add(scores.sectionsCovered, section, value);
  return value;
}

function add(scores: Float64Array, place: number, value: number): void {
  scores[place] = (scores[place] ?? 0) + value;
}

/** A page with several sections on a subject says more of it than one with the best section alone. */
function together(sections: readonly number[]): number {
  if (sections.length === 1) return sections[0] ?? 0;
  const [first = 0, second = 0, third = 0] = [...sections].sort((one, other) => other - one);
  return first + 0.4 * second + 0.2 * third;
}

/** For each document of a type that has the slot, the best of its alternatives there. */
function valuesOf(index: Index, slot: Slot, type: DocumentType): Map<number, number> {
  const {postings, lengths, averageLength} = index.fields[type];
  const values = new Map<number, number>();
  for (const {term, weight} of slot.alternatives) {
    for (const [target, count] of postings[term] ?? []) {
      const value =
        weight *
        (index.rarities[term] ?? 0) *
        termWeight(count, lengths[target] ?? 0, averageLength);
      if (value > (values.get(target) ?? 0)) values.set(target, value);
    }
  }
  return values;
}

/** For each page, the section that has most of what was asked for. */
function bestSections(index: Index, scores: Scores, asked: number): number[] {
  const best = index.pages.map(({firstSection}) => firstSection);
  const worth = (section: number) =>
    (scores.sections[section] ?? 0) * (0.5 + (scores.sectionsCovered[section] ?? 0) / asked);
  for (const [number, {page}] of index.sections.entries()) {
    if (worth(number) > worth(best[page] ?? number)) best[page] = number;
  }
  return best;
}

function toHit(index: Index, {page, section: number, score}: RankedPage): Hit {
  const section = index.sections[number];
  const owner = section && ownerOf(index, number, section);
  return {
    u: page.path,
    t: page.title,
    b: page.breadcrumb,
    section: number - page.firstSection,
    score,
    ...(section?.hash && {h: section.hash, s: section.title}),
    ...(owner && {owner}),
    ...(page.context && {context: page.context}),
  };
}

/** Anchors of properties begin with that of the section around them: see `anchors.ts`. */
function ownerOf(
  {sections}: Index,
  number: number,
  {page, title, hash}: Section,
): string | undefined {
  const ownerHash = hash.slice(0, -`-${title}`.length);
  if (!hash || hash !== `${ownerHash}-${title}`) return undefined;
  for (let before = number - 1; sections[before]?.page === page; before -= 1) {
    if (sections[before]?.hash === ownerHash) return sections[before]?.title;
  }
  return undefined;
}
