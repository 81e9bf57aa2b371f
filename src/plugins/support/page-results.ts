import type {LoadContext} from '@docusaurus/types';
import {type KeptResults, keptResults, keyOf} from './kept-results';
import type {WorkerCode} from './workers';

/** Whose pages are read. */
export type Site = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

/** What threads that read pages get at their start. */
export interface PageResultsData extends WorkerCode {
  readonly site: Site;
  /** Names what the results are. */
  readonly kind: string;
}

/** Where results of pages are kept. */
export const resultsOf = ({siteDir, generatedFilesDir}: Site, kind: string): KeptResults =>
  keptResults(siteDir, generatedFilesDir, kind);

/** Name of a script or a style sheet, with the hash that the bundler gives it; a page may shorten it. */
const bundle = /[\w~./-]+\.[0-9a-f]{8}\.(?:css|js)(?=")/g;

/**
 * A page without the names of scripts and style sheets in its head: an edit of one page changes those
 * of all pages. The body is as it was, whatever names it shows.
 */
export function withoutBundles(html: string): string {
  const body = Math.max(0, html.indexOf('<body'));
  return html.slice(0, body).replace(bundle, '') + html.slice(body);
}

/**
 * Reads something from a built page, or takes what was read from the same page before.
 * @param page the name of its result, and its HTML
 * @param others what the result depends on besides the page and the code
 * @param read is given the page without the addresses of scripts and style sheets
 */
export function resultOfPage<Value>(
  {site, kind, code}: PageResultsData,
  {name, html}: {readonly name: string; readonly html: string},
  others: readonly string[],
  read: (html: string) => Value,
): Promise<Value> {
  const text = withoutBundles(html);
  return resultsOf(site, kind).resultOf(name, keyOf(code, ...others, text), () => read(text));
}
