import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {openBuiltSearch} from '@docs-kit/docs-search/built-search';
import type {ErrorTables} from '@docs-kit/error-lookup/rows';
import {versionOf} from '@docs-kit/machine-copies/site';
import {dataSetPath} from '@docs-kit/machine-copies/data-sets';
import {type Files, listFiles} from '@docs-kit/static-hosting/archives';
import type {ListedPage} from './agents-index';
import {allTextsFile} from './built-search';
import {tablesOf} from './checks';
import {type DocsPackage, type PackagedVersion, placed} from './options';

/** The part of a build that is about one version. */
export interface VersionContents {
  readonly pages: readonly ListedPage[];
  /** Files by their paths in the build. */
  readonly files: Files;
}

/**
 * Takes the part of a build that is about one version: the Markdown copies, the data sets with their
 * schemas and specifications, and the search.
 * @param build folder of a finished build
 * @throws Error when the build lacks a file, which names it
 */
export function contentsOf(
  build: string,
  version: PackagedVersion,
  {versions, checks = {}}: Pick<DocsPackage, 'versions' | 'checks'>,
): VersionContents {
  const files = new Map<string, Uint8Array>();
  const take = (name: string): void => {
    files.set(name, readFileSync(path.join(build, name)));
  };
  const readJson = <T>(name: string): T =>
    JSON.parse(readFileSync(path.join(build, name), 'utf8')) as T;
  const entriesOf = <T>(set: string): T[] =>
    readJson<{entries: T[]}>(dataSetPath(version.name, set)).entries;

  const isCopy = (name: string): boolean => /\.md$|(?:^|\/)llms\.txt$/.test(name);
  const routeOf = (name: string): string => `/${name.replace(/(?:\.part-\d+)?\.md$/, '')}`;
  const all = listFiles(build);
  all
    .filter((name) => isCopy(name) && versionOf(routeOf(name), versions) === version)
    .forEach(take);
  files.set('llms.txt', readFileSync(path.join(build, version.path, 'llms.txt')));

  const index = readJson<{versions: {version: string; sets: Record<string, string>}[]}>(
    'data/index.json',
  );
  const own = index.versions.filter((one) => one.version === version.name);
  files.set(
    'data/index.json',
    Buffer.from(`${JSON.stringify({...index, versions: own}, null, 1)}\n`),
  );
  all
    .filter((name) => name.startsWith(`data/${version.name}/`) || name.startsWith('data/schemas/'))
    .forEach(take);
  if (own.some(({sets}) => sets.schemas !== undefined)) {
    const documents = entriesOf<{specification: string}>('schemas');
    new Set(documents.map(({specification}) => specification.slice(1).replace(/#.*/, ''))).forEach(
      take,
    );
  }

  const search = openBuiltSearch(build, version);
  take(path.relative(build, search.indexFile));
  if (existsSync(search.semanticFile)) take(path.relative(build, search.semanticFile));
  const texts = search.index.pages.map(([page]) => [page, search.textsOf(page)] as const);
  files.set(allTextsFile, Buffer.from(JSON.stringify(Object.fromEntries(texts))));
  const facts = checks.programFacts?.(version.name);
  if (facts !== undefined && existsSync(path.join(build, facts))) {
    files.set(placed.programFacts, readFileSync(path.join(build, facts)));
  }
  if (checks.errorTables !== undefined) {
    const tables = tablesOf(readJson<ErrorTables>(checks.errorTables), version.path);
    files.set(placed.errorTables, Buffer.from(JSON.stringify(tables)));
  }
  return {pages: entriesOf<ListedPage>('pages'), files};
}
