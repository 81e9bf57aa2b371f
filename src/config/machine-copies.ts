import type {Options} from '@docs-kit/machine-copies';
import type {PluginConfig} from '@docusaurus/types';
import {apiLevels} from '../site/api-levels';
import {product} from '../site/product';
import {nextVersion, productOf, releasesFirst} from '../site/versions';

/** The copies for machines that this site has. */
export function machineCopies(): PluginConfig {
  const options = {
    description: product.description,
    versions: releasesFirst().map(({name, label, path}) => ({
      name,
      label,
      path,
      title: name === nextVersion.name ? `${label} (unreleased)` : `Release ${label}`,
      product: productOf(name),
    })),
    sections: {
      advanced_apis: {title: 'Advanced APIs'},
      ...Object.fromEntries(
        apiLevels.map(({folder, label, summary}) => [
          folder,
          {
            title: `${label} API reference`,
            description: summary,
            listedUnder: 'API reference',
          },
        ]),
      ),
    },
    cards: {
      logo: 'static/img/favicon.svg',
      // The colours of the light mode, as `src/css/tokens.css` has them.
      colors: {
        accent: '#0b6b5d',
        text: '#18211f',
        muted: '#52605c',
        background: '#ffffff',
        soft: '#e3f3ef',
      },
    },
    dataSets: async (site) => (await import('../data-sets/read')).readDataSets(site),
  } satisfies Options;
  return ['@docs-kit/machine-copies', options];
}
