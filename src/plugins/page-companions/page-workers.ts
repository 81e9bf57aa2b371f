import {readFile} from 'node:fs/promises';
import Tinypool from 'tinypool';
import {keyOf} from '../support/kept-results';
import {type PageResultsData, resultOfPage} from '../support/page-results';
import {copyPage as copyPageFor, type PageCopy} from './copy-page';

export {drawCard} from './draw-card';

/** What each worker thread gets at its start. */
export interface PageWorkersData extends PageResultsData {
  /** Routes of all pages that have a Markdown copy. */
  readonly routes: readonly string[];
}

/** What is the same for all pages: given with each, the work would grow with the square of the pages. */
let shared: {readonly routes: ReadonlySet<string>; readonly key: string} | undefined;

/**
 * Makes the Markdown copy of one page.
 * @param file an HTML page of the build
 * @param name of the page among the kept copies
 */
export async function copyPage({
  file,
  name,
}: {
  readonly file: string;
  readonly name: string;
}): Promise<PageCopy> {
  const data = Tinypool.workerData as PageWorkersData;
  const {routes, key} = (shared ??= {routes: new Set(data.routes), key: keyOf(...data.routes)});
  const html = await readFile(file, 'utf8');
  return resultOfPage(data, {name, html}, [key], (text) => copyPageFor(file, text, routes));
}
