/**
 * Loader for the registry of modules that Docusaurus generates: takes the path of each module out,
 * by which the server build alone finds the files that a page needs.
 * JavaScript, because the bundler loads it without compiling it.
 * @param {string} source module whose default export is `{[chunk]: [load, path, resolveWeak(path)]}`
 * @returns {string} the same with empty paths
 * @throws {Error} when the registry has another form: Docusaurus has changed it
 */
module.exports = function removePaths(source) {
  const smaller = source.replace(/, "[^"]*", (?=require\.resolveWeak\()/g, ', "", ');
  if (smaller === source) {
    throw new Error(
      'Expected lines `"chunk": [() => import("path"), "path", require.resolveWeak("path")]` in the registry of modules, found none. Compare src/plugins/page-registry/loader.js with what this release of Docusaurus generates.',
    );
  }
  return smaller;
};
