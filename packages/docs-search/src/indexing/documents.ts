/** The kinds of documents that the search plugin makes of a page, in the order of its file. */
export const documentTypes = ['Title', 'Heading', 'Description', 'Keywords', 'Content'] as const;

export type DocumentType = (typeof documentTypes)[number];

/** What is searched of a page: its documents, and the questions that it answers. */
export const fieldTypes = [...documentTypes, 'Questions'] as const;

export type FieldType = (typeof fieldTypes)[number];

/** One document of the search plugin, with its own short names. */
export interface SearchDocument {
  /** Number of the document. */
  readonly i: number;
  /** Text that is searched. */
  readonly t: string;
  /** Path of the page. */
  readonly u: string;
  /** Anchor on the page, with its `#`, or nothing for the top. */
  readonly h?: string;
  /** Title of the section that contains the text. */
  readonly s?: string;
  /** Titles of the pages above this one; documents of type Title alone have them. */
  readonly b?: readonly string[];
  /** Number of the page's Title document. */
  readonly p?: number;
}

/** What the search plugin writes for one version: one entry for each of `documentTypes`. */
export type PluginIndex = readonly {readonly documents: readonly SearchDocument[]}[];
