import type {GlobalData} from '@docusaurus/types';

/**
 * What a page tells the application, as JSON in elements of its own. The application has no list of
 * pages: it knows what the documents that it has read from the server say.
 */

/** Id of the element with the `RouteManifest`. */
export const routeManifestId = 'route-manifest';

/** Id of the element with the `ContentDescription`. */
export const contentDescriptionId = 'content-description';

/** Attribute of the element that holds the content of a page. */
export const staticContentAttribute = 'data-static-content';

/** The routes of one page and what its components need. */
export interface RouteManifest {
  /** From the outermost route to that of the page; empty on the not-found page. */
  readonly routes: readonly PageRoute[];
  /** Global data of all plugins, reduced to the documents that the page's navigation leads to. */
  readonly globalData: GlobalData;
  /** Paths of other pages that exist. */
  readonly pages: readonly string[];
}

/** A route in the form of React Router 5 (https://v5.reactrouter.com), with what its component gets. */
export interface PageRoute {
  readonly path: string;
  readonly exact?: boolean;
  /** Name of the sidebar that a document belongs to. */
  readonly sidebar?: string;
  /** Name of the module with the component, such as `@theme/DocItem`. */
  readonly component: string;
  readonly context?: Readonly<Record<string, object>>;
  /** Address of a JSON file with the component's properties. */
  readonly props?: string;
  /** Addresses of JSON files by the names of single properties. */
  readonly data?: Readonly<Record<string, string>>;
  /** Whether the component gets the configuration of the site as its property `config`, as React pages do. */
  readonly config?: boolean;
  /** Name of the property with the contents of the page, where it has a list of them, as a blog has. */
  readonly contents?: string;
  /**
   * Where a page has contents that React runs: the module of each, in the order of the contents, and
   * `null` for one that stays as the server sent it.
   */
  readonly running?: readonly (string | null)[];
}

/** What a compiled MDX file exports besides its component. */
export interface ContentDescription {
  readonly metadata: {readonly permalink: string; readonly frontMatter: object};
  readonly frontMatter: object;
  readonly toc: readonly object[];
  readonly assets: object;
  readonly contentTitle?: string;
}

/** Whether a component is a compiled MDX page, and not a partial of one. */
export function isPageContent(component: unknown): component is ContentDescription {
  return typeof component === 'function' && 'metadata' in component && 'toc' in component;
}

/** Key of the front matter by which the author of a page says with `false` that its content needs React. */
export const frontMatterKey = 'static_content';

/** Whether React runs a content, as its author has asked for. */
export function isRunning({frontMatter}: Pick<ContentDescription, 'frontMatter'>): boolean {
  return (frontMatter as Readonly<Record<string, unknown>>)[frontMatterKey] === false;
}

/** Writes a description of content as JSON; the front matter is a part of the metadata. */
export function writeContentDescription({
  metadata,
  toc,
  assets,
  contentTitle,
}: ContentDescription): string {
  return writeJson({metadata, toc, assets, contentTitle});
}

/** Reads what `writeContentDescription` has written. */
export function readContentDescription(json: string): ContentDescription {
  const written = JSON.parse(json) as Omit<ContentDescription, 'frontMatter'>;
  return {...written, frontMatter: written.metadata.frontMatter};
}

/** Writes JSON that is safe inside a script element: no tag begins in it. */
export function writeJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
