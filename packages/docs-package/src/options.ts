import type {McpOptions} from '@docs-kit/machine-copies/mcp/server';

/** A version of the documentation that becomes a package. */
export interface PackagedVersion {
  /** Name in the paths of data sets: `v1.2.0`. */
  readonly name: string;
  /** What readers call it: `v1.2.0`, `Next`. */
  readonly label: string;
  /** Path of its pages, without a trailing slash: `/docs`. */
  readonly path: string;
  /** Ends the name of the npm package's file, as npm's tags do: `latest`, `next`. */
  readonly tag: string;
  /** Version of the npm package: `1.2.0`. */
  readonly npm: string;
  /** Version of the Python package, as PEP 440 writes it: `1.2.0`. */
  readonly python: string;
}

/** The documentation that packages are made of. */
export interface DocsPackage {
  /** Name of the npm package and of the command: `zoo-docs`. Python's has underscores instead of hyphens. */
  readonly name: string;
  /** What is documented. */
  readonly product: string;
  /** Address of the site, without a trailing slash. */
  readonly url: string;
  /** Address of the source repository. */
  readonly repository: string;
  /** SPDX name of the license, and its text. */
  readonly license: {readonly name: string; readonly text: string};
  /** Versions of the site. Each becomes a package. */
  readonly versions: readonly PackagedVersion[];
  /**
   * What the index for `AGENTS.md` says of folders, by their name, instead of listing their pages;
   * an empty text leaves the folder out.
   */
  readonly folders?: Readonly<Record<string, string>>;
  /** What the index adds to the title of a page that answers more than its title says, by its path below a version. */
  readonly subjects?: Readonly<Record<string, string>>;
  /** Paths in the build of what programs and errors are checked with; files that are missing are left out. */
  readonly checks?: {
    /** Facts of program-check, of what a version changed. */
    readonly programFacts?: (version: string) => string;
    /** Tables of error-lookup, of all versions. */
    readonly errorTables?: string;
  };
  /** What the MCP server can look up, and says of its tools. */
  readonly server?: Pick<McpOptions, 'kinds' | 'about'>;
}

/** What the program of a package knows of its documentation: the package's `docs.json`. */
export interface Settings {
  readonly name: string;
  readonly product: string;
  readonly url: string;
  readonly version: Pick<PackagedVersion, 'name' | 'label' | 'path'>;
  readonly server: Pick<McpOptions, 'kinds' | 'about'>;
}

/** Most bytes of a packed package. */
export const maximumPackage = 3 * 1024 * 1024;

/** Most bytes of the index for `AGENTS.md`, which an agent reads in each session. */
export const maximumIndex = 8 * 1024;

/**
 * Page with links to the Python packages, from which `pip --find-links` takes the newest release. It is
 * not called `.html`, because it is not a page for readers.
 */
export const linksFile = 'index.htm';

/** Names of the files and of the folder that programs of a package read. */
export const placed = {
  settings: 'docs.json',
  index: 'agents-index.md',
  program: 'cli.cjs',
  /** Folder of the copies, data and search of the version, as the site has them. */
  site: 'site',
  /** In that folder: what programs and errors are checked with. */
  programFacts: 'program-facts.json',
  errorTables: 'error-tables.json',
} as const;

/** Takes the place of the folder of the pages in the index, until that is put into a project. */
export const rootMark = '{root}';
