import {apiLevels} from '../site/api-levels';
import type {SiteVersion} from '../site/versions';

/** A page as indexes list it. */
export interface ListedPage {
  /** Path of the page, without a trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Pages of a version whose paths begin alike, with an index of their own. */
export interface Section {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly pages: readonly ListedPage[];
}

export interface VersionPages {
  readonly version: SiteVersion;
  /** Pages that belong to no section. */
  readonly pages: readonly ListedPage[];
  readonly sections: readonly Section[];
}

/** Divides the pages of each version into sections, which have a folder each. */
export function divideIntoSections(
  pages: readonly ListedPage[],
  versions: readonly SiteVersion[],
): VersionPages[] {
  return versions.map((version) =>
    divide(
      version,
      pages.filter(({path}) => versionOf(path, versions) === version),
    ),
  );
}

/** The pages of the site that belong to no version. */
export function pagesOfNoVersion(
  pages: readonly ListedPage[],
  versions: readonly SiteVersion[],
): ListedPage[] {
  return pages.filter(({path}) => !versionOf(path, versions));
}

/** The version of a page, by its path. The path of one version may begin with that of another: the longest one counts. */
export function versionOf(path: string, versions: readonly SiteVersion[]): SiteVersion | undefined {
  return versions
    .filter((version) => path === version.path || path.startsWith(`${version.path}/`))
    .reduce<SiteVersion | undefined>(
      (longest, version) =>
        longest && longest.path.length > version.path.length ? longest : version,
      undefined,
    );
}

function divide(version: SiteVersion, pages: readonly ListedPage[]): VersionPages {
  const folderOf = ({path}: ListedPage): string =>
    path.slice(version.path.length + 1).split('/')[0] ?? '';
  const names = new Set(
    pages.filter(({path}) => path.slice(version.path.length + 1).includes('/')).map(folderOf),
  );
  return {
    version,
    pages: pages.filter((page) => !names.has(folderOf(page))),
    sections: [...names].map((name) => {
      const path = `${version.path}/${name}`;
      const ofSection = pages.filter((page) => folderOf(page) === name);
      return {path, pages: ofSection, ...introductionOf(name, path, ofSection)};
    }),
  };
}

/** A section is introduced by its first page, the sections of the API by their levels. */
function introductionOf(
  name: string,
  path: string,
  pages: readonly ListedPage[],
): Pick<Section, 'title' | 'description'> {
  const level = apiLevels.find(({folder}) => folder === name);
  if (level) return {title: `${level.label} API reference`, description: level.summary};
  const first = pages.find((page) => page.path === path);
  return {
    title: first?.title ?? capitalised(name.replaceAll('_', ' ')),
    description: first?.description ?? pages.map(({title}) => title).join(', '),
  };
}

const capitalised = (words: string): string =>
  (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\bapis\b/i, 'APIs');
