import type {Plugin} from '@docusaurus/types';

/** Runs in the browser before the body is shown: it must not refer to anything outside itself. */
const script = `(function (html) {
  if (/^(light|dark)$/.test(html.dataset.theme)) return;
  html.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  html.dataset.themeChoice = 'system';
})(document.documentElement);`;

/**
 * Follows the system when the stored color mode is none: the classic theme copies any word, also
 * `system`, to the attribute that the style sheets ask for light or dark.
 */
export default function validColorMode(): Plugin {
  return {
    name: 'valid-color-mode',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
