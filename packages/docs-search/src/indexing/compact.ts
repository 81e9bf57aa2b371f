import {shortenAnchors} from './anchors';
import {groupOf, type SearchSettings} from '../settings';
import {
  documentTypes,
  fieldTypes,
  type DocumentType,
  type FieldType,
  type PluginIndex,
  type SearchDocument,
} from './documents';
import type {PageEntry, Posting, SearchIndexFile} from './index-file';
import {encodeIntegers} from './integers';
import type {PageMessages} from './messages';
import {encodePostings, encodeTerms, postingsOf, type Postings} from './postings';
import {questionsInOrder, type PageQuestions} from './questions';

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
  const encode = (field?: Postings) => encodePostings(terms.map((term) => field?.get(term) ?? []));
  const explained = paths.flatMap((path, page) =>
    (messages.get(path) ?? []).map((text) => ({page, text})),
  );
  // It counts that a message has a term, not how often.
  const having = new Map(
    [...postingsOf(explained.map(({text}) => [text]))].map(([term, list]) => [
      term,
      list.map(([message]): Posting => [message, 1]),
    ]),
  );
  const entries = pages.map(({document, description, keywords}, number): PageEntry => {
    const {u, t, b = []} = document;
    const sections = (kept[number] ?? []).slice(1);
    const titles = sections.map(({title}) => title);
    const anchors = shortenAnchors(sections.map(({title, hash}) => [title, hash]));
    const route = routeOf(description);
    const entry = [u, t, b, titles, anchors, keywords] as const;
    return route ? [...entry, route] : entry;
  });
  return {
    index: {
      settings,
      pages: entries,
      terms: encodeTerms(terms),
      postings: Object.fromEntries(
        fieldTypes.map((type) => [type, encode(fields.get(type))]),
      ) as Record<FieldType, string>,
      messages: {
        pages: encodeIntegers(
          explained.map(({page}, number) => page - (explained[number - 1]?.page ?? 0)),
        ),
        postings: encode(having),
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

function toPostings(
  places: Readonly<Record<string, {readonly position: readonly unknown[]}>>,
  targetOf: (id: number) => number | undefined,
): Posting[] {
  // A section may have several documents, where the page has its anchor more than once.
  const counts = new Map<number, number>();
  for (const [id, {position}] of Object.entries(places)) {
    const target = targetOf(Number(id));
    if (target !== undefined) counts.set(target, (counts.get(target) ?? 0) + position.length);
  }
  return [...counts].sort(([one], [other]) => one - other);
}

/** Descriptions of operations begin with their route: `GET /v1/models: Returns …`. */
function routeOf(description: string): string | undefined {
  return /^([A-Z]+ \/\S*[^\s:]):/.exec(description)?.[1];
}
