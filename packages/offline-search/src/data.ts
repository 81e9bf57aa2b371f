import type {SearchIndexFile} from '@docs-kit/docs-search/indexing/index-file';
import type {PageTexts} from '@docs-kit/docs-search/results/present';
import type {SemanticFile} from '@docs-kit/docs-search/semantic/semantic-file';

/** What the search of an archive has loaded. Browsers read no JSON beside a page that is a file. */
export interface SearchData {
  readonly versions: Record<string, {index: SearchIndexFile; semantic?: SemanticFile}>;
  readonly texts: Record<string, PageTexts>;
}

/** What the search page knows of the site. */
export interface ArchivedSite {
  /** The version that a reader gets first comes first. */
  readonly versions: readonly [ArchivedVersion, ...ArchivedVersion[]];
  /** Parts of the site that a search can be limited to, as the search page names them. */
  readonly contexts: readonly string[];
}

export interface ArchivedVersion {
  readonly name: string;
  /** Where its pages are, such as `/docs/next`. */
  readonly path: string;
}

/** Name of the variable that scripts with data write to. */
export const dataVariable = 'offlineSearch';

/** Script with the index of a version. */
export const versionScript = (versionName: string): string => `search-data/${versionName}.js`;

/** Script with the texts of a page, by the page's path. */
export const textsScript = (page: string): string => `search-data/text${page}.js`;

/** Writes a script that adds an entry to the data. */
export function dataScript(part: keyof SearchData, key: string, json: string): string {
  return `${dataVariable}.${part}[${JSON.stringify(key)}]=${json};\n`;
}
