/**
 * Loader for the registry of modules that Docusaurus generates: leaves the components of routes, by the
 * names of their modules. All else, pages say themselves.
 * JavaScript, because the bundler loads it without compiling it.
 * @param {string} source module whose default export is `{[chunk]: [load, path, resolveWeak(path)]}`
 * @returns {string} module whose default export is `{[path]: load}`
 * @throws {Error} when the registry has another form: Docusaurus has changed it
 */
module.exports = function keepComponents(source) {
  const entries = [
    ...source.matchAll(/^ {2}"[^"]+": \[(\(\) => import\(.*?\)), ("[^"]+"), require/gm),
  ];
  const components = entries.filter(([, , path]) => !/\.(?:mdx?|json)"$/.test(path));
  if (components.length === 0) {
    throw new Error(
      'Expected lines `"chunk": [() => import("path"), "path", require.resolveWeak("path")]` in the registry of modules, found none of a component. Compare src/plugins/server-pages/components-loader.js with what this release of Docusaurus generates.',
    );
  }
  return `export default {${components.map(([, load, path]) => `${path}: ${load}`).join(',\n')}};`;
};
