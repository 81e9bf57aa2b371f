import {descriptionId, readDescription, type TextDescription} from './description';

/** Attribute of the element that holds the text of a page. */
export const textAttribute = 'data-page-text';

/** The text of the page that the server has sent. */
interface FirstText {
  readonly description: TextDescription;
  /** The element that holds it, now or when it was last shown. */
  element: Element | null;
}

/** None on the server, in development, and where the page is not made from Markdown. */
export const firstText: FirstText | undefined = readPage();

function readPage(): FirstText | undefined {
  if (typeof document === 'undefined') return undefined;
  const json = document.getElementById(descriptionId)?.textContent;
  if (!json) return undefined;
  return {
    description: readDescription(json),
    element: document.querySelector(`[${textAttribute}]`),
  };
}

/** Stands for the component of the text that the server has sent; `FirstText` is rendered instead. */
export function TextAsSent(): null {
  return null;
}
