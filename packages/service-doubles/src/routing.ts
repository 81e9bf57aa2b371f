import type {Voice} from './answers';
import type {Models} from './models';

/** What a route of the test double answers: a JSON body, or the parts of a stream. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  /** Event stream, one `data:` line for each. */
  readonly events?: readonly unknown[];
  /** JSON objects on a line each. */
  readonly lines?: readonly unknown[];
  /** Whether the connection ends in the middle of it. */
  readonly breaksOff?: true;
}

export interface RouteRequest {
  /** Parsed JSON body; undefined without one. */
  readonly body: unknown;
  /** Groups that the path's pattern captured. */
  readonly groups: readonly string[];
  /** First segment of the address, where it names a catalogue of models. */
  readonly catalogue?: string;
  readonly voice: Voice;
  readonly models: Models;
}

export interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly reply: (request: RouteRequest) => Reply;
}

/**
 * Finds the answer of the first route that takes a request; 404 in OpenAI's form without one.
 */
export function replyTo(
  routes: readonly Route[],
  method: string,
  address: string,
  body: unknown,
  {voice, models}: Pick<RouteRequest, 'voice' | 'models'>,
): Reply {
  const [, catalogue, rest] =
    /^\/([a-z-]+)(?:\/openai)?((?:\/(?:v1|api)\/.*|\/(?:info)?)?)$/.exec(address) ?? [];
  const path = catalogue !== undefined && models.isCatalogue(catalogue) ? rest || '/' : address;
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (match) return route.reply({body, groups: match.slice(1), catalogue, voice, models});
  }
  const message = `The test double has no route ${method} ${path}.`;
  return {status: 404, body: {error: {message, type: 'invalid_request_error'}}};
}

/** The text of a message's content: a string, or the text parts of a list. */
export function textOfContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) =>
      typeof part === 'object' && part !== null && 'text' in part ? String(part.text) : '',
    )
    .filter(Boolean)
    .join('\n');
}
