import type {Api} from '@docs-kit/docs-verify/operations/api';
import {apiPathsOf} from '../operations/objects';

/** Collections that pages add to: what one page leaves would get in the way of the next. */
function collectionsOf(versionName: string): readonly string[] {
  const {datasets, evaluation} = apiPathsOf(versionName);
  return [
    `${evaluation}/benchmarks`,
    `${datasets}/datasets`,
    '/v1/models',
    '/v1/shields',
    '/v1/scoring-functions',
    '/v1/toolgroups',
    '/v1/vector-dbs',
  ];
}

/** By collection the identifiers of its entries. */
export type Resources = ReadonlyMap<string, ReadonlySet<string>>;

/** Lists what is registered at a server. */
export async function listResources(api: Api, versionName: string): Promise<Resources> {
  const lists = await Promise.all(
    collectionsOf(versionName).map(async (collection) => {
      const answer = await api.attempt('GET', collection);
      const {data = []} = (answer ?? {}) as {data?: readonly {identifier?: string; id?: string}[]};
      return [collection, new Set(data.map(({identifier, id}) => identifier ?? id ?? ''))] as const;
    }),
  );
  return new Map(lists);
}

/** Takes off what was registered since a list was made. */
export async function forgetNewResources(
  api: Api,
  versionName: string,
  before: Resources,
): Promise<void> {
  for (const [collection, identifiers] of await listResources(api, versionName)) {
    for (const identifier of identifiers) {
      if (!before.get(collection)?.has(identifier)) {
        await api.attempt('DELETE', `${collection}/${identifier}`);
      }
    }
  }
}

/** What the server of a reader has from its start, as the guides set it up. */
const resourcesFromStart: readonly (readonly [collection: string, id: string, body: object])[] = [
  [
    '/v1/shields',
    'llama-guard',
    {
      shield_id: 'llama-guard',
      provider_id: 'llama-guard',
      provider_shield_id: 'ollama/llama-guard3:1b',
    },
  ],
  [
    '/v1/toolgroups',
    'builtin::websearch',
    {toolgroup_id: 'builtin::websearch', provider_id: 'tavily-search'},
  ],
];

/** Functions whose parameters stay at the server when a call has passed some. */
const functionsWithMemory = [
  'basic::regex_parser_multiple_choice_answer',
  'basic::regex_parser_math_response',
];

/**
 * Gives scoring functions the parameters with which the server of a reader starts: those that the
 * server lists, which no call changes.
 */
async function resetParameters(api: Api): Promise<void> {
  for (const id of functionsWithMemory) {
    const listed = await api.attempt('GET', `/v1/scoring-functions/${id}`);
    const {params} = (listed ?? {}) as {readonly params?: object};
    if (!params) continue;
    await api.attempt('POST', '/v1/scoring/score', {
      input_rows: [{input_query: '', generated_answer: '', expected_answer: ''}],
      scoring_functions: {[id]: params},
    });
  }
}

/** Sets up what the server of a reader has from its start, where it is missing or otherwise. */
export async function setUpResources(api: Api): Promise<void> {
  await resetParameters(api);
  for (const [collection, id, body] of resourcesFromStart) {
    const found = (await api.attempt('GET', `${collection}/${id}`)) as
      {readonly provider_resource_id?: string} | undefined;
    const expected = (body as {readonly provider_shield_id?: string}).provider_shield_id;
    if (found && (expected === undefined || found.provider_resource_id === expected)) continue;
    if (found) await api.attempt('DELETE', `${collection}/${id}`);
    await api.send('POST', collection, body);
  }
}
