import preload from '@docusaurus/core/lib/client/preload';
import normalizeLocation from './location';

/** Loads the parts of the page that the application is going to show at an address. */
export default function preloadShown(pathname: string): ReturnType<typeof preload> {
  const location = normalizeLocation({pathname, search: '', hash: '', state: undefined});
  return preload(location.pathname);
}
