/** For each source file the files of the project that it imports. Paths are relative to the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Finds imports that lead from a layer to one above it, and files of no layer.
 * @param layers folders or files of each layer, from the top to the bottom
 * @throws Error when the graph is empty
 */
export function upwardImports(
  graph: ImportGraph,
  layers: readonly (readonly string[])[],
): string[] {
  if (graph.size === 0) throw new Error('There is no file whose imports could be checked.');
  const layerOf = (file: string): number =>
    layers.findIndex((names) => names.some((name) => file === name || file.startsWith(`${name}/`)));
  return [...graph].flatMap(([file, imports]) => {
    const layer = layerOf(file);
    if (file.split('/').length > 2 && layer < 0) {
      return [
        `${file} stands in no layer: add its folder to the layers and to the map of the README`,
      ];
    }
    return imports
      .filter((target) => layerOf(target) >= 0 && layerOf(target) < layer)
      .map((target) => `${file} imports ${target}, which stands in a layer above it`);
  });
}

/** Finds circles of imports, each once, as `a → b → a`. */
export function circularImports(graph: ImportGraph): string[] {
  const circles = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      circles.add([...trail.slice(start), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return [...circles];
}
