import Tinypool from 'tinypool';
import {copyPage as copyPageFor, type PageCopy} from './copy-page';

export {drawCard} from './draw-card';

/** What each worker thread gets at its start: routes of all pages that have a Markdown copy. */
export type PageWorkersData = readonly string[];

let routes: ReadonlySet<string> | undefined;

/**
 * Makes the Markdown copy of one page.
 * @param file an HTML page of the build
 */
export function copyPage(file: string): Promise<PageCopy> {
  // Given with each page, the routes of all would make the work grow with the square of the pages.
  routes ??= new Set(Tinypool.workerData as PageWorkersData);
  return copyPageFor(file, routes);
}
