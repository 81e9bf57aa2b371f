import type {Plugin} from '@docusaurus/types';
import {beforeStart} from './before-start';

/**
 * Says of a page that is opened at its top that its tables can be laid out later: the style sheet of
 * tables has only those near the view laid out, and `src/elements/side-scroll.ts` the others a few at a
 * time. To lay all out at once keeps a slow phone busy for a third of a second on the longest pages.
 */
export default function lateTables(): Plugin {
  return {
    name: 'late-tables',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: beforeStart}]}),
  };
}
