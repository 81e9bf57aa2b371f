import {upgradePath} from '@site/src/site/links';
import {nextVersion} from '@site/src/site/versions';
import type {IconName} from '@site/src/components/Icon/shapes';

/** A page, and in a sentence what it is for. */
export interface PageLink {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** A page with a drawing of its kind. */
export interface DrawnLink extends PageLink {
  readonly icon: IconName;
}

/** Where most readers begin. */
export const waysIn: readonly DrawnLink[] = [
  {
    icon: 'start',
    title: 'You’re new here',
    description:
      'Go from an empty directory to a model’s answer with the quickstart. You need uv and Ollama, and no key.',
    path: '/docs/getting_started/quickstart',
  },
  {
    icon: 'code',
    title: 'You have code for OpenAI',
    description:
      'Keep OpenAI’s SDK: change its base URL and the model name. See which parts of the API the server supports.',
    path: '/docs/providers/openai',
  },
  {
    icon: 'server',
    title: 'You operate servers',
    description:
      'Choose a distribution, write its run file, then add authentication, storage and Kubernetes.',
    path: '/docs/distributions',
  },
];

/** Where everybody else begins. */
export const otherWaysIn: readonly PageLink[] = [
  {
    title: 'Move to a newer version',
    description: 'Every route, field, command and setting that changes, and what to use instead.',
    path: upgradePath(nextVersion),
  },
  {
    title: 'Work with a coding agent',
    description: 'Give it every page as Markdown, an index for models, and an MCP server.',
    path: '/coding-agents',
  },
  {
    title: 'Write a provider',
    description: 'Put your own package behind an API, and test it against the contract.',
    path: '/docs/providers/external',
  },
];

/** The areas of the framework, in the order in which an application grows. */
export const areas: readonly DrawnLink[] = [
  {
    icon: 'model',
    title: 'Inference',
    description:
      'Chat completions, completions and embeddings from local and hosted models, behind one API.',
    path: '/docs/providers/inference',
  },
  {
    icon: 'search',
    title: 'Retrieval',
    description: 'Files, vector stores and search, for answers from your own documents.',
    path: '/docs/building_applications/rag',
  },
  {
    icon: 'agent',
    title: 'Agents and responses',
    description: 'Models that plan, call tools and keep a conversation.',
    path: '/docs/building_applications/responses_vs_agents',
  },
  {
    icon: 'tool',
    title: 'Tools',
    description: 'Built-in tools, your own functions, and Model Context Protocol (MCP) servers.',
    path: '/docs/building_applications/tools',
  },
  {
    icon: 'shield',
    title: 'Safety',
    description: 'Shields and moderation for input and output.',
    path: '/docs/building_applications/safety',
  },
  {
    icon: 'evaluation',
    title: 'Evaluation',
    description: 'Datasets, scoring functions and benchmarks that show whether a change helped.',
    path: '/docs/building_applications/evals',
  },
  {
    icon: 'telemetry',
    title: 'Telemetry',
    description: 'Traces, spans and metrics, in a local database or your OpenTelemetry collector.',
    path: '/docs/building_applications/telemetry',
  },
  {
    icon: 'deploy',
    title: 'Deployment',
    description: 'The same server on a laptop, in a container or on Kubernetes.',
    path: '/docs/deploying',
  },
];

/** Providers whose logos represent all, by the paths of their pages: they work in the latest release. */
export const knownProviders: readonly (readonly [name: string, path: string])[] = [
  ['Ollama', '/docs/providers/inference/remote_ollama'],
  ['vLLM', '/docs/providers/inference/remote_vllm'],
  ['Anthropic', '/docs/providers/inference/remote_anthropic'],
  ['Gemini', '/docs/providers/inference/remote_gemini'],
  ['Vertex AI', '/docs/providers/inference/remote_vertexai'],
  ['TGI', '/docs/providers/inference/remote_tgi'],
  ['pgvector', '/docs/providers/vector_io/remote_pgvector'],
  ['Qdrant', '/docs/providers/vector_io/remote_qdrant'],
  ['Milvus', '/docs/providers/vector_io/remote_milvus'],
  ['sqlite-vec', '/docs/providers/vector_io/inline_sqlite-vec'],
  ['Brave Search', '/docs/providers/tool_runtime/remote_brave-search'],
  ['MCP', '/docs/providers/tool_runtime/remote_model-context-protocol'],
];
