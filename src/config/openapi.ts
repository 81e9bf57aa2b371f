import type {
  APIOptions,
  MarkdownGenerator,
  PluginOptions,
  SidebarGenerators,
} from 'docusaurus-plugin-openapi-docs/lib/types';
import {sharedPagesLabel} from '../facts/shared-pages';
import {pluginDocumentPath} from '../files/generated-files';
import {type ApiLevel, apiLevels} from '../site/api-levels';
import {siteVersions, type SiteVersion} from '../site/versions';

/** Writes the text of the pages of a version and level. */
export type WriterOfPages = (version: SiteVersion, level: ApiLevel) => MarkdownGenerator;

/**
 * The OpenAPI plugin. Its command writes the pages, and `npm run generate` runs it: a start of the
 * site has no need of what renders them.
 */
export function openApiPlugin(): [string, Pick<PluginOptions, keyof PluginOptions>] {
  return ['docusaurus-plugin-openapi-docs', openApiOptions(() => refuse)];
}

/**
 * Options of the OpenAPI plugin, with one entry for each version and level. It decides the files,
 * their front matter and the sidebars.
 */
export function openApiOptions(writerOf: WriterOfPages): PluginOptions {
  const entries = siteVersions.flatMap((version) =>
    apiLevels.map((level) => [
      `${level.id}-${version.name.replaceAll('.', '_')}`,
      levelOptions(version, level, writerOf(version, level)),
    ]),
  );
  return {id: 'openapi', docsPluginId: 'classic', config: Object.fromEntries(entries)};
}

function levelOptions(
  version: SiteVersion,
  level: ApiLevel,
  markdownGenerators: MarkdownGenerator,
): APIOptions {
  return {
    specPath: pluginDocumentPath(version, level),
    outputDir: `${version.docsFolder}/${level.folder}`,
    template: 'src/config/api-page.mustache',
    sidebarOptions: {
      groupPathsBy: 'tag',
      categoryLinkSource: 'tag',
      sidebarCollapsed: true,
      sidebarGenerators: {createDocItem: createSidebarItem},
    },
    markdownGenerators,
  } satisfies APIOptions;
}

/** The theme shows the method of an operation in words and colour, and says that it is deprecated. */
const createSidebarItem: NonNullable<SidebarGenerators['createDocItem']> = (item, {basePath}) => ({
  type: 'doc',
  id: `${basePath}/${item.id}`,
  label: item.title,
  customProps:
    item.type === 'api' && !item.api.tags?.includes(sharedPagesLabel)
      ? {method: item.api.method, ...(item.api.deprecated && {deprecated: true})}
      : undefined,
});

/** Without generators, the plugin would write pages of its own, which no check accepts. */
const refuseToWrite = (): never => {
  throw new Error(
    'Pages of the API reference are written by `npm run generate`, which checks the specifications first. Run it instead of `docusaurus gen-api-docs`.',
  );
};

const refuse: MarkdownGenerator = {
  createApiPageMD: refuseToWrite,
  createInfoPageMD: refuseToWrite,
  createTagPageMD: refuseToWrite,
};
