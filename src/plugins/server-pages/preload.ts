import preload from '@docusaurus/core/lib/client/preload';
import {isMissing, readPage} from './known-pages';

/** Loads what the application needs to show a page: the page itself, then the parts of its routes. */
export default async function preloadPage(pathname: string): ReturnType<typeof preload> {
  if (!isMissing(pathname)) await readPage(pathname);
  return preload(pathname);
}
