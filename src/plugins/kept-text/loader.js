const {join} = process.getBuiltinModule('node:path');

const beginning = 'export default {';
const end = /};\s*$/;

/**
 * Loader for the registry of modules that Docusaurus generates: has `registry.ts` exchange the text of
 * the page that the server has sent.
 * JavaScript, because the bundler loads it without compiling it.
 * @param {string} source module whose default export is `{[chunk]: [load, path, resolveWeak(path)]}`
 * @returns {string} the same, with a function around the object
 * @throws {Error} when the registry has another form: Docusaurus has changed it
 */
module.exports = function exchangeFirstText(source) {
  if (!source.includes(beginning) || !end.test(source)) {
    throw new Error(
      'Expected one object as the default export of the registry of modules. Compare src/plugins/kept-text/loader.js with what this release of Docusaurus generates.',
    );
  }
  const exchange = JSON.stringify(join(__dirname, 'registry.ts'));
  return `import {withFirstText} from ${exchange};\n${source
    .replace(beginning, 'export default withFirstText({')
    .replace(end, '});')}`;
};
