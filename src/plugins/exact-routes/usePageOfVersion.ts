import {useLocation} from '@docusaurus/router';
import {type GlobalVersion, useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {nearestPath} from './nearest';
import {isPage} from './pages';

/** Name in the query of an address: the page that a reader has asked for, and the version lacks. */
export const missingPageKey = 'instead-of';

/** Where a version has what a page shows. */
export interface PageOfVersion {
  /** Address of the page; where it is another one, its query names the page that is missing. */
  readonly to: string;
  readonly isSame: boolean;
}

/**
 * Finds the page of another version that shows the same as this one: the same document, or for a page
 * that is none, such as that of a tag, the same address below the version's path. Where the version
 * has no such page, it is the nearest document, and else the first page of the version.
 */
export function usePageOfVersion(pluginId?: string): (version: GlobalVersion) => PageOfVersion {
  const {pathname} = useLocation();
  const {activeVersion, alternateDocVersions} = useActiveDocContext(pluginId);
  return (version) => {
    const document = alternateDocVersions[version.name];
    if (document) return {to: document.path, isSame: true};
    const below = activeVersion && pathname.slice(activeVersion.path.length);
    if (below !== undefined && isPage(version.path + below)) {
      return {to: version.path + below, isSame: true};
    }
    const paths = new Set(version.docs.map(({path}) => path));
    const nearest = below && nearestPath(below, (path) => paths.has(version.path + path));
    const path = nearest ? version.path + nearest : mainPageOf(version);
    return {to: isPage(pathname) ? `${path}?${missingPageKey}=${pathname}` : path, isSame: false};
  };
}

/**
 * Path of the first page of a version.
 * @throws Error when the version has none, which Docusaurus does not build
 */
function mainPageOf({docs, mainDocId, name}: GlobalVersion): string {
  const page = docs.find(({id}) => id === mainDocId);
  if (!page) throw new Error(`Version ${name} has no document "${mainDocId}" to begin with.`);
  return page.path;
}
