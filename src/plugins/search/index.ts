import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, OptionValidationContext, Plugin, Props} from '@docusaurus/types';
import * as searchLocalModule from '@easyops-cn/docusaurus-search-local';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {compactIndex} from '../../search/index/compact';
import type {PluginIndex} from '../../search/index/documents';
import type {Published} from '../../search/index/index-file';
import {meaningName, textsPath} from '../../search/index/locations';
import {withMessages, type PageMessages} from '../../search/index/messages';
import {withQuestions, type PageQuestions} from '../../search/index/questions';
import {meaningFileOf} from '../../search/meaning/meaning-file';
import {installTokenizer} from '../../search/text/lunr-tokenizer';
import {removeOthers} from '../support/kept-results';
import {type PageResultsData, resultsOf} from '../support/page-results';
import {startWorkers} from '../support/workers';
import {codeHash, formatHash} from './code-hash';
import {readQuestions, readWordVectors} from './authored';
import type {ViewRequest} from './view-page';

/** What the search plugin exports; its types know its options alone. */
interface SearchLocalModule {
  default(context: LoadContext, options: PluginOptions): Plugin;
  validateOptions(validation: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions;
}

const searchLocal = searchLocalModule as unknown as SearchLocalModule;

/** Options of the search plugin, and what this site adds to the pages. */
export interface SearchOptions extends PluginOptions {
  /** Gives names by which readers search for pages and which the pages lack, by path. */
  readonly pageKeywords?: () => Promise<ReadonlyMap<string, readonly string[]>>;
}

/** The plugin as other plugins see it. */
export interface SearchPlugin extends Plugin {
  /** Settled when the built pages have been read, which takes every core. */
  readonly pagesRead: Promise<void>;
}

/** The search plugin refuses options that it does not know. */
export function validateOptions({
  validate,
  options: {pageKeywords, ...options},
}: OptionValidationContext<SearchOptions, SearchOptions>): SearchOptions {
  return {...searchLocal.validateOptions({validate, options}), pageKeywords};
}

/** Name of what is kept of pages between builds. */
const views = 'search-views';

const projectFolder = path.resolve(__dirname, '../../..');

/**
 * The search plugin with two steps around it. It reads a view of each page instead of the page,
 * and what it writes is made small before it is published. `postBuild` hooks of different plugins
 * run at the same time, so that these steps cannot be a plugin of their own.
 */
export default function searchPlugin(
  context: LoadContext,
  {pageKeywords = () => Promise.resolve(new Map()), ...options}: SearchOptions,
): SearchPlugin {
  installTokenizer();
  const plugin = searchLocal.default(context, options);
  let tellPagesRead = (): void => undefined;
  return {
    ...plugin,
    pagesRead: new Promise((resolve) => (tellPagesRead = resolve)),
    async contentLoaded(loaded) {
      await plugin.contentLoaded?.(loaded);
      const {createData} = loaded.actions;
      await createData('code-hash.json', JSON.stringify(codeHash(projectFolder)));
      await createData('format-hash.json', JSON.stringify(formatHash(projectFolder)));
    },
    async postBuild(props) {
      // In a folder that the next build empties: a build that is killed leaves nothing behind.
      const folder = path.join(props.generatedFilesDir, 'search-views');
      await rm(folder, {recursive: true, force: true});
      await mkdir(folder, {recursive: true});
      try {
        const messages = await writeViews(props, folder, await pageKeywords()).finally(
          tellPagesRead,
        );
        await plugin.postBuild?.({...props, outDir: folder});
        const questions = readQuestions(projectFolder);
        for (const version of versionsOf(props))
          await publish(version, {questions, messages}, folder, props.outDir);
        await publishUnderFolder('search', props);
      } finally {
        await rm(folder, {recursive: true, force: true});
      }
    },
  };
}

type BuildProps = Props & {content: unknown};

/**
 * Writes a view of each page to the place that the page has in the build. Reading a page takes long:
 * every core takes part.
 * @returns the messages of errors that each page explains, by its route
 */
async function writeViews(
  {routesPaths, outDir, siteDir, generatedFilesDir, baseUrl, siteConfig}: BuildProps,
  folder: string,
  keywords: ReadonlyMap<string, readonly string[]>,
): Promise<PageMessages> {
  const pages = routesPaths
    .map((route) => {
      const name = route.slice(baseUrl.length).replace(/\/$/, '');
      const file =
        siteConfig.trailingSlash === false && name ? `${name}.html` : path.join(name, 'index.html');
      return {route, page: path.join(outDir, file), view: path.join(folder, file)};
    })
    .filter(({page}) => existsSync(page));
  const site = {siteDir, generatedFilesDir};
  const pool = await startWorkers(path.join(__dirname, 'view-page.ts'), generatedFilesDir, {
    site,
    kind: views,
  } satisfies Omit<PageResultsData, 'code'>);
  try {
    await removeOthers(
      resultsOf(site, views),
      pages.map(({route}) => route),
    );
    const messages = pages.map(async ({route, page, view}) => {
      const request: ViewRequest = {route, page, view, keywords: keywords.get(route)};
      return [route, (await pool.run(request, {name: 'viewPage'})) as readonly string[]] as const;
    });
    return new Map(await Promise.all(messages));
  } finally {
    await pool.destroy();
  }
}

/**
 * Copies a page to the index of a folder of its name: hosts such as GitHub Pages and nginx know no
 * file for `/search/`, which readers and tools may use with a query, and answer 404.
 */
async function publishUnderFolder(name: string, {outDir}: BuildProps): Promise<void> {
  const page = path.join(outDir, `${name}.html`);
  if (!existsSync(page)) return;
  await mkdir(path.join(outDir, name), {recursive: true});
  await copyFile(page, path.join(outDir, name, 'index.html'));
}

interface Version {
  /** Path of the version's pages. */
  readonly path: string;
  /** Where the plugin writes the version's index, under the build's folder. */
  readonly indexFile: string;
}

function versionsOf({plugins, baseUrl}: BuildProps): Version[] {
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(
      ({content}) =>
        (content as {loadedVersions: {path: string; isLast: boolean}[]}).loadedVersions,
    )
    .map(({path: versionPath, isLast}) => ({
      path: versionPath,
      indexFile: path.join(isLast ? '' : versionPath.slice(baseUrl.length), 'search-index.json'),
    }));
}

interface PageAdditions {
  readonly questions: PageQuestions;
  readonly messages: PageMessages;
}

async function publish(
  {path: versionPath, indexFile}: Version,
  {questions, messages}: PageAdditions,
  folder: string,
  outDir: string,
): Promise<void> {
  const plugin = JSON.parse(await readFile(path.join(folder, indexFile), 'utf8')) as PluginIndex;
  const {index, texts} = compactIndex(plugin, versionPath);
  const meaning = meaningFileOf(readWordVectors(projectFolder), index, questions, versionPath);
  const format = formatHash(projectFolder);
  const publishAs = (file: string, content: object): Promise<void> =>
    writeFile(
      path.join(outDir, file),
      JSON.stringify({format, ...content} satisfies Published<object>),
    );
  const complete = withMessages(withQuestions(index, questions, versionPath), messages);
  await publishAs(indexFile, complete);
  await publishAs(path.join(path.dirname(indexFile), meaningName), meaning);
  for (const [page, sections] of texts) {
    const file = path.join(outDir, textsPath(page));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, JSON.stringify(sections));
  }
}
