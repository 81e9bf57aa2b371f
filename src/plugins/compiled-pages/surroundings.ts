import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {hashFiles} from '../support/file-hash';
import {keyOf} from '../support/kept-results';

/** What a page is compiled with, and what it is compared with, besides the pages themselves. */
const sources = [
  'src',
  'data',
  'openapi',
  'packages',
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'versions.json',
  'versionsArchived.json',
  // What is installed, which need not be what the other file says.
  'node_modules/.package-lock.json',
];

const isPage = (file: string): boolean => /\.mdx?$/.test(file);

/**
 * A hash of everything that the code of a page depends on besides the page itself: code and data,
 * packages, pictures and other files that pages may name, and the addresses of all pages, which stand
 * in the place of the paths of files in links.
 * @param content of all plugins
 */
export function surroundingsOf(
  {
    siteDir,
    siteConfigPath,
    siteConfig,
  }: Pick<LoadContext, 'siteDir' | 'siteConfigPath' | 'siteConfig'>,
  content: AllContent,
): string {
  const pages = placesOf(content);
  const config = path.relative(siteDir, siteConfigPath);
  const code = hashFiles({folder: siteDir, names: [...new Set([...sources, config])]});
  const named = hashFiles({
    folder: siteDir,
    names: [
      ...siteConfig.staticDirectories,
      ...pages.folders.map((folder) => path.relative(siteDir, folder)),
    ],
    counts: (file) => !isPage(file),
  });
  return keyOf(
    process.version,
    JSON.stringify([siteConfig.baseUrl, siteConfig.trailingSlash]),
    code.hash,
    named.hash,
    JSON.stringify(pages.addresses),
  );
}

/** A page as the plugins of Docusaurus load it. */
interface LoadedPage {
  readonly source: string;
  readonly permalink: string;
}

/** A version of documents as the plugin loads it. */
interface LoadedVersion {
  readonly contentPath: string;
  readonly docs: readonly LoadedPage[];
}

/** Addresses of all pages by their files, and the folders of documents. */
function placesOf(content: AllContent): {
  readonly addresses: readonly (readonly [source: string, address: string])[];
  readonly folders: readonly string[];
} {
  const versions = contentsOf(content, 'docusaurus-plugin-content-docs').flatMap(
    (loaded) => (loaded as {loadedVersions: LoadedVersion[]}).loadedVersions,
  );
  const others = contentsOf(content, 'docusaurus-plugin-content-pages').flatMap(
    (loaded) => (loaded ?? []) as LoadedPage[],
  );
  return {
    addresses: [...versions.flatMap(({docs}) => docs), ...others]
      .map(({source, permalink}) => [source, permalink] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
    folders: versions.map(({contentPath}) => contentPath),
  };
}

const contentsOf = (content: AllContent, plugin: string): unknown[] =>
  Object.values(content[plugin] ?? {});
