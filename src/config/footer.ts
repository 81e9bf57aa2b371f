import type {ThemeConfig} from '@docusaurus/theme-common';
import {product} from '../site/product';

type Footer = NonNullable<ThemeConfig['footer']>;

/** Pages about this documentation, which no sidebar has. */
const aboutThisSite = [
  '<a href="/check">Check mine</a>',
  '<a href="/coding-agents">Coding agents</a>',
  '<a href="/verification">Verification</a>',
  '<a href="/accessibility">Accessibility</a>',
];

/** The three columns of links at the end of every page. */
export function footer(): Footer {
  return {
    style: 'light',
    links: [
      {
        title: 'Docs',
        items: [
          {label: 'Getting Started', to: '/docs/getting_started/quickstart'},
          {label: 'Concepts', to: '/docs/concepts'},
          {label: 'API Reference', to: '/docs/api-overview'},
        ],
      },
      {
        title: 'Community',
        items: [
          {label: 'Discord', href: product.chatUrl},
          {label: 'GitHub Discussions', href: product.discussionsUrl},
          {label: 'Issues', href: product.issuesUrl},
        ],
      },
      {
        title: 'More',
        items: [
          {label: 'GitHub', href: product.repositoryUrl},
          {label: 'PyPI', href: product.packageUrl},
        ],
      },
    ],
    copyright: [`${product.name} is open source under the MIT license.`, ...aboutThisSite].join(
      ' ',
    ),
  };
}
