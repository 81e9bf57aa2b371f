import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replacedImports} from '../replaced-imports';
import {withExpectedModules} from '../support/expect-modules';
import {pageEntry} from './names';

const name = 'first-interaction';
const started = path.join(__dirname, 'Started.tsx');

/**
 * Starts the application when the reader first does something. A page is complete as the server sends
 * it: making it alive before anyone asks for it costs each reader the time of a script that most
 * need for nothing. A small script of its own waits for the reader, holds what is done until the
 * application is there, and lets it happen then.
 */
export default function firstInteraction(): Plugin {
  return {
    name,
    configureWebpack({entry}, isServer) {
      const rules = [
        replacedImports(/[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/, {
          './hasHydratedDataAttribute$': started,
        }),
      ];
      if (isServer || process.env.NODE_ENV !== 'production') return {module: {rules}};
      return withExpectedModules(
        {
          module: {rules},
          entry: {
            main: {import: entryFile(entry)},
            // Its runtime is a part of it: it loads nothing by the bundler's means.
            [pageEntry]: {import: path.join(__dirname, 'page-script.ts'), runtime: false},
          },
        },
        isServer,
        name,
        [
          {
            matches: (file) => file === started,
            meaning: 'App.js of the client to import ./hasHydratedDataAttribute',
          },
        ],
      );
    },
  };
}

/**
 * The one file with which Docusaurus' client begins.
 * @throws Error when there is another form of entry: Docusaurus has changed it
 */
function entryFile(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  throw new Error(
    `${name}: expected the path of a file as the entry of the bundler, found ${JSON.stringify(entry)}. Compare src/plugins/${name} with the installed release of Docusaurus.`,
  );
}
