import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchIndexFile} from '../../search/index/index-file';
import {meaningName, textsPath} from '../../search/index/locations';
import type {PageTexts} from '../../search/list/present';
import {createSearcher, type Searcher} from '../../search/list/searcher';
import type {MeaningFile} from '../../search/meaning/meaning-file';
import {latestVersion, type SiteVersion} from '../../site/versions';

/** The search of one version as a build has it. */
export interface BuiltSearch {
  readonly indexFile: string;
  /** The file of the second signal. */
  readonly meaningFile: string;
  readonly index: SearchIndexFile;
  readonly searcher: Searcher;
  /** Texts of a page, by its path. */
  textsOf(page: string): PageTexts | undefined;
}

/**
 * Opens the search of a version in a finished build, as the browser's worker does.
 * @param buildFolder folder of the build
 * @throws Error that says to build first when there is no index
 */
export function openBuiltSearch(buildFolder: string, version: SiteVersion): BuiltSearch {
  const folder = version.name === latestVersion.name ? '' : version.path;
  const indexFile = path.join(buildFolder, folder, 'search-index.json');
  if (!existsSync(indexFile)) {
    throw new Error(`${indexFile} does not exist. Make it with \`npm run build\`.`);
  }
  const index = JSON.parse(readFileSync(indexFile, 'utf8')) as SearchIndexFile;
  const meaningFile = path.join(buildFolder, folder, meaningName);
  const searcher = createSearcher(index, version.path);
  searcher.addMeaning(JSON.parse(readFileSync(meaningFile, 'utf8')) as MeaningFile);
  return {
    indexFile,
    meaningFile,
    index,
    searcher,
    textsOf(page) {
      const file = path.join(buildFolder, textsPath(page));
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageTexts) : undefined;
    },
  };
}
