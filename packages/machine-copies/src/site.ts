import type {Props} from '@docusaurus/types';

/** A version of the documentation. */
export interface DocsVersion {
  /** Name in addresses: the texts of whole sections are at `/llms-full/<name>/`. */
  readonly name: string;
  /** What copies and cards call the version; empty where there is only one. */
  readonly label: string;
  /** What indexes call the version: `Release 1.2`, `Next (unreleased)`. */
  readonly title: string;
  /** What the version is of, where that has another name than the site. */
  readonly product?: string;
  /** Path of its pages, without a trailing slash: `/docs/next`. */
  readonly path: string;
}

/** What indexes say of the pages of a folder. */
export interface SectionWords {
  /** The title of the folder's first page, or else its name, unless given. */
  readonly title?: string;
  /** The description of the folder's first page, or else the titles of all pages, unless given. */
  readonly description?: string;
  /**
   * A heading. The index of a version links to the index of this section under it, and does not list
   * its pages: for generated pages, which would outnumber the guides.
   */
  readonly listedUnder?: string;
}

/** The site that pages belong to. */
export interface Site {
  /** Address of the home page, without a trailing slash. */
  readonly url: string;
  readonly title: string;
  readonly tagline: string;
  /** One sentence on what the site documents. */
  readonly description: string;
  /** In the order of the indexes. */
  readonly versions: readonly DocsVersion[];
  /** By the name of the folder in its version. */
  readonly sections: Readonly<Record<string, SectionWords>>;
}

/** A page as indexes list it. */
export interface ListedPage {
  /** Path of the page below the home page, without a trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** A page with the text of its Markdown copy, all parts in one. */
export interface CopiedPage extends ListedPage {
  readonly text: string;
}

/** The version of a page. The path of one version may begin with that of another: the longest path counts. */
export function versionOf<Version extends Pick<DocsVersion, 'path'>>(
  path: string,
  versions: readonly Version[],
): Version | undefined {
  return versions
    .filter((version) => path === version.path || path.startsWith(`${version.path}/`))
    .reduce<Version | undefined>(
      (longest, version) =>
        longest && longest.path.length > version.path.length ? longest : version,
      undefined,
    );
}

/** What Docusaurus' plugin for documents tells other plugins of its versions. */
interface DocsData {
  readonly versions: readonly {
    readonly name: string;
    readonly label: string;
    readonly isLast: boolean;
    readonly path: string;
  }[];
}

/**
 * Finds the versions of all plugins for documents, the latest release of each first.
 * @param plugins as Docusaurus passes them to `postBuild`
 */
export function versionsOf(plugins: Props['plugins'], baseUrl: string): DocsVersion[] {
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({globalData, options}) => {
      const {versions} = globalData as DocsData;
      const prefix = options.id === undefined || options.id === 'default' ? '' : `${options.id}-`;
      const isSingle = versions.length === 1;
      return [...versions]
        .sort((one, other) => Number(other.isLast) - Number(one.isLast))
        .map(({name, label, path}) => ({
          name: `${prefix}${name}`,
          label: isSingle ? '' : label,
          title: isSingle
            ? 'Documentation'
            : name === 'current'
              ? `${label} (unreleased)`
              : `Release ${label}`,
          path: path.slice(baseUrl.length - 1).replace(/\/$/, ''),
        }));
    });
}
