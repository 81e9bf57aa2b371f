import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {originalLink} from '../internals';

/**
 * Labels links that open a new tab. Docusaurus opens one for each address elsewhere, and readers should
 * know before they follow it (https://www.w3.org/WAI/WCAG22/Techniques/general/G201).
 * @param label words behind each of these links, such as `opens in a new tab`
 */
export function externalLinks(label: string): Plugin {
  const link = path.join(__dirname, 'ExternalLink.tsx');
  return {
    name: 'external-links',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          'process.env.EXTERNAL_LINK_LABEL': JSON.stringify(label),
        }),
      ],
      resolve: {alias: {'@docusaurus/Link': link}},
      // The label's own import is the original.
      module: {rules: [{test: link, resolve: {alias: {'@docusaurus/Link': originalLink}}}]},
    }),
  };
}
