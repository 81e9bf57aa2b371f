import type {GlobalData} from '@docusaurus/types';

/**
 * What a page says to the application, as JSON in elements of its own. The application knows no list of
 * pages: what it shows, it has read from the page that the server has sent.
 */

/** Id of the element with the `PagePlace`. */
export const placeId = 'page-place';

/** Id of the element with the `TextDescription`. */
export const textId = 'page-text';

/** Attribute of the element that holds the text of a page. */
export const textAttribute = 'data-page-text';

/** Where a page is in the site. */
export interface PagePlace {
  /** The routes that lead to it, from the outermost to its own; none to the not-found page. */
  readonly routes: readonly PageRoute[];
  /** What plugins say to all pages, with the documents that this one leads to beside its text. */
  readonly globalData: GlobalData;
  /** Paths of other pages that are there. */
  readonly pages: readonly string[];
}

/** A route, in the form of https://v5.reactrouter.com, with what its component gets. */
export interface PageRoute {
  readonly path: string;
  readonly exact?: boolean;
  /** Name of the sidebar that a document belongs to. */
  readonly sidebar?: string;
  /** Name of the module with the component, such as `@theme/DocItem`. */
  readonly component: string;
  readonly context?: Readonly<Record<string, object>>;
  /** Address of a JSON file with properties of the component. */
  readonly props?: string;
}

/** What the module of a page exports besides the component of its text. */
export interface TextDescription {
  readonly metadata: {readonly permalink: string; readonly frontMatter: object};
  readonly frontMatter: object;
  readonly toc: readonly object[];
  readonly assets: object;
  readonly contentTitle?: string;
}

/** Whether the component of a text is that of a page, and not of a part of one. */
export function describesPage(component: unknown): component is TextDescription {
  return typeof component === 'function' && 'metadata' in component && 'toc' in component;
}

/** Writes a description of a text; the front matter is a part of the metadata. */
export function writeText({metadata, toc, assets, contentTitle}: TextDescription): string {
  return writeJson({metadata, toc, assets, contentTitle});
}

/** Reads what `writeText` has written. */
export function readText(json: string): TextDescription {
  const written = JSON.parse(json) as Omit<TextDescription, 'frontMatter'>;
  return {...written, frontMatter: written.metadata.frontMatter};
}

/** Writes JSON that may stand in an element of a page: no tag begins in it. */
export function writeJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
