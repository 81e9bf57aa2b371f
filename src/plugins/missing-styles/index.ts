import type {Plugin} from '@docusaurus/types';
import {beforeStyles} from './before-styles';

/** Says so when the style sheet of a page is missing, as after a deployment under an open page. */
export default function missingStyles(): Plugin {
  return {
    name: 'missing-styles',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: beforeStyles}]}),
  };
}
