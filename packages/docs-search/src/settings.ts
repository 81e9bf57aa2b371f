import type icons from './client/icons.json';

/** A part of the documentation that a search can be limited to. */
export interface SearchContext {
  /** Value of the `ctx` parameter of the search page, and the folder of its pages by default. */
  readonly path: string;
  readonly label: string;
  /** Folders of its pages under a version; an empty list is every page that no other context has. */
  readonly folders?: readonly string[];
}

/** A folder of reference pages that readers want less often than the guides. */
export interface PageGroup {
  /** Folder under the path of a version. */
  readonly folder: string;
  /** How likely readers are to want one of its pages: 1 for a page without a group. */
  readonly prior: number;
  /** Whether its pages are on their way out: their names and routes count less. */
  readonly isDeprecated?: boolean;
}

/** What readers are told that a result is. */
export interface EntryKind {
  readonly label: string;
  readonly icon: keyof typeof icons;
  /**
   * Pattern of what is of this kind: a page's path under its version, then the anchor of a section,
   * then, after a space, the route of an operation. Without one, everything is.
   */
  readonly pages?: string;
}

/** A page that the search offers before anything is typed. */
export interface PopularPage {
  readonly title: string;
  /** Path under the version. */
  readonly page: string;
}

/** Words that mean the same: see `docs-search`'s README. */
export interface Vocabulary {
  /** Groups of words and phrases for the same thing. */
  readonly synonyms: readonly (readonly string[])[];
  /** Phrases, such as verbs of several words, and the one word that is searched instead. */
  readonly rewrites: Readonly<Record<string, string>>;
}

/** What a site tells the search about its pages and words. It is a part of each version's index. */
export interface SearchSettings extends Vocabulary {
  readonly baseUrl: string;
  /** Path of the version's pages, such as `/docs/next`. */
  readonly versionPath: string;
  readonly contexts: readonly SearchContext[];
  /** In the order in which a section that several pages repeat is kept. */
  readonly groups: readonly PageGroup[];
  /** Says nothing beside other words. */
  readonly productName: string;
  /** Beginnings of file names that readers leave out: `remote_` of `remote_redis`. */
  readonly namePrefixes: readonly string[];
  /** Anchor of the sections whose tables quote error messages. */
  readonly errorSection: string;
  /** Whether there is a file for semantic ranking. */
  readonly hasSemantic: boolean;
}

/** The settings of a site that says nothing but where it is. */
export const defaultSettings: SearchSettings = {
  baseUrl: '/',
  versionPath: '/docs',
  contexts: [],
  groups: [],
  synonyms: [],
  rewrites: {},
  productName: '',
  namePrefixes: [],
  errorSection: 'if-it-fails',
  hasSemantic: false,
};

/** Path of a page under its version, without a slash before it; undefined for pages of no version. */
export function pathInVersion(pathname: string, versionPath: string): string | undefined {
  const root = versionPath.replace(/\/$/, '');
  return pathname === root || pathname.startsWith(`${root}/`)
    ? pathname.slice(root.length + 1)
    : undefined;
}

/** The context of a page: that of its folder in the version, or of its path in the site. */
export function contextOf(
  pathname: string,
  {baseUrl, versionPath, contexts}: Pick<SearchSettings, 'baseUrl' | 'versionPath' | 'contexts'>,
): SearchContext | undefined {
  const inVersion = pathInVersion(pathname, versionPath);
  const [folder = ''] = (inVersion ?? '').split('/');
  return (
    contexts.find(
      ({path, folders = [path]}) =>
        (inVersion !== undefined && folders.includes(folder)) ||
        pathInVersion(pathname, baseUrl + path) !== undefined,
    ) ?? (inVersion === undefined ? undefined : contexts.find(({folders}) => folders?.length === 0))
  );
}

/** The group that a page of a version is in. */
export function groupOf(
  pathname: string,
  {versionPath, groups}: Pick<SearchSettings, 'versionPath' | 'groups'>,
): PageGroup | undefined {
  const path = pathInVersion(pathname, versionPath) ?? '';
  return groups.find(({folder}) => path.startsWith(`${folder}/`));
}
