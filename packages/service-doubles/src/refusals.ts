import type {IncomingHttpHeaders} from 'node:http';
import type {Reply} from './routing';

/** Keys that a service refuses, with its answers. */
export type Refusals = Readonly<
  Record<
    string,
    {
      readonly status: number;
      readonly message: string;
      /** Whether it still lists models to such a key, so that a server gets as far as a request. */
      readonly lists?: boolean;
    }
  >
>;

/** The answer to a request with a key that is refused; undefined for every other key. */
export function refusalOf(
  method: string,
  {authorization = '', 'api-key': apiKey}: IncomingHttpHeaders,
  refusals: Refusals,
): Reply | undefined {
  const key = /^Bearer (\S+)$/.exec(authorization)?.[1] ?? apiKey;
  const refusal = typeof key === 'string' ? refusals[key] : undefined;
  if (!refusal || (refusal.lists && method === 'GET')) return undefined;
  return {status: refusal.status, body: {error: {message: refusal.message}}};
}

/** Models that a service does not have begin with this. */
const missingModel = /^missing-/;

/** The answer to a request for a model that is missing; undefined for every other request. */
export function missingModelReply(body: unknown): Reply | undefined {
  if (typeof body !== 'object' || body === null || !('model' in body)) return undefined;
  const model = String(body.model);
  if (!missingModel.test(model)) return undefined;
  return {status: 404, body: {error: {message: `The model ${model} does not exist.`}}};
}
