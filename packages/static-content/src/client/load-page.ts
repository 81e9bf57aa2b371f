// With its extension, because the name without it leads to this module.
import preload from '@docusaurus/core/lib/client/preload.js';
import {isMissing} from '../exact-routes/pages';
import {readPage} from './known-pages';

/** Loads what the application needs to show a page: the page itself, then the parts of its routes. */
export default async function preloadPage(pathname: string): ReturnType<typeof preload> {
  if (!isMissing(pathname)) await readPage(pathname);
  return preload(pathname);
}
