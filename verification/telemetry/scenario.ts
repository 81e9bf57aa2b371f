import {createApi, parsed, requestWhole} from '@docs-kit/docs-verify/operations/api';
import {carryOut, type RecipeStep, type Requests} from '@docs-kit/docs-verify/recipes';
import {Problem} from '@docs-kit/docs-verify/problem';
import type {Collection, OtlpReceiver} from '@docs-kit/service-doubles/otlp-receiver';
import type {ReceivedSum} from '@docs-kit/service-doubles/otlp-decoding';
import {type Objects, objectsAt, readSteps} from '../operations/objects';
import type {ObservedRequest, ObservedTelemetry} from './compare';

/** A server whose telemetry goes to a receiver, with what it can call. */
export interface ObservedServer {
  readonly versionName: string;
  readonly serverAddress: string;
  readonly mcpAddress: string;
  /** Name under which the server sends telemetry. */
  readonly serviceName: string;
  readonly receiver: OtlpReceiver;
}

const {calls, others} = readSteps<{
  readonly calls: readonly {
    readonly name: string;
    readonly versions?: readonly string[];
    readonly steps: readonly RecipeStep[];
  }[];
  readonly others: readonly RecipeStep[];
}>('telemetry/scenario.yaml', 'scenario');

/**
 * Sends requests to a server that is asked nothing else in the meantime, and collects what it
 * records of each, at the receiver and in its own store.
 * @throws Problem when a request fails, or its root span does not arrive
 */
export async function observeTelemetry(server: ObservedServer): Promise<ObservedTelemetry> {
  const collection = server.receiver.collect(server.serviceName);
  const requests: ObservedRequest[] = [];
  const objects = objectsAt(server.versionName, observed(server, collection, requests));
  const take = (steps: readonly RecipeStep[]) =>
    carryOut(steps, objects.requests, objects.recipes, {
      ...objects.values,
      mcp: server.mcpAddress,
    });
  const counted: Record<string, readonly string[]> = {};
  try {
    for (const {name, steps, versions} of calls) {
      if (versions && !versions.includes(server.versionName)) continue;
      const before = collection.sums();
      await take(steps);
      // An export may be on its way that began before the call ended: the one after it has all.
      const seen = collection.sumExports();
      await collection.until('counters of tokens', () => collection.sumExports() >= seen + 2);
      counted[name] = grownSums(before, collection.sums());
    }
    await take(others);
    const overlappingShareTrace = await doOverlappingShareTrace(server, objects, collection);
    const api = createApi(server.serverAddress);
    const stored: ObservedRequest[] = [];
    for (const request of requests) {
      const spans = await storedSpans(api, String(objects.values.telemetry), request.traceId);
      stored.push({...request, stored: spans && {spans}});
    }
    return {
      requests: stored,
      sums: collection.sums(),
      counted,
      overlappingShareTrace,
    };
  } finally {
    collection.end();
  }
}

/** Sends requests, and keeps what arrives of each until its root span does. */
function observed(
  {serverAddress}: ObservedServer,
  collection: Collection,
  requests: ObservedRequest[],
): Requests {
  const send: Requests['send'] = async (method, path, body, {headers = {}, status} = {}) => {
    const request = `${method} ${path}`;
    const seen = collection.spans().length;
    const answer = await requestWhole(`${serverAddress}${path}`, {method, body, headers});
    const {text} = answer;
    if (status === undefined ? !answer.ok : answer.status !== status) {
      throw new Problem(
        `${request} answered ${answer.status} while telemetry was observed: ${text.slice(0, 500)}`,
        'Correct the scenario in verification/telemetry/scenario.yaml.',
      );
    }
    const rootSpan = () =>
      collection
        .spans()
        .slice(seen)
        .find(({attributes}) => attributes.raw_path === path);
    await collection.until(`the root span of ${request}`, () => rootSpan() !== undefined);
    const traceId = rootSpan()?.traceId ?? '';
    requests.push({
      request,
      traceId,
      headerId: answer.headers.get('x-trace-id') ?? '',
      joined: headers.traceparent?.split('-')[1],
      spans: collection.spans().filter((span) => span.traceId === traceId),
    });
    return parsed(text);
  };
  return {send, attempt: send, sendUntilFound: send};
}

/** Sends a request while the server still answers an earlier one. */
async function doOverlappingShareTrace(
  {serverAddress}: ObservedServer,
  {values}: Objects,
  collection: Collection,
): Promise<boolean> {
  const path = `${String(values.openai)}/chat/completions`;
  const ask = (content: unknown): Promise<unknown> =>
    createApi(serverAddress).ask('POST', path, {
      model: values.chatModel,
      messages: [{role: 'user', content}],
    });
  const seen = collection.spans().length;
  const earlier = ask(values.slow);
  await collection.until(
    'a span of a request that is still answered',
    () => collection.spans().length > seen,
  );
  await Promise.all([earlier, ask('Hello!')]);
  const roots = () =>
    collection
      .spans()
      .slice(seen)
      .filter(({attributes}) => attributes.raw_path === path);
  await collection.until('the root spans of two requests', () => roots().length === 2);
  return new Set(roots().map(({traceId}) => traceId)).size === 1;
}

function grownSums(before: readonly ReceivedSum[], after: readonly ReceivedSum[]): string[] {
  const total = (sums: readonly ReceivedSum[], name: string): number =>
    sums.filter(({metric}) => metric === name).reduce((sum, {value}) => sum + value, 0);
  const names = [...new Set(after.map(({metric}) => metric))];
  return names.filter((name) => total(after, name) > total(before, name)).sort();
}

/**
 * Names of the spans of a trace as the Telemetry API answers them, found by the id that OpenTelemetry
 * gave it; undefined when it does not have the trace.
 */
async function storedSpans(
  {attempt}: Requests,
  telemetry: string,
  traceId: string,
): Promise<readonly string[] | undefined> {
  const trace = (await attempt('GET', `${telemetry}/traces/${traceId}`)) as
    {readonly root_span_id: string} | undefined;
  if (!trace) return undefined;
  const path = `${telemetry}/spans/${trace.root_span_id}/tree`;
  const tree = (await attempt('POST', path, {max_depth: 20})) as
    {readonly data: Readonly<Record<string, {readonly name: string}>>} | undefined;
  return Object.values(tree?.data ?? {}).map(({name}) => name);
}
