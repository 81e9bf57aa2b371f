import {groupOf, pathInVersion, type SearchSettings} from '../settings';
import {
  documentTypes,
  fieldTypes,
  type DocumentType,
  type FieldType,
  type PluginIndex,
  type SearchDocument,
} from './documents';
import {shortAnchor} from './heading-anchors';
import type {PageEntry, SearchIndexFile, TermPostings} from './index-file';
import type {PageMessages} from '../ranking/messages';
import {distances, postingsOf, type Postings} from './postings';

/** A question that a page answers, with the anchor of the section that does, with its `#`. */
export type PageQuestion = readonly [text: string, hash?: string];

/** Questions by the path of their page under its version; that of the first page is empty. */
export type PageQuestions = ReadonlyMap<string, readonly PageQuestion[]>;

/** The questions of pages, in their order. */
export function questionsInOrder(
  paths: readonly string[],
  versionPath: string,
  questions: PageQuestions,
): (readonly PageQuestion[])[] {
  return paths.map((path) => questions.get(pathInVersion(path, versionPath) ?? path) ?? []);
}

/** What is searched of pages besides their texts. */
export interface AuthoredTexts {
  /** A field of the index that is never shown. */
  readonly questions?: PageQuestions;
  readonly messages?: PageMessages;
}

/** What is published of one version's index. */
export interface CompactIndex {
  readonly index: SearchIndexFile;
  /** For each page, by its path, the text of each of its sections: snippets are cut from these. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

interface Section {
  readonly page: Page;
  readonly title: string;
  readonly hash: string;
  text: string;
}

interface Page {
  readonly document: SearchDocument;
  description: string;
  keywords: readonly string[];
  readonly sections: Section[];
}

/**
 * Makes the index of the search plugin small: lunr's vectors, which repeat the inverted index, are
 * left out, occurrences become counts, and texts go to a file for each page. Schemas that several
 * operations share are searched on the first page that has them.
 * @param plugin the plugin's index of one version
 * @throws Error when a document belongs to no page
 */
export function compactIndex(
  plugin: PluginIndex,
  settings: SearchSettings,
  {questions = new Map(), messages = new Map()}: AuthoredTexts = {},
): CompactIndex {
  const {pages, sectionOf} = gather(plugin);
  const paths = pages.map(({document}) => document.u);
  const kept = keepOnce(pages, settings);
  const pageNumbers = new Map(pages.map(({document}, number) => [document.i, number]));
  const sectionNumbers = new Map(kept.flat().map((section, number) => [section, number]));
  const targetOf = (type: DocumentType, id: number): number | undefined => {
    if (type !== 'Heading' && type !== 'Content') return pageNumbers.get(id);
    const section = sectionOf.get(id);
    return section && sectionNumbers.get(section);
  };
  const asked = questionsInOrder(paths, settings.versionPath, questions);
  const fields = new Map<FieldType, Postings>([
    ...documentTypes.map((type, position): [FieldType, Postings] => {
      const {invertedIndex = []} = plugin[position]?.index ?? {};
      const toTargets = (id: number) => targetOf(type, id);
      return [
        type,
        new Map(invertedIndex.map(([term, {t = {}}]) => [term, toPostings(t, toTargets)])),
      ];
    }),
    ['Questions', postingsOf(asked.map((ofPage) => ofPage.map(([text]) => text)))],
  ]);
  const terms = [
    ...new Set(
      [...fields.values()].flatMap((field) =>
        [...field].filter(([, list]) => list.length > 0).map(([term]) => term),
      ),
    ),
  ].sort();
  const encode = (field?: Postings): TermPostings =>
    terms.map((term) => distances(field?.get(term) ?? []));
  const explained = paths.flatMap((path, page) =>
    (messages.get(path) ?? []).map((text) => ({page, text})),
  );
  const entries = pages.map(({document, description, keywords}, number): PageEntry => {
    const {u, t, b = []} = document;
    const sections = (kept[number] ?? []).slice(1);
    const titles = sections.map(({title}) => title);
    const anchors = sections.map(({title, hash}) => shortAnchor(title, hash));
    const route = routeOf(description);
    const entry = [u, t, b, titles, anchors, keywords] as const;
    return route ? [...entry, route] : entry;
  });
  return {
    index: {
      settings,
      pages: entries,
      terms,
      postings: Object.fromEntries(
        fieldTypes.map((type) => [type, encode(fields.get(type))]),
      ) as Record<FieldType, TermPostings>,
      messages: {
        pages: distances(explained.map(({page}) => page)),
        postings: encode(postingsOf(explained.map(({text}) => [text]))),
      },
    },
    texts: new Map(
      pages.map(({document, description}, number) => [
        document.u,
        [description, ...(kept[number] ?? []).map(({text}) => text)],
      ]),
    ),
  };
}

/** Sorts the documents of the plugin into pages and sections. */
function gather(plugin: PluginIndex): {pages: Page[]; sectionOf: Map<number, Section>} {
  const documentsOf = (type: DocumentType) => plugin[documentTypes.indexOf(type)]?.documents ?? [];
  const pages = new Map<number, Page>();
  for (const document of documentsOf('Title')) {
    const page: Page = {document, description: '', keywords: [], sections: []};
    page.sections.push({page, title: document.t, hash: '', text: ''});
    pages.set(document.i, page);
  }
  const pageOf = (document: SearchDocument) => {
    const page = pages.get(document.p ?? -1);
    if (!page)
      throw new Error(`The search document ${document.i} (${document.u}) belongs to no page.`);
    return page;
  };
  for (const document of documentsOf('Description')) pageOf(document).description = document.t;
  for (const document of documentsOf('Keywords'))
    pageOf(document).keywords = document.t.split(', ');
  const sectionOf = new Map<number, Section>();
  const inOrder = [
    ...documentsOf('Heading').map((document) => ({document, title: document.t, text: ''})),
    ...documentsOf('Content').map((document) => ({
      document,
      title: document.s ?? '',
      text: document.t,
    })),
  ].sort((one, other) => one.document.i - other.document.i);
  for (const {document, title, text} of inOrder) {
    const page = pageOf(document);
    const hash = document.h ?? '';
    let section = page.sections.findLast((candidate) => candidate.hash === hash);
    if (!section) {
      section = {page, title, hash, text: ''};
      page.sections.push(section);
    }
    section.text = section.text && text ? `${section.text} ${text}` : section.text || text;
    sectionOf.set(document.i, section);
  }
  return {pages: [...pages.values()], sectionOf};
}

/**
 * The sections of each page that are searched there. A reference repeats a schema on the page of each
 * operation that uses it; it is kept on one, of the first group that has it, then by path.
 */
function keepOnce(pages: readonly Page[], settings: SearchSettings): Section[][] {
  const groups = new Map(pages.map((page) => [page, groupOf(page.document.u, settings)]));
  const owners = new Map<string, Section>();
  const keyOf = ({hash, title, text}: Section) => JSON.stringify([hash, title, text]);
  for (const group of settings.groups) {
    for (const page of pages.filter((candidate) => groups.get(candidate) === group)) {
      for (const section of page.sections) {
        const key = keyOf(section);
        if (section.hash && !owners.has(key)) owners.set(key, section);
      }
    }
  }
  return pages.map((page) =>
    page.sections.filter(
      (section) => !section.hash || !groups.get(page) || owners.get(keyOf(section)) === section,
    ),
  );
}

/** What has a term: it counts that it does, not how often, which would say little more. */
function toPostings(
  places: Readonly<Record<string, unknown>>,
  targetOf: (id: number) => number | undefined,
): number[] {
  // A section may have several documents, where the page has its anchor more than once.
  const targets = new Set(Object.keys(places).flatMap((id) => targetOf(Number(id)) ?? []));
  return [...targets].sort((one, other) => one - other);
}

/** Descriptions of operations begin with their route: `GET /v1/models: Returns …`. */
function routeOf(description: string): string | undefined {
  return /^([A-Z]+ \/\S*[^\s:]):/.exec(description)?.[1];
}
