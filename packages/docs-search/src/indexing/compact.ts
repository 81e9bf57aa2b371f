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
import type {PageEntry, SearchIndexFile} from './index-file';
import {pack, postingsOf, type Postings} from './postings';

/** A question that a page answers, with the anchor of the section that does, with its `#`. */
export type PageQuestion = readonly [text: string, hash?: string];

/** Questions by the path of their page under its version; that of the first page is empty. */
export type PageQuestions = ReadonlyMap<string, readonly PageQuestion[]>;

/** The questions of pages, in their order. */
export function questionsInOrder(
  paths: readonly string[],
  versionPath: string,
  questions: PageQuestions = new Map(),
): (readonly PageQuestion[])[] {
  return paths.map((path) => questions.get(pathInVersion(path, versionPath) ?? path) ?? []);
}

/** The messages of errors that pages explain, by the path of the page. */
export type PageMessages = ReadonlyMap<string, readonly string[]>;

/** What is searched of pages besides their texts. */
export interface AuthoredTexts {
  /** A field of the index that is never shown. */
  readonly questions?: PageQuestions | undefined;
  readonly messages?: PageMessages;
}

/** What is published of one version's index. */
export type CompactIndex = ReturnType<typeof compactIndex>;

interface Section {
  readonly title: string;
  readonly hash: string;
  /** The title, where it is the text of a heading: that of the first section is the page's. */
  heading: string;
  text: string;
}

interface Page {
  readonly document: SearchDocument;
  description: string;
  keywords: readonly string[];
  readonly sections: Section[];
}

/**
 * Makes the index of one version of the documents that the search plugin has made of its pages. It has
 * which pages and sections have a term, not how often; texts go to a file for each page. Schemas that
 * several operations share are searched on the first page that has them.
 * @throws Error when a document belongs to no page
 */
export function compactIndex(
  plugin: PluginIndex,
  settings: SearchSettings,
  {questions, messages = new Map()}: AuthoredTexts = {},
): {
  readonly index: SearchIndexFile;
  /** For each page, by its path, the text of each of its sections: snippets are cut from these. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
} {
  const pages = keepOnce(gather(plugin), settings);
  const paths = pages.map(({document}) => document.u);
  const sections = pages.flatMap((page) => page.sections);
  const asked = questionsInOrder(paths, settings.versionPath, questions);
  const fields: Readonly<Record<FieldType, Postings>> = {
    Title: postingsOf(pages.map(({document}) => [document.t])),
    Heading: postingsOf(sections.map(({heading}) => [heading])),
    Description: postingsOf(pages.map(({description}) => [description])),
    Keywords: postingsOf(pages.map(({keywords}) => keywords)),
    Content: postingsOf(sections.map(({text}) => [text])),
    Questions: postingsOf(asked.map((ofPage) => ofPage.map(([text]) => text))),
  };
  const terms = [...new Set(Object.values(fields).flatMap((field) => [...field.keys()]))].sort();
  const encode = (field: Postings) => pack(terms.map((term) => field.get(term) ?? []));
  const explained = paths.flatMap((path, page) =>
    (messages.get(path) ?? []).map((text) => ({page, text})),
  );
  const entries = pages.map(
    ({document, description, keywords, sections: [, ...others]}): PageEntry => {
      const {u, t, b = []} = document;
      const titles = others.map(({title}) => title);
      const anchors = others.map(({title, hash}) => shortAnchor(title, hash));
      const route = routeOf(description);
      const entry = [u, t, b, titles, anchors, keywords] as const;
      return route ? [...entry, route] : entry;
    },
  );
  return {
    index: {
      settings,
      pages: entries,
      terms,
      postings: Object.fromEntries(
        fieldTypes.map((type) => [type, encode(fields[type])]),
      ) as Record<FieldType, string>,
      messages: {
        pages: explained.map(({page}) => page),
        postings: encode(postingsOf(explained.map(({text}) => [text]))),
      },
    },
    texts: new Map(
      pages.map((page) => [
        page.document.u,
        [page.description, ...page.sections.map(({text}) => text)],
      ]),
    ),
  };
}

/** Sorts the documents of the plugin into pages with their sections. */
function gather(plugin: PluginIndex): Page[] {
  const documentsOf = (type: DocumentType) => plugin[documentTypes.indexOf(type)]?.documents ?? [];
  const pages = new Map<number, Page>();
  for (const document of documentsOf('Title')) {
    const first = {title: document.t, hash: '', heading: '', text: ''};
    pages.set(document.i, {document, description: '', keywords: [], sections: [first]});
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
  const inOrder = [
    ...documentsOf('Heading').map((document) => ({
      document,
      title: document.t,
      heading: document.t,
      text: '',
    })),
    ...documentsOf('Content').map((document) => ({
      document,
      title: document.s ?? '',
      heading: '',
      text: document.t,
    })),
  ].sort((one, other) => one.document.i - other.document.i);
  for (const {document, title, heading, text} of inOrder) {
    const {sections} = pageOf(document);
    const hash = document.h ?? '';
    // A section may have several documents, where the page has its anchor more than once.
    const section = sections.findLast((candidate) => candidate.hash === hash);
    if (!section) {
      sections.push({title, hash, heading, text});
      continue;
    }
    section.heading = `${section.heading} ${heading}`.trim();
    section.text = section.text && text ? `${section.text} ${text}` : section.text || text;
  }
  return [...pages.values()];
}

/**
 * Leaves each page the sections that are searched there. A reference repeats a schema on the page of each
 * operation that uses it; it is kept on one, of the first group that has it, then by path.
 */
function keepOnce(pages: readonly Page[], settings: SearchSettings): Page[] {
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
  return pages.map((page) => ({
    ...page,
    sections: page.sections.filter(
      (section) => !section.hash || !groups.get(page) || owners.get(keyOf(section)) === section,
    ),
  }));
}

/** Descriptions of operations begin with their route: `GET /v1/models: Returns …`. */
function routeOf(description: string): string | undefined {
  return /^([A-Z]+ \/\S*[^\s:]):/.exec(description)?.[1];
}
