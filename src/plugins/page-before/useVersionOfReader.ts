import {
  type GlobalVersion,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useSyncExternalStore} from 'react';
import {pageBefore} from './client';

/**
 * The version that the reader reads: the one that was chosen, or else that of the page that the
 * reader comes from. Nothing is known of it until the page is alive.
 */
export function useVersionOfReader(pluginId: string): GlobalVersion | undefined {
  const versions = useVersions(pluginId);
  const {preferredVersion} = useDocsPreferredVersion(pluginId);
  const path = useSyncExternalStore(noSubscription, pageBefore, () => undefined);
  return preferredVersion ?? versionOf(path, versions);
}

/** What is read once: no event tells that it has changed. */
export const noSubscription = () => () => undefined;

/** The version with the longest path that a path begins with. */
export function versionOf(
  path: string | undefined,
  versions: readonly GlobalVersion[],
): GlobalVersion | undefined {
  return versions
    .filter((version) => path === version.path || path?.startsWith(`${version.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}
