import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  nginxRedirects,
  pathsBelow,
  redirectProblems,
  type Redirect,
  redirectsFile,
  withSharedScript,
} from './redirects';

export {type Redirect, redirectsFile} from './redirects';

/**
 * Writes a page for each old address that leads to its new place, with and without JavaScript. The client-redirects plugin writes them; before, redirects that cannot work stop the
 * build with the file that has them: the plugin itself passes over some, and names no file. nginx, which
 * redirects by itself, reads the same list from a file.
 */
export function redirects(context: LoadContext, all: readonly Redirect[]): Plugin {
  const writer = clientRedirects(context, {
    id: 'redirects',
    fromExtensions: [],
    toExtensions: [],
    redirects: all.map(({from, to}) => ({from, to})),
  }) as Plugin | null;
  return {
    name: 'redirects',
    async postBuild(props) {
      const problems = redirectProblems(all, pathsBelow(props.baseUrl, props.routesPaths));
      if (problems.length > 0) throw new Error(`Redirects are wrong:\n${problems.join('\n')}`);
      await writer?.postBuild?.(props);
      await shareScript(
        props.outDir,
        all.map(({from}) => from),
      );
      await writeFile(path.join(props.outDir, redirectsFile), nginxRedirects(all));
    },
  };
}

/** @throws Error when an address has no page where the plugin writes it */
async function shareScript(outDir: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const file = path.join(outDir, address + (address.endsWith('.html') ? '.html' : '/index.html'));
    await writeFile(file, withSharedScript(await readFile(file, 'utf8')));
  }
}
