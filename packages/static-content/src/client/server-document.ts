import {scriptListId} from '../application-start/names';
import {
  type PagePlace,
  placeId,
  readText,
  textAttribute,
  textId,
  type TextDescription,
} from './description';

/** A page as the server sends it. */
export interface SentPage {
  readonly place: PagePlace;
  /** What it says of its text; none where it is not made from Markdown. */
  readonly text: TextDescription | undefined;
  /** The element that holds the text, now or when it was last shown. */
  element: Element | null;
  /** The scripts of the application that it belongs to. */
  readonly scripts: string;
}

/**
 * Reads a page from its document.
 * @throws Error when the document does not say where it is in the site: it is no page of this site
 */
export function readSentPage(source: Document): SentPage {
  const place = source.getElementById(placeId)?.textContent;
  if (!place)
    throw new Error(`${source.URL} has no element ${placeId} that says which page it is.`);
  const text = source.getElementById(textId)?.textContent;
  return {
    place: JSON.parse(place) as PagePlace,
    text: text ? readText(text) : undefined,
    element: source.querySelector(`[${textAttribute}]`),
    scripts: source.getElementById(scriptListId)?.textContent ?? '',
  };
}

/**
 * Asks the server for a page. It arrives as a document whose scripts do not run; to make one from a text
 * would mean to trust the text (https://w3c.github.io/trusted-types/dist/spec/).
 * @throws Error when the server does not answer with a page of this site
 */
export function requestPage(path: string): Promise<SentPage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (reason: string): void => {
      reject(new Error(`Loading page ${path} failed: ${reason}`));
    };
    request.open('GET', path);
    request.responseType = 'document';
    request.setRequestHeader('Accept', 'text/html');
    request.onerror = () => fail('no answer');
    request.onload = () => {
      const {status, response} = request;
      if (status !== 200 || !(response instanceof Document)) return fail(`status ${status}`);
      try {
        const page = readSentPage(response);
        // What is around the text is not needed: alone, the text does not keep it in memory.
        if (page.element) document.adoptNode(page.element);
        resolve(page);
      } catch (error) {
        fail(error instanceof Error ? error.message : String(error));
      }
    };
    request.send();
  });
}
