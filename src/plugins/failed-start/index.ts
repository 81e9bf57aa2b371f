import type {LoadContext, Plugin} from '@docusaurus/types';
import {beforeStart} from './before-start';

/**
 * Says so when the application does not start, where Docusaurus leaves a dead page: its own banner
 * stands on the home page alone, hidden as soon as there is a style sheet.
 */
export default function failedStart({baseUrl}: LoadContext): Plugin {
  return {
    name: 'failed-start',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: beforeStart(baseUrl)}]}),
  };
}
