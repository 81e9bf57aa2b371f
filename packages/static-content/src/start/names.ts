/** Id of the element that lists the scripts of the application, in the order in which they run. */
export const scriptListId = 'application-scripts';

/** Attribute of the root element that says how far the start of the application is: a `StartState`. */
export const startAttribute = 'data-application';

/**
 * The page script runs and will load the application; its scripts are being loaded; it cannot start.
 * Whether it has started says `data-has-hydrated`, which Docusaurus sets.
 */
export type StartState = 'planned' | 'loading' | 'failed';

/** Attribute that Docusaurus sets to `true` as soon as the application answers to the reader. */
export const hydratedAttribute = 'data-has-hydrated';

/** Event of the document: scripts of the application are missing, so the page itself has to say so. */
export const missingEvent = 'application-missing';

/** Name of the bundler's entry that each page loads at once. */
export const pageEntry = 'page';
