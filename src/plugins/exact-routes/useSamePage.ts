import {useLocation} from '@docusaurus/router';
import {type GlobalVersion, useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {isPage} from './pages';

/**
 * Finds the page of another version that shows the same as this one: the same document, or for a page
 * that is none, such as that of a tag, the same address below the version's path.
 * @returns a function that gives the path, or nothing when the version has no such page
 */
export function useSamePage(pluginId?: string): (version: GlobalVersion) => string | undefined {
  const {pathname} = useLocation();
  const {activeVersion, alternateDocVersions} = useActiveDocContext(pluginId);
  return (version) => {
    const document = alternateDocVersions[version.name];
    if (document) return document.path;
    if (!activeVersion) return undefined;
    const path = version.path + pathname.slice(activeVersion.path.length);
    return isPage(path) ? path : undefined;
  };
}

/**
 * Path of the first page of a version.
 * @throws Error when the version has none, which Docusaurus does not build
 */
export function mainPageOf({docs, mainDocId, name}: GlobalVersion): string {
  const page = docs.find(({id}) => id === mainDocId);
  if (!page) throw new Error(`Version ${name} has no document "${mainDocId}" to begin with.`);
  return page.path;
}
