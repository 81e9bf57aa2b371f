import {filled} from '@docs-kit/docs-verify/messages/templates';
import {carryOut} from '@docs-kit/docs-verify/recipes';
import {objectsAt, readSteps} from '../operations/objects';
import {type ProbeLane, send, type SequenceStep} from './run';
import type {Statement} from './statements';

interface FaultCall {
  /** Operation whose page must have the statuses that come. */
  readonly operation: string;
  readonly versions?: readonly string[];
  /** What the last one gives is what counts. */
  readonly steps: readonly SequenceStep[];
}

/** Calls that are made with each fault of a model service, and what pages say of them. */
export const {faults, models, calls, statements} = readSteps<{
  readonly faults: Readonly<Record<string, string>>;
  readonly models: Readonly<Record<string, {readonly chat: string; readonly embedding: string}>>;
  readonly calls: Readonly<Record<string, FaultCall>>;
  readonly statements: readonly Statement[];
}>('probe/faults.yaml', 'faults');

/** Names the calls that a version has, on each model and with each fault: `response, vllm, 429`. */
export const faultNames = (versionName: string): string[] =>
  Object.entries(calls)
    .filter(([, {versions}]) => versions?.includes(versionName) ?? true)
    .flatMap(([call]) =>
      Object.keys(models).flatMap((model) =>
        Object.keys(faults).map((fault) => `${call}, ${model}, ${fault}`),
      ),
    );

/**
 * Makes a call with a fault of the model service.
 * @returns what came, as `outcomeOf` writes it
 * @throws Error when what the call needs cannot be made, or no answer comes
 */
export async function runFault(
  name: string,
  {versionName, serverAddress}: Pick<ProbeLane, 'versionName' | 'serverAddress'>,
): Promise<string> {
  const [call = '', model = '', fault = ''] = name.split(', ');
  const {requests, recipes, values} = objectsAt(versionName, serverAddress);
  const steps = calls[call]?.steps ?? [];
  const given = {...values, ...models[model], fault: faults[fault]};
  const known = await carryOut(steps.slice(0, -1), requests, recipes, given);
  const {ask = '', body} = filled(steps.at(-1), known) as SequenceStep;
  const [method = '', path = ''] = ask.split(' ');
  const {status, answer} = await send(serverAddress, {method, path, body});
  return outcomeOf(status, answer);
}

interface Frame {
  readonly type?: string;
  readonly object?: string;
  readonly status?: string;
  readonly detail?: string;
  readonly error?: {readonly message?: string} | null;
  readonly response?: Frame;
  readonly event?: {
    readonly event_type?: string;
    readonly payload?: {readonly event_type?: string};
  };
}

/**
 * Writes what came in a line: the status, the kinds of frames in their order, in parentheses how it
 * ended, and the message of an error: `200 chat.completion.chunk, error.message: 429: …`.
 */
export function outcomeOf(status: number, answer: unknown): string {
  const frames = (Array.isArray(answer) ? answer : [answer]) as readonly Frame[];
  const kinds = frames.map(kindOf);
  const last = frames.at(-1);
  const written = JSON.stringify(frames);
  const ends = [...written.matchAll(/"(?:finish_reason|stop_reason)":"(\w+)"/g)].at(-1)?.[1];
  const end = last?.response?.status ?? (last?.object === 'response' ? last.status : ends);
  const message = (last?.response?.error ?? last?.error)?.message ?? last?.detail;
  return [
    `${status} ${kinds.filter((kind, index) => kind !== kinds[index - 1]).join(', ')}`,
    ...(end === undefined ? [] : [` (${end})`]),
    ...(message === undefined ? [] : [`: ${message.replace(/[\da-f-]{32,}|\d{20,}/g, '…')}`]),
  ].join('');
}

function kindOf(frame: unknown): string {
  if (typeof frame !== 'object' || frame === null) return frame === '' ? 'nothing' : 'text';
  const {type, object, event, error} = frame as Frame;
  const kind = type ?? object ?? event?.payload?.event_type ?? event?.event_type;
  if (kind !== undefined) return kind;
  if (error)
    return Object.keys(error)
      .map((key) => `error.${key}`)
      .join(' ');
  return Object.keys(frame).join(' ');
}
