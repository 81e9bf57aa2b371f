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
