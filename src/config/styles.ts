/** Style sheets of every page, in the order in which they apply; relative to the project's root. */
export const styleSheets = ['tokens', 'base', 'layout', 'code', 'print'].map(
  (name) => `./src/css/${name}.css`,
);
