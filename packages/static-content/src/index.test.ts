import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {withStaticContent} from './index';

const config = {title: 'Site', url: 'https://site.example', baseUrl: '/', plugins: ['other']};
const contextWith = (mdxCrossCompilerCache: boolean, flags = 'experimental_faster') =>
  ({
    baseUrl: '/',
    generatedFilesDir: '/generated',
    siteConfig: {themeConfig: {}, future: {[flags]: {mdxCrossCompilerCache}}},
  }) as unknown as LoadContext;

class DefinePlugin {
  constructor(readonly definitions: Readonly<Record<string, string>>) {}
}
const utilities = {currentBundler: {name: 'rspack', instance: {DefinePlugin}}};

/** What the plugin adds to a site in a certain mode of Node.js. */
function pluginOf(content: boolean, mode: string, context = contextWith(false)): Plugin {
  vi.stubEnv('NODE_ENV', mode);
  const [first] = withStaticContent(config, {content}).plugins as unknown as ((
    context: LoadContext,
  ) => Plugin)[];
  if (typeof first !== 'function') throw new Error('The first plugin is not that of the package.');
  return first(context);
}

function bundleOf({configureWebpack}: Plugin, isServer: boolean) {
  const options = configureWebpack?.({entry: 'main.js'}, isServer, utilities as never, undefined);
  return JSON.parse(JSON.stringify(options)) as Readonly<Record<string, unknown>>;
}

afterEach(() => vi.unstubAllEnvs());

describe('the package', () => {
  it('adds its plugin before all others, and the template of pages', () => {
    const site = withStaticContent(config);
    expect(site.plugins).toHaveLength(2);
    expect(site.plugins.at(-1)).toBe('other');
    expect(site).toHaveProperty('ssrTemplate');
  });

  it.each([
    ['experimental_faster', '3.8'],
    ['faster', '3.9'],
  ])('refuses a flag of %s with which a build would never end (Docusaurus %s)', (flags) => {
    const context = contextWith(true, flags);
    expect(() => pluginOf(true, 'production', context)).toThrow(
      'expected the flag mdxCrossCompilerCache',
    );
    expect(() => pluginOf(false, 'production', context)).not.toThrow();
    expect(() => pluginOf(true, 'development', context)).not.toThrow();
  });
});

describe('npm start', () => {
  it('runs what a build without static content runs, and differs from a build with it', () => {
    const [start, plain, full] = [
      pluginOf(true, 'development'),
      pluginOf(false, 'production'),
      pluginOf(true, 'production'),
    ];
    for (const isServer of [true, false]) {
      expect(bundleOf(start, isServer)).toEqual(bundleOf(plain, isServer));
      expect(Object.keys(bundleOf(plain, isServer))).toEqual(['plugins']);
    }
    expect(start.getClientModules?.()).toEqual(plain.getClientModules?.());
    // The page script, which only a build with static content has, defines the elements.
    expect(start.getClientModules?.()).toHaveLength((full.getClientModules?.() ?? []).length + 1);
  });

  it('replaces nothing of Docusaurus, and neither does a build without static content', () => {
    expect(withStaticContent(config, {content: false})).not.toHaveProperty('ssrTemplate');
    expect(JSON.stringify(bundleOf(pluginOf(false, 'production'), false))).toContain('plain');
  });
});
