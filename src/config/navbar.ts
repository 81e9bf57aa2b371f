import type {NavbarItem, ThemeConfig} from '@docusaurus/theme-common';
import {apiLevels} from '../site/api-levels';
import {product} from '../site/product';
import {archivedReleases} from '../site/versions';

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
      {href: product.repositoryUrl, label: 'GitHub', position: 'right'},
      {
        type: 'docsVersionDropdown',
        position: 'right',
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
  return {
    type: 'dropdown',
    label: 'API Reference',
    position: 'left',
    to: '/docs/api-overview',
    items: apiLevels.map(({label, sidebarId}) => ({
      type: 'docSidebar',
      sidebarId,
      label: `${label} APIs`,
    })),
  };
}
