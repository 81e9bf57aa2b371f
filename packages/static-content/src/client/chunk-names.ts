/** Names of modules, by what they are to the component of a route; in groups, where it gets groups. */
export interface ChunkNames {
  readonly [property: string]: string | ChunkNames;
}

/** In the place of Docusaurus' table of routes and their modules: the routes of the pages read so far. */
const chunkNames: Record<string, ChunkNames> = {};

export default chunkNames;
