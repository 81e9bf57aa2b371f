import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import Tinypool from 'tinypool';
import {messagesOf} from '../../search/text/messages';
import {searchView} from '../../search/text/page-view';
import {type PageResultsData, resultOfPage} from '../support/page-results';

/** What a worker is asked for. */
export interface ViewRequest {
  /** Path of the page on the site. */
  readonly route: string;
  /** An HTML page of the build. */
  readonly page: string;
  /** Where its view is written. */
  readonly view: string;
  /** Names by which readers search for the page and which it lacks. */
  readonly keywords?: readonly string[];
}

/**
 * Writes the view of one page for the search plugin.
 * @returns the messages of errors that the page explains
 */
export async function viewPage({
  route,
  page,
  view,
  keywords = [],
}: ViewRequest): Promise<readonly string[]> {
  const {text, messages} = await resultOfPage(
    Tinypool.workerData as PageResultsData,
    {name: route, html: await readFile(page, 'utf8')},
    keywords,
    (html) => ({text: searchView(html, keywords), messages: messagesOf(html)}),
  );
  await mkdir(path.dirname(view), {recursive: true});
  await writeFile(view, text);
  return messages;
}
