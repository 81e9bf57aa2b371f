import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {upgradePageId, upgradePath} from '../site/links';
import type {SiteVersion} from '../site/versions';

/**
 * Turns the sidebars that the OpenAPI plugin writes for a release into those that Docusaurus reads:
 * the plugin counts the version's folder as a part of each document id, Docusaurus does not.
 */
export function releaseSidebars(sidebars: SidebarsConfig, versionName: string): SidebarsConfig {
  return JSON.parse(
    JSON.stringify(sidebars).replaceAll(`"version-${versionName}/`, '"'),
  ) as SidebarsConfig;
}

/**
 * Has the sidebars of a release lead to what changed since the release before. A release whose
 * predecessor is archived has no such page, and leads to the one of the version that follows it.
 */
export function withUpgradePage(
  sidebars: SidebarsConfig,
  hasPage: boolean,
  successor: Pick<SiteVersion, 'label' | 'path'>,
): SidebarsConfig {
  const href = upgradePath(successor);
  const entry = hasPage
    ? upgradePageId
    : {type: 'link', label: `Upgrade to ${successor.label}`, href};
  const isEntry = (item: unknown): boolean =>
    item === upgradePageId ||
    (item as {readonly href?: string}).href?.endsWith(`/${upgradePageId}`) === true;
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      Array.isArray(items) ? items.map((item) => (isEntry(item) ? entry : item)) : items,
    ]),
  ) as SidebarsConfig;
}
