import {useLocation} from '@docusaurus/router';
import {type GlobalVersion, useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {placeInVersion} from './versions';
import {isPage} from './page-index';

/** Name in the query of an address: the page that a reader has asked for, and the version lacks. */
export const missingPageKey = 'instead-of';

/** Where a version has what a page shows. */
export interface PageOfVersion {
  /** Address of the page; where it is another one, its query names the page that is missing. */
  readonly to: string;
  readonly isSame: boolean;
}

/**
 * Finds the page of another version that shows the same as this one, or the nearest.
 * @param landingPages the option of the plugin
 */
export function usePageOfVersion(
  pluginId: string | undefined,
  landingPages: Readonly<Record<string, string>>,
): (version: GlobalVersion) => PageOfVersion {
  const {pathname} = useLocation();
  const {activeVersion, alternateDocVersions} = useActiveDocContext(pluginId);
  return (version) => {
    const document = alternateDocVersions[version.name]?.path;
    const page = {path: pathname, version: activeVersion, document};
    const {path, isSame} = placeInVersion(version, page, isPage, landingPages);
    const to = isSame || !isPage(pathname) ? path : `${path}?${missingPageKey}=${pathname}`;
    return {to, isSame};
  };
}
