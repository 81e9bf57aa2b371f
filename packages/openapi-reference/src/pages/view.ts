import {headingId} from '@docs-kit/mdx-writer';
import type {NamedSchema} from '@docs-kit/openapi-model';
import type {OperationPage} from './page-content';

/** A schema of a response, by the status of the response. */
export interface AnsweredSchema {
  readonly status: string;
  readonly schema: NamedSchema;
}

/** An operation as it is described on its own page, or on one that it shares with others. */
export interface View {
  readonly page: OperationPage;
  /** How many levels its headings are below those of its own page. */
  readonly depth: number;
  /** What the ids of its sections begin with. */
  readonly prefix: string;
  /** Schemas that are below the status of a success: what it holds, and what its fields hold. */
  readonly answers: readonly AnsweredSchema[];
  readonly parts: readonly AnsweredSchema[];
  /** The schema that is below the table of errors. */
  readonly error?: NamedSchema;
}

/** An operation on a page of others, without the sections of its schemas. */
export function sharedView(page: OperationPage, depth: number, prefix: string): View {
  return {page, depth, prefix, answers: [], parts: []};
}

/**
 * Writes a heading of an operation, without an id if Docusaurus would derive the same id from the words.
 * @param level level of the heading on the operation's own page
 * @param id id on such a page
 */
export function heading({depth, prefix}: View, level: number, words: string, id: string): string {
  const marks = '#'.repeat(Math.min(level + depth, 6));
  const isOwn = prefix === '' && id === words.toLowerCase();
  return isOwn ? `${marks} ${words}` : `${marks} ${words} ${headingId(prefix + id)}`;
}
