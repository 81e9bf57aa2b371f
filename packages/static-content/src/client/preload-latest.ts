import {loadPage} from './page-loader';

let latest: Promise<unknown> | undefined;

/**
 * Loads the parts of a page. The promise never settles once another page has been asked for: Docusaurus
 * would show the page that arrives last in place of the one that was asked for last.
 */
export default function preloadLatest(pathname: string): ReturnType<typeof loadPage> {
  const loading = loadPage(pathname);
  latest = loading;
  const ifLatest = (): typeof loading =>
    loading === latest ? loading : new Promise(() => undefined);
  return loading.then(ifLatest, ifLatest);
}
