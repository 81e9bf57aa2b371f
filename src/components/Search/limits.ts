/** Most results in the list of the search bar. */
export const barLimit = 8;
/** Number of characters of a snippet in the search bar. */
export const barSnippetLength = 50;
/** Results that the search page shows at first, and adds at a time. */
export const pageLimit = 20;
/** The search page has room for fifty characters on each side of a word. */
export const pageSnippetLength = 100;
