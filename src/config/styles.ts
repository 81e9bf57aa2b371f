/** Style sheets of every page, in the order in which they apply; relative to the project's root. */
export const styleSheets = ['fonts', 'tokens', 'base', 'layout', 'code', 'print'].map(
  (name) => `./src/css/${name}.css`,
);

/**
 * Fonts of every page, by the name of their file without its release: the package that brings them and
 * the file inside. Those files are copied to `static/assets/fonts`, under names that change with the release.
 */
export const fonts = {
  'funnel-sans': '@fontsource-variable/funnel-sans/files/funnel-sans-latin-wght-normal.woff2',
  'geist-mono': '@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff2',
} as const;

/** Addresses of the fonts. */
export const fontAddresses = Object.keys(fonts).map((name) => `/assets/fonts/${name}-5.3.0.woff2`);
