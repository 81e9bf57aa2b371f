import type {Environment} from '@docs-kit/docs-verify/environment';
import {filled} from '@docs-kit/docs-verify/messages/templates';
import {type Pin, releaseOf, shortCommit} from '@docs-kit/docs-verify/pins';
import {carryOut, makeObject, type RecipeStep} from '@docs-kit/docs-verify/recipes';
import type {TargetPackage} from '@docs-kit/docs-verify/target';
import {type Objects, readSteps} from '../operations/objects';
import {replaceIds} from '../operations/preparation';
import {verifiedVersion} from '../versions';

/** What readers bring along to a fence: ids that something else has given them. */
export interface Given {
  /** What they write after the name of the program. */
  readonly args?: readonly string[];
  /** Variables of their environment, such as keys. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Files of their own, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

/** What runs beside the server that fences of guides talk to. */
export interface Services {
  readonly mcpAddress: string;
  readonly testDoubleAddress: string;
  /** Address of the receiver of telemetry, in place of a collector. */
  readonly telemetryAddress: string;
  /** Variables by which a server finds the database that guides use. */
  readonly database: Readonly<Record<string, string>>;
}

/** What `readers.yaml` holds. */
interface Readers {
  readonly given: readonly (Given & {
    readonly fences: readonly string[];
    readonly steps?: readonly RecipeStep[];
  })[];
  readonly ids: readonly {readonly pattern: string; readonly make: string}[];
  readonly addresses: Readonly<Record<string, string>>;
  readonly collections: readonly string[];
  readonly fromStart: readonly {
    readonly collection: string;
    readonly id: string;
    /** Id at the provider that a resource must have. */
    readonly resource?: string;
    readonly body: object;
  }[];
  readonly functionsWithMemory: readonly string[];
}

const readers = readSteps<Readers>('guides/readers.yaml', 'readers');

const valuesOf = (services: Services) => ({
  mcp: services.mcpAddress,
  double: services.testDoubleAddress,
  telemetryReceiver: services.telemetryAddress,
  database: services.database,
});

/** Makes what readers bring along to a fence. */
export async function givenTo(
  fenceId: string,
  {requests, recipes, values}: Objects,
  services: Services,
): Promise<Given> {
  const found = readers.given.find(({fences}) => fences.includes(fenceId));
  if (!found) return {};
  const {steps = [], args, variables, files} = found;
  const known = {...values, ...valuesOf(services)};
  return filled({args, variables, files}, await carryOut(steps, requests, recipes, known)) as Given;
}

/**
 * Replaces in a fence the addresses of what runs elsewhere, and ids that only a server can give:
 * each by one of an object that is made in its place. Nothing else changes.
 * @param replacements ids that earlier fences of the page have named; this fence's are added
 */
export async function replaceGuideIds(
  code: string,
  replacements: Map<string, string>,
  {recipes}: Objects,
  lane: Services & {readonly versionName: string; readonly environment: Environment},
  serverAddress: string,
): Promise<string> {
  for (const {pattern, make} of readers.ids) {
    for (const [id] of code.matchAll(new RegExp(pattern, 'g'))) {
      if (!replacements.has(id)) replacements.set(id, String(await makeObject(recipes, {make})));
    }
  }
  const addresses = filled(readers.addresses, {...valuesOf(lane), server: serverAddress});
  const {target} = lane.environment;
  const {folder} = target.framework;
  // Readers of a version without a release are in a checkout of the framework.
  const folders = new Map(folder ? [['LLAMA_STACK_DIR=.', `LLAMA_STACK_DIR=${folder}`]] : []);
  const {framework, client} = verifiedVersion(lane.versionName);
  const tested = [
    ...testedRevisions(framework, target.framework),
    ...testedRevisions(client, target.client),
  ];
  const moved = new Map(Object.entries(addresses as Readonly<Record<string, string>>));
  return [replacements, moved, folders, new Map(tested)].reduce(replaceIds, code);
}

/** What commands of pages install, by what they install where another revision is under test. */
function testedRevisions(pin: Pin, {commit}: TargetPackage): (readonly [string, string])[] {
  if (commit === pin.commit) return [];
  const {repository, tag, published} = pin;
  const release = `${pin.package}==${releaseOf(pin)}`;
  return [
    [pin.commit, commit],
    [shortCommit(pin.commit), shortCommit(commit)],
    ...(tag === undefined ? [] : [[`.git@${tag}`, `.git@${commit}`] as const]),
    ...(published ? [[release, `${pin.package}@git+${repository}.git@${commit}`] as const] : []),
  ];
}

/** By collection the identifiers of its entries. */
export type Resources = ReadonlyMap<string, ReadonlySet<string>>;

/** Lists what is registered at a server. */
export async function listResources({requests, values}: Objects): Promise<Resources> {
  const lists = await Promise.all(
    (filled(readers.collections, values) as readonly string[]).map(async (collection) => {
      const answer = await requests.attempt('GET', collection);
      const {data = []} = (answer ?? {}) as {data?: readonly {identifier?: string; id?: string}[]};
      return [collection, new Set(data.map(({identifier, id}) => identifier ?? id ?? ''))] as const;
    }),
  );
  return new Map(lists);
}

/** Takes off what was registered since a list was made. */
export async function forgetNewResources(objects: Objects, before: Resources): Promise<void> {
  for (const [collection, identifiers] of await listResources(objects)) {
    for (const identifier of identifiers) {
      if (!before.get(collection)?.has(identifier)) {
        await objects.requests.attempt('DELETE', `${collection}/${identifier}`);
      }
    }
  }
}

/** Sets up what the server of a reader has from its start, where it is missing or otherwise. */
export async function setUpResources({requests, values}: Objects): Promise<void> {
  // Parameters as the server lists them, which no call changes.
  for (const id of readers.functionsWithMemory) {
    const listed = await requests.attempt('GET', `/v1/scoring-functions/${id}`);
    const {params} = (listed ?? {}) as {readonly params?: object};
    if (!params) continue;
    await requests.attempt('POST', '/v1/scoring/score', {
      input_rows: [{input_query: '', generated_answer: '', expected_answer: ''}],
      scoring_functions: {[id]: params},
    });
  }
  const fromStart = filled(readers.fromStart, values) as Readers['fromStart'];
  for (const {collection, id, resource, body} of fromStart) {
    const found = (await requests.attempt('GET', `${collection}/${id}`)) as
      {readonly provider_resource_id?: string} | undefined;
    if (found && (resource === undefined || found.provider_resource_id === resource)) continue;
    if (found) await requests.attempt('DELETE', `${collection}/${id}`);
    await requests.send('POST', collection, body);
  }
}
