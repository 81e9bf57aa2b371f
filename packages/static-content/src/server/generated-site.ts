import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {GlobalData} from '@docusaurus/types';
import {generatedFiles} from '../internals';

/** A route as Docusaurus has generated it, with what its component gets as names of modules. */
export interface GeneratedRoute {
  readonly path: string;
  readonly exact?: boolean;
  /** Name of the sidebar that a document belongs to. */
  readonly sidebar?: unknown;
  readonly routes?: readonly GeneratedRoute[];
  readonly component: string;
  readonly context: Readonly<Record<string, ModuleNames>>;
  readonly props?: string;
  /** The other modules, such as the text of a page, by the names of the component's properties. */
  readonly modules: Readonly<Record<string, ModuleNames>>;
}

/** The name of a module; or names in the form in which a component gets the modules. */
export type ModuleNames = string | readonly ModuleNames[] | {readonly [name: string]: ModuleNames};

/** The site that Docusaurus is about to bundle. */
export interface GeneratedSite {
  readonly routes: readonly GeneratedRoute[];
  readonly globalData: GlobalData;
}

/** Entry of `routesChunkNames.json`: chunks of modules, in groups where a component gets groups. */
interface ChunkNames {
  readonly __comp: string;
  readonly __context?: Readonly<Record<string, unknown>>;
  readonly __props?: string;
  readonly [property: string]: unknown;
}

/** What `routes.js` has of a route; its component is the key of its entry in the other file. */
interface SourceRoute {
  readonly path: string;
  readonly exact?: boolean;
  readonly sidebar?: unknown;
  readonly component: string;
  readonly routes?: readonly SourceRoute[];
}

/**
 * Reads the routes of a site from the files that Docusaurus generates before it bundles: plugins are told
 * of them after the pages are written, and the pages have to say where they are.
 * @param folder the files that Docusaurus has generated
 * @throws Error that names the file when one has another form: Docusaurus has changed it
 */
export function readGeneratedSite(folder: string): GeneratedSite {
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const chunks = JSON.parse(read(generatedFiles.chunkNames)) as Readonly<
    Record<string, ChunkNames>
  >;
  const modules = modulesOf(read(generatedFiles.registry));
  const moduleOf = (chunk: unknown): string =>
    modules.get(String(chunk)) ??
    fail(generatedFiles.registry, `a module for the chunk ${String(chunk)}`);
  const modulesIn = (chunks: unknown): ModuleNames => {
    if (Array.isArray(chunks)) return chunks.map(modulesIn);
    return typeof chunks === 'object' && chunks !== null
      ? mapped(chunks, modulesIn)
      : moduleOf(chunks);
  };
  const complete = ({component, routes, ...route}: SourceRoute): GeneratedRoute => {
    const names =
      chunks[component] ?? fail(generatedFiles.chunkNames, `an entry for the route ${component}`);
    const {__comp, __context = {}, __props, ...others} = names;
    return {
      ...route,
      component: moduleOf(__comp),
      context: mapped(__context, modulesIn),
      ...(__props !== undefined && {props: moduleOf(__props)}),
      modules: mapped(others, modulesIn),
      ...(routes && {routes: routes.map(complete)}),
    };
  };
  return {
    routes: routesIn(read(generatedFiles.routes))
      .filter((route) => route.path !== '*')
      .map(complete),
    globalData: JSON.parse(read(generatedFiles.globalData)) as GlobalData,
  };
}

/** Reads a module of data that Docusaurus has generated, by its name. */
export function readGeneratedData(folder: string, module: string): object {
  const file = module
    .replace(/^@generated\//, '')
    .replace(/^~(?=\w+\/)/, 'docusaurus-plugin-content-');
  if (file === module)
    fail(module, 'a module of generated data, whose name begins with @generated/ or ~');
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
}

/** The tree in the source of `routes.js`, in which a call makes each component from the parts of its key. */
function routesIn(source: string): readonly SourceRoute[] {
  const [, tree] = /^export default (\[.*\]);?\s*$/ms.exec(source) ?? [];
  if (!tree) return fail(generatedFiles.routes, '"export default […];"');
  return runInNewContext(tree, {
    ComponentCreator: (route: string, hash: string) => `${route}-${hash}`,
  }) as readonly SourceRoute[];
}

/** Names of modules by their chunks: lines `"chunk": [() => import("module"), "module", …]`. */
function modulesOf(source: string): ReadonlyMap<string, string> {
  const entries = [
    ...source.matchAll(/^ {2}"([^"]+)": \[\(\) => import\(.*?\), "([^"]+)", require/gm),
  ];
  if (entries.length === 0)
    fail(generatedFiles.registry, 'lines `"chunk": [() => import("module"), …]`');
  return new Map(entries.map(([, chunk = '', module = '']) => [chunk, module]));
}

function mapped<Result>(names: object, map: (chunk: unknown) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(names).map(([name, chunk]) => [name, map(chunk)]));
}

function fail(file: string, expected: string): never {
  throw new Error(
    `Expected ${expected} in ${file} of the files that Docusaurus generates, found none. Compare packages/static-content/src/server/generated-site.ts with what this release of Docusaurus writes.`,
  );
}
