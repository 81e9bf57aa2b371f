import {siteProduct} from './versions';

/**
 * The product that this site documents: its names and where its community lives.
 * What the site as a whole says of it comes from here; what is true of one version comes from
 * `versionProducts.json` and from the version's \`source.json\`.
 */
export const product = {
  name: siteProduct,
  /** Stands for the product in routes that use hyphens. */
  slug: 'llama-stack',
  tagline: 'One set of APIs for generative-AI applications, from a laptop to production',
  description: `${siteProduct} is an open-source framework with one set of APIs for inference, agents, retrieval, safety and evaluation.`,
  repositoryUrl: 'https://github.com/llamastack/llama-stack',
  discussionsUrl: 'https://github.com/llamastack/llama-stack/discussions',
  issuesUrl: 'https://github.com/llamastack/llama-stack/issues',
  chatUrl: 'https://discord.gg/llama-stack',
  packageUrl: 'https://pypi.org/project/llama-stack/',
  /** Programs that readers run, by which a script is known to be about the product. */
  programs: ['llama', 'llama-stack-client'],
  /** Where the server listens when nothing else is configured. */
  defaultServerUrl: 'http://localhost:8321',
} as const;

/** This documentation as a project of its own: where it is published and edited. */
export const documentation = {
  url: 'https://llamastack.github.io',
  repositoryUrl: 'https://github.com/llamastack/llamastack.github.io',
  branch: 'main',
} as const;
