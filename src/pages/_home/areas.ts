import {upgradePath} from '@site/src/site/links';
import {nextVersion} from '@site/src/site/versions';

/** A card of the home page: a page, and in a sentence what it is for. */
export interface LinkCard {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** The areas of the framework, in the order in which an application grows. */
export const areas: readonly LinkCard[] = [
  {
    title: 'Inference',
    description:
      'Chat completions, completions and embeddings from local and hosted models, behind one API.',
    path: '/docs/providers/inference',
  },
  {
    title: 'Retrieval',
    description: 'Files, vector stores and search, for answers from your own documents.',
    path: '/docs/building_applications/rag',
  },
  {
    title: 'Agents and responses',
    description: 'Models that plan, call tools and keep a conversation.',
    path: '/docs/building_applications/responses_vs_agents',
  },
  {
    title: 'Tools',
    description: 'Built-in tools, your own functions, and Model Context Protocol (MCP) servers.',
    path: '/docs/building_applications/tools',
  },
  {
    title: 'Safety',
    description: 'Shields and moderation for input and output.',
    path: '/docs/building_applications/safety',
  },
  {
    title: 'Evaluation',
    description: 'Datasets, scoring functions and benchmarks that show whether a change helped.',
    path: '/docs/building_applications/evals',
  },
  {
    title: 'Telemetry',
    description: 'Traces, spans and metrics, in a local database or your OpenTelemetry collector.',
    path: '/docs/building_applications/telemetry',
  },
  {
    title: 'Deployment',
    description: 'The same server on a laptop, in a container or on Kubernetes.',
    path: '/docs/deploying',
  },
];

/** Where readers of each kind begin. */
export const waysIn: readonly LinkCard[] = [
  {
    title: 'You’re new here',
    description: 'Go from an empty directory to a model’s answer with the quickstart.',
    path: '/docs/getting_started/quickstart',
  },
  {
    title: 'You have code for OpenAI',
    description: 'See which parts of OpenAI’s API the server supports, and what to change.',
    path: '/docs/providers/openai',
  },
  {
    title: 'You operate servers',
    description: 'Distributions, run files, authentication, storage and Kubernetes.',
    path: '/docs/distributions',
  },
  {
    title: 'You’re moving to a newer version',
    description: 'Every route, field, command and setting that changes, and what to use instead.',
    path: upgradePath(nextVersion),
  },
  {
    title: 'You work with a coding agent',
    description: 'Give it every page as Markdown, an index for models, and an MCP server.',
    path: '/coding-agents',
  },
  {
    title: 'You write a provider',
    description: 'Put your own package behind an API, and test it against the contract.',
    path: '/docs/providers/external',
  },
];
