import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {docs} from './src/config/docs';
import {highlighting} from './src/config/highlighting';
import {markdown} from './src/config/markdown';
import {openApiPlugin} from './src/config/openapi';
import {searchTheme} from './src/config/search';
import {themeConfig} from './src/config/theme';
import buildTimeHighlighting from './src/plugins/build-time-highlighting';
import {documentation, product} from './src/site/product';

/** The composition of the site: every part is built in `src/config`. */
export default {
  title: product.name,
  tagline: product.tagline,
  favicon: 'img/favicon.svg',
  url: documentation.url,
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
    },
  },
  future: {v4: true, experimental_faster: true},
  markdown: markdown(),
  presets: [
    [
      'classic',
      {
        docs: docs(),
        blog: false,
        pages: {rehypePlugins: [highlighting()]},
        svgr: {},
        sitemap: {lastmod: 'date', filename: 'sitemap.xml'},
        theme: {customCss: ['./src/css/tokens.css', './src/css/base.css', './src/css/code.css']},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [openApiPlugin(), buildTimeHighlighting],
  themes: ['docusaurus-theme-openapi-docs', searchTheme()],
  themeConfig: themeConfig(),
} satisfies Config;
