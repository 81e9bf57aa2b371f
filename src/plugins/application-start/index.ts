import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {pageEntry} from './names';

const name = 'application-start';

/**
 * Starts the application when the browser is idle after the page has loaded, so that reading never waits
 * for it. A page is complete as the server sends it; a small script of its own makes the elements of
 * its text work and loads the application.
 */
export default function applicationStart(): Plugin {
  return {
    name,
    configureWebpack({entry}, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        entry: {
          main: {import: entryFile(entry)},
          // Its runtime is a part of it: it loads nothing by the bundler's means.
          [pageEntry]: {import: path.join(__dirname, 'page-script.ts'), runtime: false},
        },
      };
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
