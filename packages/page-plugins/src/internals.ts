/** What this package relies on inside Docusaurus; `internals.test.ts` reads it in the installed release. */

/** The component behind `@docusaurus/Link`, for the module that takes this name. */
export const originalLink = require.resolve('@docusaurus/core/lib/client/exports/Link.js');

/** File among those that Docusaurus generates, with lines `"chunk": [load, path, resolveWeak(path)]`. */
export const generatedRegistry = 'registry.js';
