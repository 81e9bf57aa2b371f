import {
  type GlobalVersion,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useSyncExternalStore} from 'react';
import {previousPage} from '@docs-kit/static-content/previous-page';
import {versionOf} from '@docs-kit/static-content/versions';

/**
 * The version that the reader reads: the one that was chosen, or else that of the page that the
 * reader comes from. Nothing is known of it until the page is alive.
 */
export function useVersionOfReader(pluginId: string): GlobalVersion | undefined {
  const versions = useVersions(pluginId);
  const {preferredVersion} = useDocsPreferredVersion(pluginId);
  const path = useSyncExternalStore(noSubscription, previousPage, () => undefined);
  return preferredVersion ?? versionOf(path, versions);
}

/** What is read once: no event tells that it has changed. */
export const noSubscription = () => () => undefined;
