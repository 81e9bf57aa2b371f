import type {Json} from '@docs-kit/openapi-model/json';
import type {ApiModel} from '@docs-kit/openapi-model';
import {parsed, requestWhole} from '@docs-kit/docs-verify/operations/api';
import {filled} from '@docs-kit/docs-verify/messages/templates';
import {
  type OperationProbe,
  type Outcome,
  probeOperation,
} from '@docs-kit/docs-verify/probe/operation';
import type {Request} from '@docs-kit/docs-verify/probe/fields';
import type {Exchange} from '@docs-kit/docs-verify/recorder';
import {carryOut, formOf, makeObject, type RecipeStep} from '@docs-kit/docs-verify/recipes';
import {type Objects, objectsAt, readSteps} from '../operations/objects';
import {placeholderValues, prepare, replaceIds, type Replacements} from '../operations/preparation';
import type {SampleSet} from '../operations/samples';

/** How an operation is probed, beside what its page says. */
export interface ProbeData {
  /** What happens before, beside the preparation of its programs. */
  readonly before?: readonly RecipeStep[];
  /** What the request has beside the page's example. */
  readonly with?: Readonly<Record<string, Json>>;
  /** Where an effect is looked up, such as `GET /v1/files/{{answer.id}}`; `sent` is the body that was sent. */
  readonly then?: readonly Pick<RecipeStep, 'ask' | 'body'>[];
  readonly values?: Readonly<Record<string, unknown>>;
  /** Fields whose effects do not show here, each with the reason; `*` stands for all. */
  readonly unseen?: Readonly<Record<string, string>>;
}

/** A step of a sequence: an object that is made, or a request of which the status is what counts. */
export interface SequenceStep extends Pick<
  RecipeStep,
  'ask' | 'body' | 'form' | 'make' | 'with' | 'as'
> {
  /** Words of the page of the operation, or of one before, that say what is not to be expected. */
  readonly says?: string;
}

export interface Sequence {
  readonly versions?: readonly string[];
  /** The id that the object has from the beginning, if it isn't the server that gives one. */
  readonly id?: string;
  readonly steps: readonly SequenceStep[];
}

/** How operations are probed, and what is done one after the other. */
export const {operations, sequences} = readSteps<{
  readonly operations: Readonly<Record<string, ProbeData>>;
  readonly sequences: Readonly<Record<string, Sequence>>;
}>('probe/probe.yaml', 'probe');

/** A server, and what it has asked the services behind it. */
export interface ProbeLane {
  readonly versionName: string;
  readonly serverAddress: string;
  readonly mcpAddress: string;
  readonly passedOn: readonly Exchange[];
}

/** What came of one request, with the headers of the answer. */
export interface SeenOutcome extends Outcome {
  readonly headers: Headers;
}

/** The request of a page, and what sends it or a variant of it, after making all that it needs. */
export interface PageRequest {
  readonly request: Request;
  /** @param route where to send it instead of the page's path: that of another version */
  readonly ask: (request: Request, route?: string) => Promise<SeenOutcome>;
  readonly objects: Objects;
}

/** Probes the operation of a page against a server. */
export async function probeSet(
  set: SampleSet,
  model: ApiModel,
  lane: ProbeLane,
): Promise<OperationProbe> {
  const {values, unseen = {}} = operations[set.operation.id] ?? {};
  const {request, ask, objects} = pageRequest(set, lane);
  return probeOperation(set.operation, request, model, ask, {
    values,
    unseen: Object.keys(unseen),
    known: objects.values,
  });
}

