import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, OptionValidationContext, Plugin, Props} from '@docusaurus/types';
import * as searchLocalModule from '@easyops-cn/docusaurus-search-local';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {readQuestions} from './authored';
import {hashOf} from './index-hash';
import {compactIndex, type PageMessages} from './indexing/compact';
import type {PluginIndex} from './indexing/documents';
import {indexFileName, semanticFileName, textsFile, type Published} from './indexing/index-file';
import {
  clientOptionsOf,
  settingsOf,
  splitOptions,
  type ResolvedOptions,
  type SearchOptions,
} from './options';
import {publishUnderFolder} from './search-folder';
import {semanticFileOf} from './semantic/semantic-file';
import type {WordVectorsFile} from './semantic/word-vectors';
import {defaultSettings} from './settings';
import {viewPage} from './text/page-view';

export type {OwnOptions, ResolvedOptions, SearchOptions} from './options';
export type {PageGroup, SearchContext} from './settings';

/** What search-local exports; its types know its options alone. */
interface SearchLocalModule {
  default(context: LoadContext, options: PluginOptions): Plugin;
  validateOptions(validation: OptionValidationContext<object, object>): PluginOptions;
}

const searchLocal = searchLocalModule as unknown as SearchLocalModule;

type BuildProps = Props & {content: unknown};

/** What reads an index, beside this file: the form of the file follows from it. */
const readers = ['indexing', 'query', 'ranking', 'results', 'semantic', 'text'];

/** @throws Error for an option that neither this package nor search-local knows, or that has no effect */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<SearchOptions, ResolvedOptions>): ResolvedOptions {
  const {own, local} = splitOptions(options);
  const validation = {validate, options: local} as unknown as OptionValidationContext<
    object,
    object
  >;
  const resolved: PluginOptions & {id?: string} = searchLocal.validateOptions(validation);
  return {id: resolved.id, own, local: resolved};
}

/**
 * The search plugin with two steps around it. It reads a view of each page instead of the page,
 * and what it writes is made small before it is published. `postBuild` hooks of different plugins
 * run at the same time, so that these steps cannot be a plugin of their own.
 */
export default function docsSearch(context: LoadContext, options: ResolvedOptions): Plugin {
  const {siteDir} = context;
  const {own, local} = options;
  const plugin = searchLocal.default(context, {
    ...local,
    // Of what it makes, its documents alone are used: `text/analyze.ts` finds the words in them.
    removeDefaultStopWordFilter: true,
    removeDefaultStemmer: true,
    // One index holds all contexts.
    searchContextByPaths: undefined,
  });
  const formatHash = hashOf(__dirname, readers);
  return {
    ...plugin,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded(loaded) {
      await plugin.contentLoaded?.(loaded);
      const authored = [own.vocabulary, own.questions, own.wordVectors];
      const sources = [...(own.sources ?? []), ...authored.filter((file) => file !== undefined)];
      const client = clientOptionsOf(options, siteDir, {
        formatHash,
        sourcesHash: local.hashed ? `${hashOf(siteDir, sources)}-${formatHash}` : '',
      });
      await loaded.actions.createData('docs-search.json', JSON.stringify(client));
    },
    async postBuild(props) {
      // In a folder that the next build empties: a build that is killed leaves nothing behind.
      const folder = path.join(props.generatedFilesDir, 'search-views');
      await rm(folder, {recursive: true, force: true});
      try {
        const messages = await writeViews(props, folder, options);
        await plugin.postBuild?.({...props, outDir: folder});
        await publish(props, folder, options, {formatHash, messages});
        await publishUnderFolder(props.outDir);
      } finally {
        await rm(folder, {recursive: true, force: true});
      }
    },
  };
}

/**
 * Writes a view of each page to the place that the page has in the build.
 * @returns the messages of errors that each page explains, by its route
 */
async function writeViews(
  props: BuildProps,
  folder: string,
  {own, local}: ResolvedOptions,
): Promise<PageMessages> {
  const {routesPaths, outDir, baseUrl, siteConfig} = props;
  const keywords = await own.pageKeywords?.();
  const messages = new Map<string, readonly string[]>();
  for (const route of routesPaths) {
    const name = route.slice(baseUrl.length).replace(/\/$/, '');
    const file =
      siteConfig.trailingSlash === false && name ? `${name}.html` : path.join(name, 'index.html');
    if (!existsSync(path.join(outDir, file))) continue;
    const view = viewPage(await readFile(path.join(outDir, file), 'utf8'), {
      keywords: keywords?.get(route),
      ignoredSelectors: [local.ignoreCssSelectors ?? []].flat(),
      descriptionPrefixes: versionsOf(props).map(({label}) => `${label}: `),
      errorSection: own.errorSection ?? defaultSettings.errorSection,
    });
    messages.set(route, view.messages);
    await write(path.join(folder, file), view.html);
  }
  return messages;
}

interface Version {
  readonly label: string;
  /** Path of the version's pages. */
  readonly path: string;
  /** Where the version's files are, under the build's folder. */
  readonly folder: string;
}

/** The versions of the documents. */
function versionsOf({plugins, baseUrl}: BuildProps): Version[] {
  const versions = plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(
      ({content}) =>
        (content as {loadedVersions: {label: string; path: string; isLast: boolean}[]})
          .loadedVersions,
    )
    .map(({label, path: versionPath, isLast}) => ({
      label,
      path: versionPath,
      folder: isLast ? '' : versionPath.slice(baseUrl.length),
    }));
  // Several sets of documents share the index at the root.
  const folders = new Map([...versions].reverse().map((version) => [version.folder, version]));
  return versions.filter((version) => folders.get(version.folder) === version);
}

async function publish(
  props: BuildProps,
  folder: string,
  options: ResolvedOptions,
  {formatHash, messages}: {formatHash: string; messages: PageMessages},
): Promise<void> {
  const {siteDir, outDir, baseUrl} = props;
  const {questions: folderOfQuestions, wordVectors} = options.own;
  const questions = folderOfQuestions
    ? readQuestions(path.resolve(siteDir, folderOfQuestions))
    : undefined;
  const vectors = wordVectors
    ? (JSON.parse(await readFile(path.resolve(siteDir, wordVectors), 'utf8')) as WordVectorsFile)
    : undefined;
  const publishAs = (file: string, content: object): Promise<void> =>
    write(
      path.join(outDir, file),
      JSON.stringify({format: formatHash, ...content} satisfies Published<object>),
    );
  for (const version of versionsOf(props)) {
    const indexFile = path.join(version.folder, indexFileName);
    const plugin = JSON.parse(await readFile(path.join(folder, indexFile), 'utf8')) as PluginIndex;
    const settings = {...settingsOf(options, siteDir, version.path), baseUrl};
    const {index, texts} = compactIndex(plugin, settings, {questions, messages});
    await publishAs(indexFile, index);
    if (vectors) {
      const semantic = semanticFileOf(vectors, index, questions);
      await publishAs(path.join(version.folder, semanticFileName), semantic);
    }
    for (const [page, sections] of texts)
      await write(path.join(outDir, textsFile(page, baseUrl)), JSON.stringify(sections));
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
