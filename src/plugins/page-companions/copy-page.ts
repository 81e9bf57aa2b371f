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
 * @param file an HTML page of the build, for messages
 * @param html what it holds
 * @param routes routes of all pages that have a copy
 * @throws Error with the file's name when it is not a page that the site's theme writes
 */
export function copyPage(file: string, html: string, routes: ReadonlySet<string>): PageCopy {
  try {
    const page = readBuiltPage(html);
    const {title, description} = page;
    return {title, description, parts: renderPageCopy(page, routes)};
  } catch (error) {
    throw new Error(`No Markdown copy of ${file} could be made.`, {cause: error});
  }
}
