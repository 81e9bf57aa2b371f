/** Id of the element that holds the description of the page's text. */
export const descriptionId = 'text-description';

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

/** Writes a description as JSON that may stand in an element of a page. */
export function writeDescription(text: TextDescription): string {
  const {metadata, toc, assets, contentTitle} = text;
  return JSON.stringify({metadata, toc, assets, contentTitle}).replaceAll('<', '\\u003c');
}

/** Reads what `writeDescription` has written; the front matter is a part of the metadata. */
export function readDescription(json: string): TextDescription {
  const written = JSON.parse(json) as Omit<TextDescription, 'frontMatter'>;
  return {...written, frontMatter: written.metadata.frontMatter};
}
