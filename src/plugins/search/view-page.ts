import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {messagesOf} from '../../search/text/messages';
import {searchView} from '../../search/text/page-view';

/** What a worker is asked for. */
export interface ViewRequest {
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
export async function viewPage({page, view, keywords}: ViewRequest): Promise<readonly string[]> {
  const html = await readFile(page, 'utf8');
  await mkdir(path.dirname(view), {recursive: true});
  await writeFile(view, searchView(html, keywords));
  return messagesOf(html);
}
