import {buildTimeHighlighting} from '@docs-kit/page-plugins/highlighting';
import {withStaticContent} from '@docs-kit/static-content';
import {redirects} from '@docs-kit/static-hosting/redirects';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {docs} from './src/config/docs';
import {errorLookup} from './src/config/error-lookup';
import {future} from './src/config/future';
import {headTags} from './src/config/head';
import {highlighting} from './src/config/highlighting';
import {machineCopies} from './src/config/machine-copies';
import {markdown} from './src/config/markdown';
import {openApiPlugin} from './src/config/openapi';
import {pagePlugins} from './src/config/page-plugins';
import {readerSetup} from './src/config/reader-setup';
import {runFileComposer} from './src/config/run-file-composer';
import {searchTheme} from './src/config/search';
import {sitemap} from './src/config/sitemap';
import {staticContent} from './src/config/static-content';
import {styleSheets} from './src/config/styles';
import {themeConfig} from './src/config/theme';
import {trailingSlash} from './src/config/trailing-slash';
import {readRedirects} from './src/files/redirects';
import {remarkCodeBlocks} from './src/remark/code-blocks';
import {documentation, product} from './src/site/product';

/** The composition of the site: every part is built in `src/config`. */
const config = {
  title: product.name,
  tagline: product.tagline,
  favicon: 'img/favicon.svg',
  url: documentation.url,
  // Below another path, addresses in src/config/head.ts, footer.ts and theme.ts, src/css/fonts.css, src/theme
  // and static/site.webmanifest have to change too.
  baseUrl: '/',
  trailingSlash: trailingSlash(),
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
    },
  },
  future: future(),
  headTags: headTags(),
  markdown: markdown(),
  presets: [
    [
      'classic',
      {
        docs: docs(),
        blog: false,
        pages: {remarkPlugins: [remarkCodeBlocks], rehypePlugins: highlighting()},
        svgr: {},
        sitemap: sitemap(),
        theme: {customCss: styleSheets},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    openApiPlugin(),
    buildTimeHighlighting,
    (context) => redirects(context, readRedirects()),
    machineCopies(),
    readerSetup(),
    errorLookup(),
    runFileComposer(),
    ...pagePlugins,
  ],
  themes: ['docusaurus-theme-openapi-docs', searchTheme()],
  themeConfig: themeConfig(),
} satisfies Config;

/** `STATIC_CONTENT=off npm run build` builds the site as plain Docusaurus, without static content. */
export default withStaticContent(config, staticContent(process.env.STATIC_CONTENT !== 'off'));
