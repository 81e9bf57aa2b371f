import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replacedImports} from '../replaced-imports';
import {withExpectedModules} from '../support/expect-modules';
import {dataFolder, describeSite, type SitePlaces} from './site-places';

const name = 'server-pages';
const here = (file: string): string => path.join(__dirname, file);

const registry = /[\\/]\.docusaurus[^\\/]*[\\/]registry\.js$/;

/** Name of the file, among those that Docusaurus generates, that says of each page where it is. */
const placesFile = 'page-places.json';

/** Files that name all pages, and one that renders routes, with what stands in their place. */
const replaced = [
  [/[\\/]\.docusaurus[^\\/]*[\\/]routes\.js$/, 'routes.ts'],
  [/[\\/]\.docusaurus[^\\/]*[\\/]routesChunkNames\.json$/, 'chunk-names.ts'],
  [/[\\/]\.docusaurus[^\\/]*[\\/]globalData\.json$/, 'global-data.ts'],
  [registry, 'modules.ts'],
  [/[\\/]\.docusaurus[^\\/]*[\\/]page-places\.json$/, 'no-places.ts'],
  [/[\\/]core[\\/]lib[\\/]client[\\/]exports[\\/]renderRoutes\.js$/, 'render-routes.tsx'],
] as const;

/** Query of the import of the registry that means the components among its modules. */
const components = /^\?components$/;

/**
 * Lets the application show pages as the server has sent them. A page is complete: to load its text once
 * more as a script, and to let React go through thousands of elements, would change nothing that a reader
 * sees. React renders what is around a text; the text stays what it is, and what can be done with it is in
 * `src/elements`. A page that the reader goes on to is read from its own address. It says what the
 * application has to know of it, so no script names the pages of the site, and none grows with them.
 */
export default function serverPages({generatedFilesDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const describe = (): SitePlaces =>
    describeSite(generatedFilesDir, baseUrl, siteConfig.themeConfig.navbar);
  return {
    name,
    configureWebpack(_, isServer) {
      const isProduction = process.env.NODE_ENV === 'production';
      if (isServer || !isProduction) {
        // Docusaurus has generated its files by now, and bundles them next. `npm start` has no server.
        const places = isProduction ? describe().places : {};
        writeFileSync(path.join(generatedFilesDir, placesFile), JSON.stringify(places));
        return {};
      }
      return withExpectedModules(
        {
          // Docusaurus puts the name of the chunk before its hash.
          output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
          resolve: {
            alias: {
              '@docusaurus/core/lib/client/preload$': here('preload.ts'),
            },
          },
          module: {
            rules: [
              ...replaced.map(([test, file]) => ({
                test,
                resourceQuery: {not: components},
                type: 'javascript/auto',
                use: [{loader: here('instead-loader.js'), options: {file}}],
              })),
              {test: registry, resourceQuery: components, use: [here('components-loader.js')]},
              replacedImports(/[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, {
                './docusaurus$': here('docusaurus.ts'),
              }),
            ],
          },
        },
        isServer,
        name,
        [
          ...replaced.map(([test, file]) => ({
            matches: (bundled: string) => test.test(bundled),
            meaning: `the file that ${file} replaces`,
          })),
          {
            matches: (file) => file === here('docusaurus.ts'),
            meaning: 'clientEntry.js of the client to import ./docusaurus',
          },
        ],
      );
    },
    postBuild({outDir}) {
      const folder = path.join(outDir, dataFolder);
      mkdirSync(folder, {recursive: true});
      for (const [file, text] of describe().files) writeFileSync(path.join(folder, file), text);
    },
  };
}