/** Prepares the request of a page for a server, which may be one of another version. */
export function pageRequest(
  {operation, streaming, samples}: SampleSet,
  lane: ProbeLane,
): PageRequest {
  const {before = [], with: more = {}, then = []} = operations[operation.id] ?? {};
  const objects = objectsAt(lane.versionName, lane.serverAddress);
  const curl = samples.find(({language}) => language === 'curl')?.code ?? '';
  const placeholders = placeholderValues(operation.path, curl);
  const [body] = operation.requestBody?.bodies ?? [];
  const isForm = body?.mediaType.startsWith('multipart/') === true;
  const required = operation.parameters.filter((each) => each.in === 'query' && each.required);
  const request: Request = {
    query: Object.fromEntries(
      required.map(({name, examples}) => [name, examples?.[0]?.value ?? 'text']),
    ),
    ...(body && {
      body: {
        ...(body.example as Readonly<Record<string, Json>>),
        ...(filled(more, objects.values) as object),
        ...(streaming && {stream: true}),
      },
    }),
  };
  let kept: Replacements | undefined;
  const replacementsNow = async (): Promise<Replacements> => {
    // A list that grows between two requests would differ by itself.
    if (operation.method === 'get' && kept) return kept;
    await carryOut(before, objects.requests, objects.recipes, objects.values);
    return prepare(operation, curl, objects, lane.mcpAddress);
  };
  const ask: PageRequest['ask'] = async (asked, route = operation.path) => {
    const replacements = (kept = await replacementsNow());
    const replaced = <T>(value: T): T =>
      JSON.parse(replaceIds(JSON.stringify(value), replacements)) as T;
    const path = route.replace(/\{([^}]+)\}/g, (_, name: string) => String(placeholders.get(name)));
    const start = lane.passedOn.length;
    const {query, body: sent} = replaced(asked);
    const {status, answer, headers} = await send(lane.serverAddress, {
      method: operation.method.toUpperCase(),
      path: `${replaceIds(path, replacements)}${queryOf(query)}`,
      body: isForm ? formOf(filesOf(sent)) : sent,
    });
    const read: unknown[] = [];
    for (const step of status < 400 ? then : []) {
      // The answer to one of the variants may be a stream, or name nothing that could be read.
      const isList = Array.isArray(answer) || typeof answer !== 'object';
      if (isList && JSON.stringify(step).includes('{{answer.')) continue;
      const known = {...objects.values, answer, sent};
      const {ask: asks = '', body: content} = filled(step, known) as typeof step;
      const [method = '', address = ''] = asks.split(' ');
      read.push(await send(lane.serverAddress, {method, path: address, body: content}));
    }
    const passedOn = lane.passedOn
      .slice(start)
      // What only reads asks no model; a batch in the background might.
      .filter(({method}) => method !== 'GET' && operation.method !== 'get')
      .map((exchange) => ({path: exchange.path, body: parsed(exchange.requestBody)}));
    return {status, answer, headers, read, passedOn};
  };
  return {request, ask, objects};
}

/** What came of a request in a sequence. */
export interface SequenceResult {
  /** Method and path, with names in place of ids. */
  readonly ask: string;
  readonly status: number;
  /** Whether the answer names the object that the sequence is about, called `id`. */
  readonly names: boolean;
}

/**
 * Takes the steps of a sequence, whatever their statuses are.
 * @param see is told of each request, as the sequence writes it, and of what came
 */
export async function runSequence(
  {id, steps}: Sequence,
  {versionName, serverAddress, mcpAddress}: ProbeLane,
  see: (template: string, came: Came) => void = () => undefined,
): Promise<SequenceResult[]> {
  const {recipes, values} = objectsAt(versionName, serverAddress);
  const known: Record<string, unknown> = {...values, mcp: mcpAddress, ...(id && {id})};
  const results: SequenceResult[] = [];
  for (const template of steps) {
    const step = filled(template, known) as SequenceStep;
    let given: unknown;
    if (step.make === undefined) {
      const [method = '', path = ''] = step.ask?.split(' ') ?? [];
      const body = step.form ? formOf(step.form) : step.body;
      const came = await send(serverAddress, {method, path, body});
      const {status, answer} = came;
      see(template.ask ?? '', came);
      given = answer;
      const names = !isFailure(answer) && JSON.stringify(answer).includes(String(known.id));
      results.push({ask: askOf(template.ask ?? '', values), status, names});
    } else {
      given = await makeObject(recipes, step);
    }
    if (step.as !== undefined) known[step.as] = given;
  }
  return results;
}

/** Whether an answer is a stream that ends with an error. */
const isFailure = (answer: unknown): boolean =>
  Array.isArray(answer) && 'error' in ((answer.at(-1) ?? {}) as object);

/** A request as a record names it: `GET {{openai}}/files/{{id}}` gives `GET /v1/files/{id}`. */
function askOf(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) =>
    name in values ? String(values[name]) : `{${name}}`,
  );
}

function queryOf(query: Request['query']): string {
  const words = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((each) => [name, typeof each === 'string' ? each : JSON.stringify(each)]),
    ),
  ).toString();
  return words === '' ? '' : `?${words}`;
}

/** A form whose file is not only named. */
function filesOf(fields: Json | undefined): Parameters<typeof formOf>[0] {
  return Object.fromEntries(
    Object.entries((fields ?? {}) as Readonly<Record<string, Json>>).map(([name, value]) => [
      name,
      name === 'file'
        ? {name: String(value), type: 'text/plain', content: 'Items can be returned.'}
        : String(value),
    ]),
  );
}

/** A request to a server. */
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came of a request; the answer is parsed, and a stream gives its frames. */
export type Came = Pick<SeenOutcome, 'status' | 'answer' | 'headers'>;

/** Sends a request, and gives what came. */
export async function send(address: string, {method, path, body, headers}: Sent): Promise<Came> {
  const came = await requestWhole(`${address}${path}`, {method, body, headers});
  return {status: came.status, headers: came.headers, answer: parsed(came.text)};
}
