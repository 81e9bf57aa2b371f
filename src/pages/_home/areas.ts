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
    description: 'Files, vector stores and search: answers that rest on your own documents.',
    path: '/docs/building_applications/rag',
  },
  {
    title: 'Agents and responses',
    description: 'Models that plan, call tools and keep a conversation.',
    path: '/docs/building_applications/responses_vs_agents',
  },
  {
    title: 'Tools',
    description: 'Built-in tools, tools of your client, and servers of the Model Context Protocol.',
    path: '/docs/building_applications/tools',
  },
  {
    title: 'Safety',
    description: 'Shields and moderation on what goes in and what comes out.',
    path: '/docs/building_applications/safety',
  },
  {
    title: 'Evaluation',
    description: 'Datasets, scoring functions and benchmarks that tell whether a change helped.',
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
    title: 'You are new here',
    description: 'The quickstart leads from an empty directory to an answer from a model.',
    path: '/docs/getting_started/quickstart',
  },
  {
    title: 'You have code for OpenAI',
    description: 'Which parts of its API the server answers, and what to change in a program.',
    path: '/docs/providers/openai',
  },
  {
    title: 'You operate servers',
    description: 'Distributions, run files, authentication, storage and Kubernetes.',
    path: '/docs/distributions',
  },
  {
    title: 'You move to a newer version',
    description: 'Every route, field, command and setting that changes, and what to use instead.',
    path: upgradePath(nextVersion),
  },
  {
    title: 'You work with a coding agent',
    description: 'Every page as Markdown, an index for models, and a server for the protocol MCP.',
    path: '/coding-agents',
  },
  {
    title: 'You write a provider',
    description: 'Your own package behind an API, and tests that hold it to the contract.',
    path: '/docs/providers/external',
  },
];
