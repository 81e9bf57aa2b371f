/**
 * Loader that puts another module in the place of one that Docusaurus has written.
 * JavaScript, because the bundler loads it without compiling it.
 * @this {import('webpack').LoaderContext<{file: string}>} `file`: name of the other module, in this folder;
 * a path of the machine would become a part of what the bundler makes names from
 * @returns {string} a module with the same default export
 */
module.exports = function exportInstead() {
  return `export {default} from ${JSON.stringify(`@site/src/plugins/server-pages/${this.getOptions().file}`)};`;
};
