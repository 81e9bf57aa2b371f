import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {
  type GlobalVersion,
  useDocsPreferredVersion,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {type ReactNode, useSyncExternalStore} from 'react';
import {isPage} from '@docs-kit/static-content/page-index';
import {previousPage, previousTitle} from '@docs-kit/static-content/previous-page';
import {missingPageKey} from '@docs-kit/static-content/usePageOfVersion';
import {versionOf} from '@docs-kit/static-content/versions';
import {noSubscription} from './useVersionOfReader';

/** A page that the reader has left for this one by choosing a version that lacks it. */
export interface Missing {
  readonly path: string;
  /** Version that has the page; none for a page that belongs to no version. */
  readonly version: GlobalVersion | undefined;
}

/** What paths of pages are made of: the address of a page is not to say anything else. */
const pagePath = /^[\w/.-]+$/;

/** The page that the address names as missing in this version. It is known once the page is alive. */
export function useMissingPage(pluginId?: string): Missing | undefined {
  const {search} = useLocation();
  const versions = useVersions(pluginId);
  const {version: shown} = useDocsVersion();
  const path = useSyncExternalStore(
    noSubscription,
    () => new URLSearchParams(search).get(missingPageKey),
    () => null,
  );
  if (!path || !pagePath.test(path)) return undefined;
  const version = versionOf(path, versions);
  // Of a page that nobody has read yet, the application knows its version alone.
  if (!version && !isPage(path)) return undefined;
  return version?.name === shown ? undefined : {path, version};
}

/** Names the missing page, and leads back to it. */
export function MissingPage({path, version}: Missing): ReactNode {
  const {label} = useDocsVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const name = <strong>{(path === previousPage() && previousTitle()) || path}</strong>;
  return (
    <>
      <span>
        {name}
        {version
          ? ` is missing in ${label}: this is the nearest page.`
          : ' is the same for all versions.'}
      </span>{' '}
      <Link to={path} onClick={() => version && savePreferredVersionName(version.name)}>
        {version ? `Read it for ${version.label}` : 'Go back to it'}
      </Link>
    </>
  );
}
