import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {trustedTypesPolicy} from './trusted-types/policy';

export {colorMode} from './color-mode';
export {externalLinks} from './external-links';
export {hasFullHistory, lastChanges} from './history';
export {lazyPages} from './lazy-pages';
export {recmaLocalJsx} from './local-jsx';
export {partPath, type PartsOptions, partsFolder, remarkParts} from './parts';
export {unusedStyles} from './unused-styles';

/**
 * Says what a script of a page may turn into markup and into scripts. The packages of the application
 * write texts of their own into pages and do not use Trusted Types, so the default policy judges them
 * all: it allows nothing that could run, and no script but the files of the site.
 */
export function trustedTypes({baseUrl}: LoadContext): Plugin {
  const script = {tagName: 'script', innerHTML: trustedTypesPolicy(baseUrl)};
  return {name: 'trusted-types', injectHtmlTags: () => ({headTags: [script]})};
}

/** Says the title of each page that the reader goes to, as a browser does when it loads one. */
export function pageAnnouncements(): Plugin {
  return {
    name: 'page-announcements',
    getClientModules: () => [path.join(__dirname, 'page-announcements/client.ts')],
  };
}
