/** Id of the element that lists the scripts of the application, in the order in which they run. */
export const scriptListId = 'application-scripts';

/** Event of the document: the application answers to the reader from here on. */
export const startedEvent = 'application-started';

/** Attribute of the root element from `startedEvent` on. */
export const startedAttribute = 'data-application-started';

/** Event of the document: the application has said that it cannot start. */
export const failedEvent = 'application-failed';

/** Event of the document: there is no application that could say so; the page itself has to. */
export const missingEvent = 'application-missing';

/** Name of the bundler's entry that each page loads at once. */
export const pageEntry = 'page';
