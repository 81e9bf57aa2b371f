import normalizeLocation from './location';
import {loadPage} from './page-loader';
import {showStartupError} from './startup-error';

/**
 * Loads the parts of the page that the application starts with. When a part is missing, the page says so
 * and stays as the server sent it: the promise never settles, so nothing is rendered.
 */
export default function preloadFirst(pathname: string): ReturnType<typeof loadPage> {
  const location = normalizeLocation({pathname, search: '', hash: '', state: undefined});
  return loadPage(location.pathname).catch((error: unknown) => {
    showStartupError(error);
    return new Promise(() => undefined);
  });
}
