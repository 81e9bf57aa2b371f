import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';

/** A page that Docusaurus has written. */
export interface BuiltFile {
  /** Path of the page below the home page, without a trailing slash: `/docs/concepts`. */
  readonly route: string;
  /** The page's HTML file, relative to the build's folder. */
  readonly file: string;
}

/** Lists the pages that a finished build has, in the order of their routes. */
export function listBuiltFiles({
  routesPaths,
  outDir,
  baseUrl,
  siteConfig,
}: Pick<Props, 'routesPaths' | 'outDir' | 'baseUrl' | 'siteConfig'>): BuiltFile[] {
  return [...new Set(routesPaths.map((path) => path.slice(baseUrl.length).replace(/\/$/, '')))]
    .sort()
    .map((name) => ({
      route: `/${name}`,
      file:
        siteConfig.trailingSlash === false && name ? `${name}.html` : path.join(name, 'index.html'),
    }))
    .filter(({file}) => existsSync(path.join(outDir, file)));
}
