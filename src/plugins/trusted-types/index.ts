import type {LoadContext, Plugin} from '@docusaurus/types';
import {beforeStart} from './before-start';

/**
 * Says what a script of a page may turn into markup and into scripts. The packages of the application
 * write texts of their own into pages and know nothing of Trusted Types, so that one policy, the
 * default one, judges them all: nothing that could run, and no script but the files of the site.
 */
export default function trustedTypes({baseUrl}: LoadContext): Plugin {
  return {
    name: 'trusted-types',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: beforeStart(baseUrl)}]}),
  };
}
