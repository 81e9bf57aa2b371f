import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Config, LoadContext, Plugin} from '@docusaurus/types';
import {browserBundle} from './bundler';
import {deferLayout} from './head/deferred-layout';
import {reportMissingStyles} from './head/missing-styles';
import {noteOpenedAddress} from './head/opened-address';
import {reportStartupError} from './head/startup-error';
import {
  type BuildMode,
  completeOptions,
  type CompleteOptions,
  type StaticContentOptions,
  variables,
} from './options';
import {pageTemplate} from './page-template';
import {dataFolder, describeSite, type SiteManifest} from './server/site-manifest';

export type {StaticContentOptions} from './options';

const name = 'static-content';

/** Modules that Docusaurus runs in every page, in this order. */
const clientModules = [
  'client/permalinks.ts',
  // After the permalinks, which go to the place that an address names.
  'client/scroll-restoration.ts',
  'client/tab-parameters.ts',
  'client/status.css',
  'previous-page.ts',
];

/**
 * Adds static content to the configuration of a site: the plugin and the template of its pages.
 */
export function withStaticContent<Site extends Config>(
  config: Site,
  given: StaticContentOptions = {},
): Site {
  const options = completeOptions(given);
  const {content} = options;
  return {
    ...config,
    ...(content && {ssrTemplate: pageTemplate}),
    // It is on the home page alone, hidden as soon as there is a style sheet.
    baseUrlIssueBanner: false,
    plugins: [(context: LoadContext) => staticContent(context, options), ...(config.plugins ?? [])],
  };
}

interface FasterFlags {
  readonly mdxCrossCompilerCache?: boolean;
}

/** Whether the build for the browser waits for texts that the build for the server has compiled. */
function sharesTexts(future: {
  /** Name of the flags up to Docusaurus 3.8. */
  readonly experimental_faster?: FasterFlags;
  /** Their name from 3.9 on. */
  readonly faster?: FasterFlags;
}): boolean {
  return (future.faster ?? future.experimental_faster)?.mdxCrossCompilerCache === true;
}

/**
 * Lets the application show pages as the server has sent them. A page is complete: loading its content
 * once more as a script, and letting React go through thousands of elements, would change nothing that a
 * reader sees. React renders what is around the content; custom elements make the content work. A page
 * that the reader goes on to is read from its own address. It tells the application its routes, so no
 * script names the pages of the site, and none grows with them.
 */
function staticContent(
  {siteDir, generatedFilesDir, baseUrl, siteConfig}: LoadContext,
  options: CompleteOptions,
): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const isStatic = options.content && isProduction;
  if (isStatic && sharesTexts(siteConfig.future)) {
    throw new Error(
      'static-content: expected the flag mdxCrossCompilerCache of future.faster (until 3.8 future.experimental_faster) to be false, found true. With it, the build for the server waits for texts that the browser never gets, without an end. List the flags one by one, with this one as false: from 3.10 on, future.v4 switches on those that are not listed.',
    );
  }
  let site: SiteManifest | undefined;
  // Docusaurus has generated its files when it configures the bundler, and bundles them next.
  const describe = (): SiteManifest =>
    (site ??= describeSite({
      siteDir,
      folder: generatedFilesDir,
      baseUrl,
      navbar: siteConfig.themeConfig.navbar,
      landingPages: options.landingPages,
    }));
  return {
    name,
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      [...clientModules, ...(isStatic ? [] : ['client/elements.ts'])].map((file) =>
        path.join(__dirname, file),
      ),
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: noteOpenedAddress},
        {tagName: 'script', innerHTML: reportStartupError(baseUrl)},
        {tagName: 'script', innerHTML: reportMissingStyles},
      ],
      preBodyTags: [{tagName: 'script', innerHTML: deferLayout}],
    }),
    configureWebpack({entry}, isServer, {currentBundler}) {
      const define = (mode: BuildMode) =>
        new currentBundler.instance.DefinePlugin({...variables(mode, options)});
      if (!isStatic) return {plugins: [define('plain')]};
      const {manifests, components} = describe();
      const folder = path.join(generatedFilesDir, name);
      mkdirSync(folder, {recursive: true});
      writeFileSync(path.join(folder, 'route-manifests.json'), JSON.stringify(manifests));
      writeFileSync(path.join(folder, 'route-components.js'), components);
      return isServer
        ? {plugins: [define('server')]}
        : {...browserBundle(entry), plugins: [define('browser')]};
    },
    postBuild({outDir}) {
      if (!isStatic) return;
      const folder = path.join(outDir, dataFolder);
      mkdirSync(folder, {recursive: true});
      for (const [file, text] of describe().files) writeFileSync(path.join(folder, file), text);
    },
  };
}
