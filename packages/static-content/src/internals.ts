import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Everything that this package relies on inside Docusaurus. `internals.test.ts` compares the list with
 * the installed release; a build does the same before it begins.
 */

/** The browser's part of Docusaurus. */
export const clientFolder = path.dirname(require.resolve('@docusaurus/core/lib/client/App.js'));

/** An import in one file of `clientFolder` that gets another module, of this package. */
export interface ReplacedImport {
  readonly file: string;
  readonly import: string;
  /** File of this package, relative to `src`. */
  readonly by: string;
  readonly reason: string;
}

export const replacedImports: readonly ReplacedImport[] = [
  {
    file: 'App.js',
    import: './normalizeLocation',
    by: 'client/location.ts',
    reason: 'an address without a page is the not-found page, as on the server',
  },
  {
    file: 'clientEntry.js',
    import: './preload',
    by: 'client/preload-first.ts',
    reason: 'the page says so when a part of it is missing at the start',
  },
  {
    file: 'clientEntry.js',
    import: './docusaurus',
    by: 'client/link-preloading.ts',
    reason: 'a link loads its page ahead, and not chunks',
  },
  {
    file: 'clientEntry.js',
    import: 'react-router-dom',
    by: 'client/router.ts',
    reason: 'a double click leaves one entry in the history',
  },
  {
    file: 'PendingNavigation.js',
    import: './preload',
    by: 'client/preload-latest.ts',
    reason: 'the page that was asked for last is shown, and not the one that arrives last',
  },
  {
    file: 'PendingNavigation.js',
    import: './ClientLifecyclesDispatcher',
    by: 'client/lifecycles.ts',
    reason: 'the progress bar of an overtaken navigation ends',
  },
];

/** A module with data on all pages, or that renders them, which gets one that grows with each visit. */
export interface ReplacedModule {
  readonly module: string;
  readonly by: string;
  /** Files of `clientFolder` that import it. */
  readonly importedBy: readonly string[];
}

export const replacedModules: readonly ReplacedModule[] = [
  {
    module: '@generated/routes',
    by: 'client/routes.ts',
    importedBy: ['App.js', 'preload.js', 'normalizeLocation.js'],
  },
  {
    module: '@generated/routesChunkNames',
    by: 'client/chunk-names.ts',
    importedBy: ['exports/ComponentCreator.js'],
  },
  {
    module: '@generated/registry',
    by: 'client/registry.ts',
    importedBy: ['exports/ComponentCreator.js'],
  },
  {
    module: '@generated/globalData',
    by: 'client/global-data.ts',
    importedBy: ['docusaurusContext.js'],
  },
  {module: '@docusaurus/renderRoutes', by: 'client/render-routes.tsx', importedBy: ['App.js']},
];

/** Original modules that those of `client` wrap; `client/internals.ts` imports them. */
export const wrappedModules: readonly {readonly file: string; readonly exports: string}[] = [
  {file: 'preload.js', exports: 'export default function preload(pathname)'},
  {file: 'normalizeLocation.js', exports: 'export default function normalizeLocation(location)'},
  {
    file: 'ClientLifecyclesDispatcher.js',
    exports: 'export function dispatchLifecycleAction(lifecycleAction, ...args)',
  },
];

/** Files that Docusaurus generates before it bundles; `server/generated-site.ts` reads them. */
export const generatedFiles = {
  routes: 'routes.js',
  chunkNames: 'routesChunkNames.json',
  registry: 'registry.js',
  globalData: 'globalData.json',
} as const;

/**
 * Lists what the installed release of Docusaurus lacks.
 * @param read gives the text of a file of `clientFolder`
 */
export function missingInternals(
  read: (file: string) => string = (file) => readFileSync(path.join(clientFolder, file), 'utf8'),
): string[] {
  const expected = [
    ...replacedImports.map(({file, import: name}) => ({file, text: `from '${name}';`})),
    ...replacedModules.flatMap(({module, importedBy}) =>
      importedBy.map((file) => ({file, text: `from '${module}';`})),
    ),
    ...wrappedModules.map(({file, exports}) => ({file, text: exports})),
  ];
  return expected
    .filter(({file, text}) => !read(file).includes(text))
    .map(({file, text}) => `${file} of Docusaurus' client no longer has the line \`${text}\``);
}
