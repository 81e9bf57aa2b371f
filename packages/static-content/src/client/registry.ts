type Registry = Record<string, [load: () => Promise<object>, file: string, id: string]>;

/** In place of Docusaurus' registry of all modules: what the routes of the documents read so far need. */
const registry: Registry = {};

export default registry;
