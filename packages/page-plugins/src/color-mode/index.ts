import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import {colorModeModule, storageModule} from '../internals';
import {beforeStart} from './before-start';
import {darkWithoutScript} from './without-script';

/**
 * The color mode where the classic theme leaves it: before the application is alive, without
 * JavaScript, and between tabs.
 */
export function colorMode(): Plugin {
  const storage = path.join(__dirname, 'storage.ts');
  const rules: RuleSetRule[] = [
    {test: colorModeModule, resolve: {alias: {'../utils/storageUtils$': storage}}},
    // The package as a whole imports the color mode, which would be a circle.
    {test: storage, resolve: {alias: {'@docusaurus/theme-common$': storageModule}}},
  ];
  return {
    name: 'color-mode',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: beforeStart}]}),
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, darkWithoutScript]}),
    configureWebpack: () => ({module: {rules}}),
  };
}
