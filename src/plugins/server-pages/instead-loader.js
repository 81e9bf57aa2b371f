/**
 * Loader that puts another module in the place of one that Docusaurus has written.
 * JavaScript, because the bundler loads it without compiling it.
 * @this {import('webpack').LoaderContext<{file: string}>} `file`: path of the other module
 * @returns {string} a module with the same default export
 */
module.exports = function exportInstead() {
  return `export {default} from ${JSON.stringify(this.getOptions().file)};`;
};
