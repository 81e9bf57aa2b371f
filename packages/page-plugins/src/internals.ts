import path from 'node:path';

/** What this package relies on inside Docusaurus; `internals.test.ts` reads it in the installed release. */

/** The component behind `@docusaurus/Link`, for the module that takes this name. */
export const originalLink = require.resolve('@docusaurus/core/lib/client/exports/Link.js');

/** File among those that Docusaurus generates, with lines `"chunk": [load, path, resolveWeak(path)]`. */
export const generatedRegistry = 'registry.js';

const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));

/** The color mode of the classic theme, which imports `../utils/storageUtils`, and that module. */
export const colorModeModule = path.join(themeCommon, 'contexts/colorMode.js');
export const storageModule = path.join(themeCommon, 'utils/storageUtils.js');
