/**
 * Loader for the metadata of a version: takes the descriptions of pages without a card out,
 * and leaves the route of an operation, which is what its card shows.
 * JavaScript, because the bundler loads it without compiling it.
 * @param {string} source JSON text of `{version: {docs: {[id]: {title, description?, sidebar?}}}}`, or the
 * data of a route that is no version
 * @returns {string} the same without the descriptions of guides and tags
 */
module.exports = function removeDescriptions(source) {
  const metadata = JSON.parse(source);
  for (const [id, doc] of Object.entries(metadata.version?.docs ?? {})) {
    const [route] = doc.description.split(': ');
    if (/^api(-[a-z]+)?\//.test(id) && /^[A-Z]+ \//.test(route)) doc.description = route;
    else delete doc.description;
  }
  return JSON.stringify(metadata);
};
