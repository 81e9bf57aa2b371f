import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * Turns the sidebars that the OpenAPI plugin writes for a release into those that Docusaurus reads:
 * the plugin counts the version's folder as a part of each document id, Docusaurus does not.
 */
export function releaseSidebars(sidebars: SidebarsConfig, versionName: string): SidebarsConfig {
  return JSON.parse(
    JSON.stringify(sidebars).replaceAll(`"version-${versionName}/`, '"'),
  ) as SidebarsConfig;
}

/** Takes a document off a sidebar: a page that is generated for a version may go with another. */
export function withoutDocument(sidebars: SidebarsConfig, id: string): SidebarsConfig {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      Array.isArray(items) ? items.filter((item) => item !== id) : items,
    ]),
  ) as SidebarsConfig;
}
