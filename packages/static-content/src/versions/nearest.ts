import {apiLevels} from '../../site/api-levels';

/**
 * Finds the page that is nearest to one that a version lacks: the one above it in the address, or the
 * landing page of its level of the API.
 * @param path path of the missing page under its version: `/api-experimental/create-agent`
 * @param isThere tells whether the version has a page of such a path
 * @returns the path under the version; nothing where only its first page is left
 */
export function nearestPath(path: string, isThere: (path: string) => boolean): string | undefined {
  const segments = path.split('/').filter((segment) => segment !== '');
  for (let length = segments.length - 1; length > 0; length -= 1) {
    const above = `/${segments.slice(0, length).join('/')}`;
    const level = apiLevels.find(({folder}) => above === `/${folder}`);
    const found = [above, ...(level ? [`${above}/${level.landingId}`] : [])].find(isThere);
    if (found !== undefined) return found;
  }
  return undefined;
}
