import {openApiOptions, type ReferenceEntry} from '@docs-kit/openapi-reference/plugin';
import type {PluginOptions} from 'docusaurus-plugin-openapi-docs/lib/types';
import {sharedPagesLabel} from '@docs-kit/openapi-changes/reference/addresses';
import {pluginDocumentPath} from '../files/generated-files';
import {type ApiLevel, apiLevels} from '../site/api-levels';
import {siteVersions, type SiteVersion} from '../site/versions';

/**
 * The OpenAPI plugin. `npm run generate` lets it write the pages: a start of the site has no need of
 * what renders them, and the plugin's own command refuses to run.
 */
export function openApiPlugin(): [string, Pick<PluginOptions, keyof PluginOptions>] {
  const entries = siteVersions.flatMap((version) =>
    apiLevels.map((level) => referenceEntry(version, level)),
  );
  return ['docusaurus-plugin-openapi-docs', openApiOptions(entries)];
}

/** Where the plugin finds the pages of a version and level, and where it writes them. */
export function referenceEntry(version: SiteVersion, level: ApiLevel): ReferenceEntry {
  return {
    id: `${level.id}-${version.name.replaceAll('.', '_')}`,
    pluginDocument: pluginDocumentPath(version, level),
    outputDir: `${version.docsFolder}/${level.folder}`,
    sharedPagesLabel,
  };
}
