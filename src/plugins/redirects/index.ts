import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRedirects} from '../../files/redirects';
import {
  hostedRedirects,
  nginxRedirects,
  nginxRedirectsFile,
  redirectProblems,
} from '../../site/redirects';

/**
 * Writes a page for each address of `data/redirects/` that leads to its new place, with and without
 * JavaScript. The client-redirects plugin writes them; before, redirects that cannot work stop the
 * build with the file that has them: the plugin itself passes over some, and names no file. Servers
 * that redirect by themselves find the same in files.
 */
export default function redirects(context: LoadContext): Plugin {
  const all = readRedirects();
  const writer = clientRedirects(context, {
    id: 'redirects',
    fromExtensions: [],
    toExtensions: [],
    redirects: all.map(({from, to}) => ({from, to})),
  }) as Plugin | null;
  return {
    name: 'redirects',
    async postBuild(props) {
      const problems = redirectProblems(all, props.routesPaths);
      if (problems.length > 0) throw new Error(`Redirects are wrong:\n${problems.join('\n')}`);
      await writer?.postBuild?.(props);
      await writeFile(path.join(props.outDir, '_redirects'), hostedRedirects(all));
      await writeFile(path.join(props.outDir, nginxRedirectsFile), nginxRedirects(all));
    },
  };
}
