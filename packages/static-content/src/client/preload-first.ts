import preload from '@docusaurus/core/lib/client/preload';
import {showFailedStart} from '../failed-start/client';
import normalizeLocation from './location';

/**
 * Loads the parts of the page that the application starts with. When a part is missing, the page says so
 * and stays as the server sent it: the promise never settles, so that nothing is rendered.
 */
export default function preloadFirst(pathname: string): ReturnType<typeof preload> {
  const location = normalizeLocation({pathname, search: '', hash: '', state: undefined});
  return preload(location.pathname).catch((error: unknown) => {
    showFailedStart(error);
    return new Promise(() => undefined);
  });
}
