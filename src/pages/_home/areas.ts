/** An area of the framework on the home page: what it is for, and where its guide stands. */
export interface Area {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** The areas in the order in which an application grows. */
export const areas: readonly Area[] = [
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
