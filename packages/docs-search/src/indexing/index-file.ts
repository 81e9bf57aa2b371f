import type {SearchSettings} from '../settings';
import type {FieldType} from './documents';

/** A file of this form is what readers download to search one version of the documentation. */
export interface SearchIndexFile {
  readonly settings: SearchSettings;
  readonly pages: readonly PageEntry[];
  /** Every term, in order. */
  readonly terms: readonly string[];
  /** For each field, the pages or sections that have each term: see `pack`. */
  readonly postings: Readonly<Record<FieldType, string>>;
  /** The messages of errors that pages explain; they have numbers in the order of their pages. */
  readonly messages: {
    /** For each message, the number of its page. */
    readonly pages: readonly number[];
    /** The messages that have each term. */
    readonly postings: string;
  };
}

/** An index, or the file for semantic ranking, as it is published. */
export type Published<File> = File & {
  /** Hash of the code that reads it: other code may expect another form. */
  readonly format: string;
};

/** One page and its sections; the first section is the text above the first heading. */
export type PageEntry = readonly [
  path: string,
  title: string,
  /** Titles of the pages above it. */
  breadcrumb: readonly string[],
  /** Titles of the other sections. */
  titles: readonly string[],
  /** Their anchors, empty where they follow from the titles: see `wholeAnchor`. */
  anchors: readonly string[],
  /** What readers may call the page: the keywords of its front matter. */
  keywords: readonly string[],
  /** Method and path, for the page of an operation. */
  route?: string,
];

/**
 * File of a page's texts, in the folder that the site is served from.
 * @param path path of the page, such as `/docs/next/rag`
 */
export function textsFile(path: string, baseUrl: string): string {
  const name = path.slice(baseUrl.length).replace(/\/$/, '');
  return `search-text/${name || 'index'}.json`;
}

/** Name of an index. That of the latest version is at the root, others are in the folder of theirs. */
export const indexFileName = 'search-index.json';

/** Name of a version's file for semantic ranking, beside the index. */
export const semanticFileName = 'search-semantic.json';

/**
 * Address of a file of the search.
 * @param hashes of what the file is made from: its address changes with each of them
 */
export function versioned(address: string, ...hashes: readonly string[]): string {
  const given = hashes.filter(Boolean);
  return given.length > 0 ? `${address}?_=${given.join('-')}` : address;
}
