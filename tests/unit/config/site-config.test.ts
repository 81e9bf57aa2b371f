import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import config from '@site/docusaurus.config';
import {footer} from '@site/src/config/footer';
import {navbar} from '@site/src/config/navbar';
import {searchTheme} from '@site/src/config/search';
import {themeConfig} from '@site/src/config/theme';
import {trailingSlash} from '@site/src/config/trailing-slash';
import {archivedReleases, latestVersion, nextVersion, siteVersions} from '@site/src/site/versions';
import {specifiedArchive, specifiedRelease} from '../../support/specification-facts';

const theme = themeConfig() as ThemeConfig & {languageTabs: {language: string}[]};

describe('the site', () => {
  it('[2.1] is at the root and has no trailing slashes', () => {
    expect(config).toMatchObject({
      baseUrl: '/',
      trailingSlash: false,
      url: 'https://llamastack.github.io',
    });
  });

  it('has few data in its options: every page loads them in its script', () => {
    expect(JSON.stringify(config).length).toBeLessThan(40_000);
  });

  it('leaves slashes alone while it is served, or a redirect would lose the query of a search', () => {
    expect(trailingSlash('build')).toBe(false);
    expect(trailingSlash('start')).toBe(false);
    expect(trailingSlash('serve')).toBeUndefined();
  });

  it('[5.8] warns of broken links and anchors while building', () => {
    expect(config).toMatchObject({onBrokenLinks: 'warn', onBrokenAnchors: 'warn'});
  });

  it('names each flag of the next Docusaurus, and what Markdown keeps of the one before', () => {
    const {future, markdown} = config as Config;
    expect(future?.v4).toEqual({
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
    });
    expect(markdown?.mdx1Compat).toEqual({comments: true, headingIds: true, admonitions: false});
  });

  it('[1.3] has one locale: English, left to right, in the Gregorian calendar', () => {
    expect(config.i18n).toEqual({
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {
        en: expect.objectContaining({
          direction: 'ltr',
          htmlLang: 'en',
          calendar: 'gregory',
          path: 'en',
        }) as object,
      },
    });
  });

  it('[2.3] serves the unreleased version at /docs/next and the latest release at /docs', () => {
    expect(nextVersion).toMatchObject({label: 'Next', path: '/docs/next'});
    expect(latestVersion.path).toBe('/docs');
    const known = [
      ...siteVersions.map(({name}) => name),
      ...archivedReleases.map(([name]) => name),
    ];
    expect(known).toContain(specifiedRelease);
  });
});

describe('the navbar', () => {
  const {items = []} = navbar();

  it("[2.11] has the docs, the API reference with three levels, the reader's setup, the repository, the versions and the search", () => {
    expect(items.map(({type, label}) => type ?? label)).toEqual([
      'docSidebar',
      'dropdown',
      'custom-readerSetup',
      'GitHub',
      'docsVersionDropdown',
      'search',
    ]);
    expect(items[1]).toMatchObject({
      label: 'API Reference',
      to: '/docs/api-overview',
      items: ['stable', 'experimental', 'deprecated'].map((level) => ({
        sidebarId: `${level}ApiSidebar`,
      })),
    });
    expect(items.at(-1)).toMatchObject({type: 'search', position: 'right'});
  });

  it('[2.4] links the archived releases in the version menu', () => {
    const versions = items.find(({type}) => type === 'docsVersionDropdown') as {
      dropdownItemsAfter: {href?: string}[];
    };
    const links = versions.dropdownItemsAfter.flatMap(({href}) => href ?? []);
    expect(links).toEqual(archivedReleases.map(([, url]) => url));
    expect(links.length).toBeGreaterThanOrEqual(specifiedArchive.length);
  });
});

describe('the footer', () => {
  it('[2.14] has the columns Docs, Community and More', () => {
    const columns = (footer().links ?? []) as {
      title: string;
      items: {to?: string; href?: string}[];
    }[];
    expect(columns.map(({title}) => title)).toEqual(['Docs', 'Community', 'More']);
    expect(columns[0]?.items.map(({to}) => to)).toEqual([
      '/docs/getting_started/quickstart',
      '/docs/concepts',
      '/docs/api-overview',
    ]);
    expect(columns.map(({items}) => items.length)).toEqual([3, 3, 2]);
  });
});

describe('the theme', () => {
  it('[4.1] is light by default and follows the system', () => {
    expect(theme.colorMode).toEqual({
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: true,
    });
  });

  it('[2.18] lets sidebars be hidden and does not collapse categories by itself', () => {
    expect(theme.docs?.sidebar).toEqual({hideable: true, autoCollapseCategories: false});
  });

  it('[9.7] shows headings of the levels 2 to 3 in the table of contents', () => {
    expect(theme.tableOfContents).toEqual({minHeadingLevel: 2, maxHeadingLevel: 3});
  });

  it('[9.10] highlights the listed languages', () => {
    expect(theme.prism?.additionalLanguages).toEqual([
      'bash',
      'csharp',
      'java',
      'json',
      'php',
      'powershell',
      'python',
      'ruby',
      'yaml',
    ]);
  });

  it('[9.11] has sample tabs for python, curl, nodejs and java', () => {
    expect(theme.languageTabs.map(({language}) => language)).toEqual([
      'python',
      'curl',
      'nodejs',
      'java',
    ]);
  });

  it('[3.4] has an announcement with id and content that can be closed', () => {
    expect(theme.announcementBar).toMatchObject({
      id: `release-${latestVersion.name}`,
      isCloseable: true,
    });
    expect(theme.announcementBar?.content).toContain('latest release');
  });
});

describe('the search', () => {
  it('[9.1][9.2][9.3] shows 8 results with 50 characters of context and opens with mod+k, on the right', () => {
    const [, options] = searchTheme();
    expect(options).toMatchObject({
      searchResultLimits: 8,
      searchResultContextMaxLength: 50,
      searchBarShortcut: true,
      searchBarShortcutKeymap: 'mod+k',
      searchBarPosition: 'right',
    });
  });
});

describe('the plugins', () => {
  it('[9.14] are docs, pages, sitemap, SVGR, the classic theme, OpenAPI docs and theme, and local search', () => {
    const preset: readonly unknown[] = config.presets[0] ?? [];
    const options = preset[1] as Record<string, unknown>;
    expect(Object.keys(options)).toEqual(
      expect.arrayContaining(['docs', 'pages', 'sitemap', 'svgr', 'theme']),
    );
    expect(options.blog).toBe(false);
    expect(config.themes).toContain('docusaurus-theme-openapi-docs');
    expect(JSON.stringify(config.plugins)).toContain('docusaurus-plugin-openapi-docs');
    // The local search is behind a package of the project's own, which builds its index with it.
    const [plugin] = searchTheme();
    expect(config.themes).toContainEqual(searchTheme());
    expect(plugin).toBe('@docs-kit/docs-search');
    const source = 'packages/docs-search/src/index.ts';
    expect(readFileSync(path.resolve(__dirname, '../../..', source), 'utf8')).toContain(
      "from '@easyops-cn/docusaurus-search-local'",
    );
  });
});
