import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {latestVersion} from '../site/versions';

/**
 * Lets pages outside the versions import parts of the latest release's guides, as
 * `@latest-guides/_home/_server.mdx`: what such a page shows of a release is frozen with it, and a
 * cut needs no edit here.
 */
export function latestGuides({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, latestVersion.docsFolder);
  return {
    name: 'latest-guides',
    configureWebpack: () => ({resolve: {alias: {'@latest-guides': folder}}}),
  };
}
