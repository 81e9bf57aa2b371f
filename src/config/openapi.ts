import type {PluginConfig} from '@docusaurus/types';
import type {
  APIOptions,
  MarkdownGenerator,
  PluginOptions,
  SidebarGenerators,
} from 'docusaurus-plugin-openapi-docs/lib/types';
import {renderOperationIndex} from '../openapi/landing-page';
import {blocks, proseToMdx} from '../mdx/text';
import {renderOperationPage} from '../openapi/operation-page';
import {type PageSet, sharedPagesLabel} from '../openapi/page-set';
import {renderTagOperations, renderTagPage} from '../openapi/tag-page';
import {tagSlugOf} from '../openapi/document';
import {type ApiLevel, apiLevels} from '../site/api-levels';
import {siteVersions, type SiteVersion} from '../site/versions';
import {pluginDocumentPath} from '../files/generated-files';
import {loadPageSets} from '../files/page-sets';

/** The OpenAPI plugin: its command writes the pages, a build of the site needs it no more. */
export function openApiPlugin(): PluginConfig {
  return ['docusaurus-plugin-openapi-docs', {...openApiOptions(loadPageSets)}];
}

/**
 * Options of the OpenAPI plugin, with one entry for each version and level. It decides the files,
 * their front matter and the sidebars; the text of the pages comes from the renderers of
 * `src/openapi`.
 * @param pageSets gives the pages of all versions and levels; called when the first is rendered
 */
export function openApiOptions(pageSets: () => readonly PageSet[]): PluginOptions {
  const pageSetOf = findPageSet(pageSets);
  const entries = siteVersions.flatMap((version) =>
    apiLevels.map((level) => [
      `${level.id}-${version.name.replaceAll('.', '_')}`,
      levelOptions(version, level, () => pageSetOf(version, level)),
    ]),
  );
  return {id: 'openapi', docsPluginId: 'classic', config: Object.fromEntries(entries)};
}

function findPageSet(
  pageSets: () => readonly PageSet[],
): (version: SiteVersion, level: ApiLevel) => PageSet {
  let all: readonly PageSet[] | undefined;
  return (version, level) => {
    all ??= pageSets();
    const found = all.find((set) => set.version === version && set.level === level);
    if (!found) throw new Error(`No pages are planned for ${version.name}, level ${level.id}.`);
    return found;
  };
}

function levelOptions(version: SiteVersion, level: ApiLevel, pageSet: () => PageSet): APIOptions {
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
    markdownGenerators: createMarkdownGenerators(pageSet),
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

function createMarkdownGenerators(pageSet: () => PageSet): MarkdownGenerator {
  return {
    createApiPageMD: ({id}) => {
      const {operations, tagPages} = pageSet();
      const shared = tagPages.find(({slug}) => slug === id);
      if (shared) return renderTagPage(shared);
      const page = operations.find(({operation}) => operation.slug === id);
      if (!page) throw new Error(`The OpenAPI plugin asks for the unknown operation "${id}".`);
      return renderOperationPage(page);
    },
    createInfoPageMD: () => {
      const {model, groups, downloads} = pageSet();
      return blocks(
        proseToMdx(model.description),
        '<WhatChanged />',
        renderOperationIndex(groups, downloads),
      );
    },
    createTagPageMD: ({id}) => {
      const {groups, tagSections} = pageSet();
      const group = groups.find(({tag}) => tagSlugOf(tag) === id);
      if (!group) throw new Error(`The OpenAPI plugin asks for the unknown tag "${id}".`);
      const section = tagSections.find(({slug}) => slug === id);
      return blocks(proseToMdx(group.description), section ? renderTagOperations(section) : '');
    },
  };
}
