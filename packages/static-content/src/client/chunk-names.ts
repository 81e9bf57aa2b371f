/** Names of modules, by the property of a route's component that gets them; groups nest. */
export interface ChunkNames {
  readonly [property: string]: string | ChunkNames | readonly ChunkNames[];
}

/** In place of Docusaurus' table of all routes and their chunks: the routes of the documents read so far. */
const chunkNames: Record<string, ChunkNames> = {};

export default chunkNames;
