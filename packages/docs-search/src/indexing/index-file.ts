import type {SearchSettings} from '../settings';
import type {FieldType} from './documents';

/** A file of this form is what readers download to search one version of the documentation. */
export interface SearchIndexFile {
  readonly settings: SearchSettings;
  readonly pages: readonly PageEntry[];
  /** Every term, in order, each as the count of letters it shares with the one before and the rest. */
  readonly terms: string;
  /** For each field, the occurrences of every term: see `encodePostings`. */
  readonly postings: Readonly<Record<FieldType, string>>;
  /** The messages of errors that pages explain: see `messages.ts`. */
  readonly messages: MessagesFile;
}

/** An index, or the file for semantic ranking, as it is published. */
export type Published<File> = File & {
  /** Hash of the code that reads it: other code may expect another form. */
  readonly format: string;
};

/** Messages of errors; they have numbers in the order of their pages. */
export interface MessagesFile {
  /** For each message, the distance of its page from that of the message before. */
  readonly pages: string;
  /** For every term of the index, the messages that have it: see `encodePostings`. */
  readonly postings: string;
}

/** One page and its sections; the first section is the text above the first heading. */
export type PageEntry = readonly [
  path: string,
  title: string,
  /** Titles of the pages above it. */
  breadcrumb: readonly string[],
  /** Titles of the other sections. */
  titles: readonly string[],
  /** Their anchors: see `anchors.ts`. */
  anchors: readonly (string | number)[],
  /** What readers may call the page: the keywords of its front matter. */
  keywords: readonly string[],
  /** Method and path, for the page of an operation. */
  route?: string,
];

/** A term in a document: number of the page or section, and how often the term occurs there. */
export type Posting = readonly [target: number, count: number];
