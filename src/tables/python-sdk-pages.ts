/**
 * Pages of the Python client's reference, beside its first page: the methods are too many for one
 * page that a reader, or a program with a limited window, takes in whole.
 */

/** First words of the resources whose methods each page holds; `alpha` in front does not count. */
const resourcesByPage = {
  generation: [
    'chat',
    'completions',
    'conversations',
    'embeddings',
    'inference',
    'models',
    'moderations',
    'responses',
    'safety',
    'shields',
  ],
  retrieval_and_tools: [
    'files',
    'tool_runtime',
    'toolgroups',
    'tools',
    'vector_dbs',
    'vector_io',
    'vector_stores',
  ],
  agents_and_evaluation: [
    'agents',
    'benchmarks',
    'datasets',
    'eval',
    'inspect',
    'post_training',
    'providers',
    'routes',
    'scoring',
    'scoring_functions',
    'synthetic_data_generation',
    'telemetry',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Name of a page of methods, which is the end of its address and of its file. */
export type PythonSdkPage = keyof typeof resourcesByPage;

/** Name of the page of the helper classes. */
export const helpersPage = 'helpers';

export const pythonSdkPages = Object.keys(resourcesByPage) as PythonSdkPage[];

/**
 * The page that documents a resource or a method of the Python client.
 * @param name - such as `vector_stores.files`, `alpha.agents` or `client.models.list`
 * @throws Error when the resource is on no page
 */
export function pythonSdkPageOf(name: string): PythonSdkPage {
  const [resource = ''] = name.split('.').filter((word) => word !== 'client' && word !== 'alpha');
  const page = pythonSdkPages.find((each) =>
    (resourcesByPage[each] as readonly string[]).includes(resource),
  );
  if (page === undefined) {
    throw new Error(
      `The resource "${resource}" of the Python client is on no page of its reference. Add it to one in src/tables/python-sdk-pages.ts.`,
    );
  }
  return page;
}
