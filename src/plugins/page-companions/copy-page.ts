import {readFile} from 'node:fs/promises';
import {readBuiltPage} from '../../markdown/page';
import {renderPageCopy} from '../../markdown/page-copy';

/** What a worker makes of a page. */
export interface PageCopy {
  readonly title: string;
  readonly description: string;
  readonly parts: readonly {readonly path: string; readonly text: string}[];
}

/**
 * Makes the Markdown copy of one page.
 * @param file an HTML page of the build
 * @param routes routes of all pages that have a copy
 * @throws Error with the file's name when it is not a page that the site's theme writes
 */
export async function copyPage(file: string, routes: ReadonlySet<string>): Promise<PageCopy> {
  try {
    const page = readBuiltPage(await readFile(file, 'utf8'));
    const {title, description} = page;
    return {title, description, parts: renderPageCopy(page, routes)};
  } catch (error) {
    throw new Error(`No Markdown copy of ${file} could be made.`, {cause: error});
  }
}
