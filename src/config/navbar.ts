import type {NavbarItem, ThemeConfig} from '@docusaurus/theme-common';
import {apiLevels} from '../site/api-levels';
import {product} from '../site/product';
import {archivedReleases, siteVersions} from '../site/versions';

type Navbar = NonNullable<ThemeConfig['navbar']>;

/** The bar at the top of every page. */
export function navbar(): Navbar {
  return {
    title: product.name,
    hideOnScroll: false,
    logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
    items: [
      {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs', position: 'left'},
      apiReference(),
      {type: 'custom-readerSetup', position: 'right'},
      {href: product.repositoryUrl, label: 'GitHub', position: 'right'},
      {
        type: 'docsVersionDropdown',
        position: 'right',
        // Its link leads to the page itself, and would always be marked.
        dropdownActiveClassDisabled: true,
        dropdownItemsAfter: [
          {type: 'html', value: '<hr class="dropdown-separator" />'},
          {type: 'html', className: 'dropdown-archived-versions', value: 'Older releases'},
          ...archivedReleases.map(([label, href]) => ({label, href})),
        ],
      },
      {type: 'search', position: 'right'},
    ],
  };
}

function apiReference(): NavbarItem {
  const paths = siteVersions.map(({path}) => path);
  const folders = apiLevels.map(({folder}) => folder);
  return {
    type: 'dropdown',
    label: 'API Reference',
    position: 'left',
    to: '/docs/api-overview',
    activeBaseRegex: `^(${paths.join('|')})/(api-overview|${folders.join('|')})(/|$)`,
    items: apiLevels.map(({label, sidebarId}) => ({
      type: 'docSidebar',
      sidebarId,
      label: `${label} APIs`,
    })),
  };
}
