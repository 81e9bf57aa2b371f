import path from 'node:path';
import type {
  APIOptions,
  MarkdownGenerator,
  PluginOptions,
  SidebarGenerators,
} from 'docusaurus-plugin-openapi-docs/lib/types';

/** A specification whose pages the OpenAPI plugin writes. */
export interface ReferenceEntry {
  /** Name of the entry for the plugin's command. */
  readonly id: string;
  /** The list of pages that `writePages` makes for the plugin, relative to the site. */
  readonly pluginDocument: string;
  /** Folder of the pages, relative to the site. */
  readonly outputDir: string;
  /** Label under which the sidebar lists pages that operations share. */
  readonly sharedPagesLabel?: string;
}

const refuseToWrite = (): never => {
  throw new Error(
    'The pages of the API reference are written by `writePages` of @docs-kit/openapi-reference, which checks the specifications first. Run the script that calls it instead of `docusaurus gen-api-docs`.',
  );
};

/** Without generators, the plugin would write pages of its own. */
const refuse: MarkdownGenerator = {
  createApiPageMD: refuseToWrite,
  createInfoPageMD: refuseToWrite,
  createTagPageMD: refuseToWrite,
};

/**
 * Options of the OpenAPI plugin, with one entry for each specification. The plugin decides the files,
 * their front matter and the sidebars.
 * @param generatorsOf writes the text of the pages; without it the plugin's own command refuses to run
 */
export function openApiOptions(
  entries: readonly ReferenceEntry[],
  generatorsOf: (entry: ReferenceEntry) => MarkdownGenerator = () => refuse,
): PluginOptions {
  const config = entries.map((entry) => [entry.id, entryOptions(entry, generatorsOf(entry))]);
  return {id: 'openapi', docsPluginId: 'classic', config: Object.fromEntries(config)};
}

function entryOptions(
  {pluginDocument, outputDir, sharedPagesLabel}: ReferenceEntry,
  markdownGenerators: MarkdownGenerator,
): APIOptions {
  return {
    specPath: pluginDocument,
    outputDir,
    template: path.join(__dirname, 'page.mustache'),
    sidebarOptions: {
      groupPathsBy: 'tag',
      categoryLinkSource: 'tag',
      sidebarCollapsed: true,
      sidebarGenerators: {createDocItem: createSidebarItem(sharedPagesLabel)},
    },
    markdownGenerators,
  };
}

/**
 * The theme shows the method of an operation in words and colour, and says that it is deprecated or
 * that the version lacks it.
 */
const createSidebarItem =
  (sharedPagesLabel?: string): NonNullable<SidebarGenerators['createDocItem']> =>
  (item, {basePath}) => ({
    type: 'doc',
    id: `${basePath}/${item.id}`,
    // The title is written for a text in quotation marks.
    label: item.title.replaceAll('\\\\', '\\'),
    customProps:
      item.type === 'api' && !item.api.tags?.some((tag) => tag === sharedPagesLabel)
        ? {
            method: item.api.method,
            ...(item.api.deprecated && {deprecated: true}),
            ...absenceOf(item.api),
          }
        : undefined,
  });

/** The types of the plugin do not know what `toPluginDocument` adds to an operation. */
function absenceOf(operation: object): {readonly absence?: string} {
  const {'x-absence': absence} = operation as {readonly 'x-absence'?: string};
  return absence === undefined ? {} : {absence};
}
