import {product} from '../site/product';

/** The packages for npm and pip that a build has, and their server for coding agents. */
export const docsPackage = {
  name: `${product.slug}-docs`,
  server: {
    kinds: {
      provider: 'providers',
      distribution: 'distributions',
      'environment variable': 'environment-variables',
      command: 'commands',
    },
    about: {
      search_docs: 'It covers guides, providers and the API reference.',
      get_operation:
        'It has parameters, bodies, responses, and samples in Python, Node.js, curl and Java.',
      list_changes:
        'It covers moved, removed and new routes, fields, commands, configuration, providers and SDK methods.',
    },
  },
};
