/**
 * Loader for the metadata of a version: leaves of its pages the operations, with the route that
 * their cards show. Entries of the sidebars name no page that is gone: they have label and address.
 * JavaScript, because the bundler loads it without compiling it.
 * @param {string} source JSON text of `{version: {docs: {[id]: {title, description?, sidebar?}},
 * docsSidebars}}`, or the data of a route that is no version
 * @returns {string} the same without the pages that have no card
 */
module.exports = function removePagesWithoutCard(source) {
  const metadata = JSON.parse(source);
  const {version} = metadata;
  if (!version) return source;
  version.docs = Object.fromEntries(
    Object.entries(version.docs).flatMap(([id, doc]) => {
      const [route] = doc.description.split(': ');
      const hasCard = /^api(-[a-z]+)?\//.test(id) && /^[A-Z]+ \//.test(route);
      return hasCard ? [[id, {...doc, description: route}]] : [];
    }),
  );
  return JSON.stringify(metadata, (key, value) =>
    key === 'docId' && !Object.hasOwn(version.docs, value) ? undefined : value,
  );
};
