import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

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
    if (layer < 0) {
      return [`${file} is in no layer: add its folder to the layers of the README`];
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

/**
 * Reads the layers that the README lists, from the top to the bottom.
 * @throws Error when there are none
 */
export function readLayers(readme: string): string[][] {
  const layers = [...readme.matchAll(/^\d+\. ((?:`[^`]+`(?:, )?)+)$/gm)].map(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  if (layers.length === 0) throw new Error('The README lists no layers: write "1. `tests`".');
  return layers;
}

/**
 * Reads the imports of every source file that git knows or would add.
 * @throws Error when an import of the project leads nowhere
 */
export function readImportGraph(root: string): ImportGraph {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|m?js|mts)$/.test(file) && existsSync(path.join(root, file)));
  return new Map(
    files.map((file) => [
      file,
      importsOf(file, readFileSync(path.join(root, file), 'utf8'))
        .filter((target) => !isGenerated(target))
        .flatMap((target) => resolveImport(root, file, target)),
    ]),
  );
}

/**
 * Lists what a source file imports from the project, as paths without endings: values and types,
 * exports from elsewhere, dynamic imports, with the aliases of the site and of the theme.
 */
export function importsOf(file: string, text: string): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({fileName}) => projectPath(file, fileName) ?? [])
    .filter((target) => `${target}/index.tsx` !== file);
}

/**
 * Finds the file that an import leads to; none for a component that only the theme's package has.
 * @throws Error when an import of the project leads nowhere
 */
export function resolveImport(root: string, from: string, target: string): string[] {
  const found = ['', '.ts', '.tsx', '.d.ts', '.js', '/index.ts', '/index.tsx']
    .map((ending) => target + ending)
    .find((name) => statSync(path.join(root, name), {throwIfNoEntry: false})?.isFile());
  if (found !== undefined) return [found];
  // A component of the theme that the site does not replace is in a package; a style sheet never is.
  if (target.startsWith('src/theme/') && path.posix.extname(target) === '') return [];
  throw new Error(`${from} imports ${target}, and there is no such file.`);
}

function projectPath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  if (specifier.startsWith('@theme/')) {
    // For a package, a component of the theme is whatever the site has.
    return from.startsWith('packages/')
      ? undefined
      : `src/theme/${specifier.slice('@theme/'.length)}`;
  }
  // `@docs-kit/name` is `packages/name/src/index`, and `@docs-kit/name/part` a file beside it.
  const [, name, part = 'index'] = /^@docs-kit\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (name !== undefined) return `packages/${name}/src/${part}`;
  return specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : undefined;
}

/** Written by `npm run generate`, and there only afterwards. */
function isGenerated(target: string): boolean {
  return /^(?:docs\/api|versioned_docs\/[^/]+\/api|\.generated\/)/.test(target);
}
