/**
 * Loader for the registry of modules that Docusaurus generates: takes the ids of the modules out. An id
 * has the bundler compile its module, whether or not anyone asks for it; a browser needs none to load
 * a page.
 * JavaScript, because the bundler loads it without compiling it.
 * @param {string} source module whose default export is `{[chunk]: [load, path, resolveWeak(path)]}`
 * @returns {string} the same without ids
 * @throws {Error} when the registry has another form: Docusaurus has changed it
 */
module.exports = function removeIds(source) {
  const smaller = source.replace(/, require\.resolveWeak\("[^"]*"\)\]/g, ', undefined]');
  if (smaller === source) {
    throw new Error(
      'Expected lines `"chunk": [() => import("path"), "path", require.resolveWeak("path")]` in the registry of modules, found none. Compare packages/page-plugins/src/lazy-pages/loader.js with what this release of Docusaurus generates.',
    );
  }
  return smaller;
};
