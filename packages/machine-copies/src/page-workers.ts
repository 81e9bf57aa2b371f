import {readFile} from 'node:fs/promises';
import Tinypool from 'tinypool';
import {drawCard as draw, type CardRequest, type FontFiles} from './cards/draw-card';
import {type CopiedSite, type PageCopy, renderPageCopy} from './markdown/page-copy';

/** What each worker thread gets at its start: given with each page, it would take longer than the page. */
export interface PageWorkersData {
  readonly site: CopiedSite;
  readonly fontFiles: FontFiles;
}

/** A page to copy. */
export interface CopyRequest {
  readonly route: string;
  /** HTML file of the page. */
  readonly file: string;
  /** Label of its version; empty where there is none. */
  readonly version: string;
}

const data = (): PageWorkersData => Tinypool.workerData as PageWorkersData;

/**
 * Makes the Markdown copy of one page.
 * @throws Error with the file's name when the theme did not write it
 */
export async function copyPage({route, file, version}: CopyRequest): Promise<PageCopy> {
  try {
    return renderPageCopy(await readFile(file, 'utf8'), route, version, data().site);
  } catch (error) {
    throw new Error(`No Markdown copy of ${file} could be made.`, {cause: error});
  }
}

export const drawCard = (request: CardRequest): Promise<void> => draw(request, data().fontFiles);
