import {shortenAnchors} from './anchors';
import {groupOf, type SearchSettings} from '../settings';
import {documentTypes, type DocumentType, type PluginIndex, type SearchDocument} from './documents';
import type {PageEntry, Posting, SearchIndexFile} from './index-file';
import {noMessages} from './messages';
import {encodePostings, encodeTerms} from './postings';

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
export function compactIndex(plugin: PluginIndex, settings: SearchSettings): CompactIndex {
  const {pages, sectionOf} = gather(plugin);
  const kept = keepOnce(pages, settings);
  const pageNumbers = new Map(pages.map(({document}, number) => [document.i, number]));
  const sectionNumbers = new Map(
    kept.flatMap((sections) => sections).map((section, number) => [section, number]),
  );
  const targetOf = (type: DocumentType, id: number): number | undefined => {
    if (type !== 'Heading' && type !== 'Content') return pageNumbers.get(id);
    const section = sectionOf.get(id);
    return section && sectionNumbers.get(section);
  };
  const occurrences = documentTypes.map((type, position) => {
    const {invertedIndex = []} = plugin[position]?.index ?? {};
    return new Map(
      invertedIndex.map(([term, {t: places = {}}]) => [
        term,
        toPostings(places, (id) => targetOf(type, id)),
      ]),
    );
  });
  const terms = [
    ...new Set(
      occurrences.flatMap((postings) =>
        [...postings].filter(([, list]) => list.length > 0).map(([term]) => term),
      ),
    ),
  ].sort();
  const breadcrumbs = new Map<string, number>();
  const numberOfBreadcrumb = (titles: readonly string[]) => {
    const key = JSON.stringify(titles);
    if (!breadcrumbs.has(key)) breadcrumbs.set(key, breadcrumbs.size);
    return breadcrumbs.get(key) ?? 0;
  };
  const entries = pages.map((page, number): PageEntry => {
    const {u, t, b = []} = page.document;
    const sections = (kept[number] ?? []).slice(1);
    const anchors = shortenAnchors(sections.map(({title, hash}) => [title, hash]));
    const entry = [
      u,
      t,
      numberOfBreadcrumb(b),
      sections.map(({title}) => title),
      anchors,
      page.keywords,
    ] as const;
    const route = routeOf(page.description);
    return route ? [...entry, route] : entry;
  });
  return {
    index: {
      settings,
      pages: entries,
      breadcrumbs: [...breadcrumbs.keys()].map((key) => JSON.parse(key) as string[]),
      terms: encodeTerms(terms),
      postings: {
        ...(Object.fromEntries(
          documentTypes.map((type, position) => [
            type,
            encodePostings(terms.map((term) => occurrences[position]?.get(term) ?? [])),
          ]),
        ) as Record<DocumentType, string>),
        Questions: encodePostings(terms.map(() => [])),
      },
      messages: noMessages,
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
