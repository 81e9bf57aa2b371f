import {
  type ContentDescription,
  contentDescriptionId,
  readContentDescription,
  type RouteManifest,
  routeManifestId,
  staticContentAttribute,
} from '../page-data';
import {scriptListId} from '../start-state';

/** A text as the server sent it. */
export interface ServerContent {
  readonly description: ContentDescription;
  /** The element that holds the content, now or when it was last shown. */
  element: Element | null;
}

/** A page as the server sent it. */
export interface ServerDocument {
  readonly manifest: RouteManifest;
  /** None on pages that are not made from Markdown, several on those of a blog. */
  readonly contents: readonly ServerContent[];
  /** The list of the application's scripts, which differs between releases of the site. */
  readonly scripts: string;
}

/**
 * Reads a page from its document.
 * @throws Error when the document has no route manifest, so that it is not a page of this site
 */
export function readServerDocument(source: Document): ServerDocument {
  const manifest = source.getElementById(routeManifestId)?.textContent;
  if (!manifest) {
    throw new Error(`${source.URL} has no element ${routeManifestId} that says which page it is.`);
  }
  const elements = source.querySelectorAll(`[${staticContentAttribute}]`);
  const descriptions = [...source.querySelectorAll(`#${contentDescriptionId}`)];
  return {
    manifest: JSON.parse(manifest) as RouteManifest,
    contents: descriptions.map(({textContent}, index) => ({
      description: readContentDescription(textContent),
      element: elements[index] ?? null,
    })),
    scripts: source.getElementById(scriptListId)?.textContent ?? '',
  };
}

/**
 * Asks the server for a page. It arrives as a document whose scripts do not run. Parsing a text instead
 * would need a Trusted Types policy that trusts the text (https://w3c.github.io/trusted-types/dist/spec/).
 * @throws Error when the answer is not a page of this site
 */
export function fetchDocument(path: string): Promise<ServerDocument> {
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
        const page = readServerDocument(response);
        // The rest of the document is not needed, and can be freed.
        for (const {element} of page.contents) if (element) document.adoptNode(element);
        resolve(page);
      } catch (error) {
        fail(error instanceof Error ? error.message : String(error));
      }
    };
    request.send();
  });
}
