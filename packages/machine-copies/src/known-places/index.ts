import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import {dataSetPath} from '../data-sets';
import {apiCatalog, type CatalogApi, type DataIndex} from './api-catalog';
import {atomFeed, type Change} from './atom-feed';
import {catalogFile, feedFile} from './files';

export type {CatalogApi} from './api-catalog';

/** What the known places of a site are made from, beside its data sets. */
export interface KnownPlaces {
  /** Address of the site, without a trailing slash. */
  readonly url: string;
  /** Title of the feed, and who writes the pages. */
  readonly title: string;
  readonly author: string;
  readonly apis: readonly CatalogApi[];
  /** Versions by name, with the date of the source that each documents: `2025-10-10`. */
  readonly versions: readonly {
    readonly name: string;
    readonly label: string;
    readonly date: string;
  }[];
}

/**
 * Writes the catalog of interfaces and the feed of changed pages into a finished build.
 * @throws Error when the build has no data sets, or a change leads to a page that is missing
 */
export function writeKnownPlaces(build: string, {apis, versions, ...feed}: KnownPlaces): void {
  const read = <T>(name: string): T =>
    JSON.parse(readFileSync(path.join(build, name), 'utf8')) as T;
  const entries = <T>(version: string, set: string): T[] =>
    read<{entries: T[]}>(dataSetPath(version, set)).entries;
  const catalog = apiCatalog(apis, read<DataIndex>('data/index.json'), feed.url);
  writeFileAtomic(path.join(build, catalogFile), catalog);
  const changed = versions.map(({name, label, date}) => ({
    version: name,
    label,
    date,
    // The oldest version follows none.
    changes: existsSync(path.join(build, dataSetPath(name, 'changes')))
      ? entries<Change>(name, 'changes')
      : [],
    titles: new Map(
      entries<{page: string; title: string}>(name, 'pages').map((one) => [one.page, one.title]),
    ),
  }));
  writeFileAtomic(path.join(build, feedFile), atomFeed(changed, feed));
}
