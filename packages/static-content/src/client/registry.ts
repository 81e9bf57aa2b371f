type Registry = Record<string, [load: () => Promise<object>, file: string, id: string]>;

/** In the place of Docusaurus' registry of modules: what the routes of the pages read so far need. */
const modules: Registry = {};

export default modules;
