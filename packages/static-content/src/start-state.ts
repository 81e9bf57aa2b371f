/** How far the start of the application is, for style sheets and other scripts. */

/** Id of the element that lists the scripts of the application, in the order in which they run. */
export const scriptListId = 'application-scripts';

/** Attribute of the root element with a `StartState`. */
export const startAttribute = 'data-application';

/**
 * The page script runs and will load the application; its scripts are being loaded; it cannot start; the
 * browser is loading another page of the history in its place. `data-has-hydrated` says when it has
 * started.
 */
export type StartState = 'planned' | 'loading' | 'failed' | 'left';

/**
 * Name in the session's storage that is there while the browser loads a page of the history for which
 * another was open. The browser then remembers only a place that the other page could be scrolled to.
 */
export const returnMark = 'scroll-position.return';

/** Attribute of the root element with the path and query of the address that the page was sent for. */
export const openedAttribute = 'data-opened-address';

/** Attribute that Docusaurus sets to `true` as soon as the application answers to the reader. */
export const hydratedAttribute = 'data-has-hydrated';

/** Event of the document: scripts of the application are missing, so the page itself has to say so. */
export const missingEvent = 'application-missing';

/** Name of the bundler's entry with the page script. */
export const pageEntry = 'page';

export function setStartState(state: StartState): void {
  document.documentElement.setAttribute(startAttribute, state);
}

/** Whether the browser is loading another page of the history in place of this one. */
export function isLeft(): boolean {
  return document.documentElement.getAttribute(startAttribute) === ('left' satisfies StartState);
}

/** Path and query of the address that the page was sent for, whatever the history has made of it since. */
export function openedAddress(): string {
  return (
    document.documentElement.getAttribute(openedAttribute) ??
    window.location.pathname + window.location.search
  );
}

/** Whether the application answers to the reader. */
export function hasStarted(): boolean {
  return document.documentElement.getAttribute(hydratedAttribute) === 'true';
}

/** Calls back once, when the application answers to the reader or is known not to start. */
export function whenSettled(settled: () => void): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (!hasStarted() && root.getAttribute(startAttribute) !== 'failed') return;
    observer.disconnect();
    settled();
  });
  observer.observe(root, {attributeFilter: [hydratedAttribute, startAttribute]});
}
