import {type DocsVersion, type ListedPage, type Site, versionOf} from '../site';

/** Pages of a version whose paths begin alike, with an index of their own. */
export interface Section {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The heading under which the index of the version links to this one instead of to its pages. */
  readonly listedUnder?: string | undefined;
  readonly pages: readonly ListedPage[];
}

export interface VersionPages {
  readonly version: DocsVersion;
  /** Pages that belong to no section. */
  readonly pages: readonly ListedPage[];
  readonly sections: readonly Section[];
}

/** Divides the pages of each version into sections, which have a folder each. */
export function divideIntoSections(
  pages: readonly ListedPage[],
  {versions, sections}: Pick<Site, 'versions' | 'sections'>,
): VersionPages[] {
  return versions.map((version) =>
    divide(
      version,
      pages.filter(({path}) => versionOf(path, versions) === version),
      sections,
    ),
  );
}

/** The pages of the site that belong to no version. */
export function pagesOfNoVersion(
  pages: readonly ListedPage[],
  {versions}: Pick<Site, 'versions'>,
): ListedPage[] {
  return pages.filter(({path}) => !versionOf(path, versions));
}

function divide(
  version: DocsVersion,
  pages: readonly ListedPage[],
  words: Site['sections'],
): VersionPages {
  const foldersOf = ({path}: ListedPage): string[] =>
    path.slice(version.path.length + 1).split('/');
  const names = new Set(
    pages.map(foldersOf).flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : [])),
  );
  return {
    version,
    pages: pages.filter((page) => !names.has(foldersOf(page)[0] ?? '')),
    sections: [...names].map((name) => {
      const path = `${version.path}/${name}`;
      const ofSection = pages.filter((page) => foldersOf(page)[0] === name);
      const first = ofSection.find((page) => page.path === path);
      const {title, description, listedUnder} = words[name] ?? {};
      return {
        path,
        title: title ?? first?.title ?? capitalised(name.replaceAll(/[_-]/g, ' ')),
        description:
          description ?? first?.description ?? ofSection.map((page) => page.title).join(', '),
        listedUnder,
        pages: ofSection,
      };
    }),
  };
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
