import {createDictionary, rarity, type Dictionary} from './dictionary';
import {documentTypes, fieldTypes, type FieldType} from './documents';
import {wholeAnchor} from './heading-anchors';
import type {SearchIndexFile} from './index-file';
import {unpack} from './postings';
import {contextOf, groupOf, type PageGroup, type SearchSettings} from '../settings';
import {createVocabulary, type QueryVocabulary} from '../query/query';
import {keyOf} from '../text/analyze';

/** One page of the documentation. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly titleKey: string;
  /** Keys of the title and of the last segment of the path. */
  readonly names: ReadonlySet<string>;
  /** Keys of the keywords. */
  readonly keywords: ReadonlySet<string>;
  readonly breadcrumb: readonly string[];
  readonly route?: string;
  readonly context?: string;
  readonly group?: PageGroup;
  readonly firstSection: number;
}

/** A part of a page under a title, a parameter or a property. */
export interface Section {
  readonly page: number;
  readonly title: string;
  readonly hash: string;
  readonly key: string;
}

/** Occurrences of terms in one kind of document, with what BM25 needs to know of it. */
export interface Field {
  readonly postings: readonly (readonly number[])[];
  readonly lengths: readonly number[];
  readonly averageLength: number;
  /** For each term, how much finding it in this kind of document says. */
  readonly rarities: readonly number[];
}

/** An index in memory: pages, sections and terms have numbers. */
export interface LoadedIndex {
  readonly settings: SearchSettings;
  readonly vocabulary: QueryVocabulary;
  readonly dictionary: Dictionary;
  readonly pages: readonly Page[];
  readonly sections: readonly Section[];
  readonly fields: Readonly<Record<FieldType, Field>>;
  /** The messages of errors that pages explain: they have numbers. */
  readonly messages: {
    /** For each message, the section that explains it; its page may have none in the index. */
    readonly sections: readonly (number | undefined)[];
    /** For each message, how much its terms say in all. */
    readonly weights: readonly number[];
    /** For each term, the messages that have it. */
    readonly having: readonly (readonly number[])[];
  };
}

/** Fields of these types are of sections, all others of pages. */
export const isOfSection = (type: FieldType): boolean => type === 'Heading' || type === 'Content';

/** Reads an index file. */
export function loadIndex(file: SearchIndexFile): LoadedIndex {
  const {terms} = file;
  const {pages, sections} = readPages(file);
  const field = (type: FieldType) =>
    toField(unpack(file.postings[type]), isOfSection(type) ? sections.length : pages.length);
  const fields = Object.fromEntries(fieldTypes.map((type) => [type, field(type)])) as Record<
    FieldType,
    Field
  >;
  const pagesWith = terms.map((_, term) => {
    // Questions say nothing about how rare a word of the documentation is.
    const {size} = pagesWithTerm(term, {fields, sections});
    return size || (fields.Questions.postings[term] ?? []).length;
  });
  const dictionary = createDictionary(terms, pagesWith, pages.length);
  return {
    settings: file.settings,
    vocabulary: createVocabulary(file.settings),
    dictionary,
    pages,
    sections,
    fields,
    messages: loadMessages(file, sections, dictionary),
  };
}

function readPages(file: SearchIndexFile): {pages: Page[]; sections: Section[]} {
  const {settings} = file;
  const sections: Section[] = [];
  const pages = file.pages.map(
    ([path, title, breadcrumb, titles, anchors, keywords, route], number): Page => {
      const firstSection = sections.length;
      sections.push({page: number, title, hash: '', key: ''});
      sections.push(
        ...titles.map((heading, index) => ({
          page: number,
          title: heading,
          hash: wholeAnchor(heading, anchors[index] ?? ''),
          key: keyOf(heading),
        })),
      );
      const context = contextOf(path, settings)?.path;
      const group = groupOf(path, settings);
      return {
        path,
        title,
        names: new Set([title, ...namesFromPath(path, settings)].map(keyOf)),
        keywords: new Set(keywords.map(keyOf)),
        titleKey: keyOf(title),
        breadcrumb,
        firstSection,
        ...(route && {route}),
        ...(context && {context}),
        ...(group && {group}),
      };
    },
  );
  return {pages, sections};
}

/**
 * Reads the messages of an index file.
 * @param sections those of the index, in their order
 */
function loadMessages(
  {messages: file, settings}: Pick<SearchIndexFile, 'messages' | 'settings'>,
  sections: readonly Section[],
  dictionary: Dictionary,
): LoadedIndex['messages'] {
  const explaining = new Map(
    sections.flatMap(({page, hash}, number) =>
      hash === `#${settings.errorSection}` ? [[page, number] as const] : [],
    ),
  );
  const sectionsOfMessages = file.pages.map((page) => explaining.get(page));
  const having = unpack(file.postings);
  const weights = sectionsOfMessages.map(() => 0);
  for (const [term, list] of having.entries()) {
    for (const message of list)
      weights[message] = (weights[message] ?? 0) + dictionary.rarityOf(term);
  }
  return {sections: sectionsOfMessages, weights, having};
}

/** The last segment of a path, and what readers call it: `remote_redis` and `redis`. */
function namesFromPath(path: string, {namePrefixes}: SearchSettings): string[] {
  const name = path.split('/').at(-1) ?? '';
  const prefix = namePrefixes.find((candidate) => name.startsWith(candidate)) ?? '';
  return [name, name.slice(prefix.length)];
}

function toField(postings: readonly (readonly number[])[], documents: number): Field {
  const lengths = new Array<number>(documents).fill(0);
  for (const list of postings) {
    for (const target of list) lengths[target] = (lengths[target] ?? 0) + 1;
  }
  const filled = lengths.filter((length) => length > 0);
  const sum = filled.reduce((total, length) => total + length, 0);
  return {
    postings,
    lengths,
    averageLength: sum / (filled.length || 1),
    rarities: postings.map((list) => rarity(list.length, filled.length)),
  };
}

/** Numbers of the pages that have a term, wherever they show it. */
export function pagesWithTerm(
  term: number,
  {fields, sections}: Pick<LoadedIndex, 'fields' | 'sections'>,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const type of documentTypes) {
    for (const target of fields[type].postings[term] ?? []) {
      found.add(isOfSection(type) ? (sections[target]?.page ?? target) : target);
    }
  }
  return found;
}
