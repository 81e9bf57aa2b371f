import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replacedImports} from '../replaced-imports';
import {beforeStart} from './before-start';
import {darkWithoutScript} from './without-script';

/**
 * The color mode where the classic theme leaves it: before the application is alive, without
 * JavaScript, and between tabs.
 */
export default function colorMode(): Plugin {
  const storage = path.join(__dirname, 'storage.ts');
  const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));
  return {
    name: 'color-mode',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: beforeStart}]}),
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, darkWithoutScript]}),
    configureWebpack: () => ({
      module: {
        rules: [
          replacedImports(/[\\/]theme-common[\\/]lib[\\/]contexts[\\/]colorMode\.js$/, {
            '../utils/storageUtils$': storage,
          }),
          // The package as a whole imports the color mode, which would be a circle.
          replacedImports(storage, {
            '@docusaurus/theme-common$': path.join(themeCommon, 'utils/storageUtils.js'),
          }),
        ],
      },
    }),
  };
}
