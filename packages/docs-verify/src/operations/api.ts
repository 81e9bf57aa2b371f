import {setTimeout as delay} from 'node:timers/promises';
import type {Requests} from '../recipes';

/** Requests that prepare what a sample needs, or provoke what a page quotes. */
export interface Api extends Requests {
  /** Sends a request, and gives its answer, whatever its status. */
  readonly ask: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Pick<WholeAnswer, 'status' | 'text'>>;
}

/** What came of a request, read to its end. */
export interface WholeAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly text: string;
}

const defaultTimeLimit = 60_000;
const backgroundTime = 20_000;
const pollInterval = 200;

/**
 * Sends a request and reads its whole answer, whatever its status.
 * @param body a form is sent as it is, anything else as JSON
 * @param timeLimit milliseconds in which the answer has to be complete
 * @throws Error that names the request when there is no answer, or it is not complete in time
 */
export async function requestWhole(
  url: string,
  {
    method,
    body,
    headers = {},
    timeLimit = defaultTimeLimit,
  }: {
    readonly method: string;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
    readonly timeLimit?: number;
  },
): Promise<WholeAnswer> {
  const isForm = body instanceof FormData;
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(url, {
      method,
      signal,
      headers: {
        // The server closes an idle connection after five seconds, maybe while it is asked the next time.
        connection: 'close',
        ...(body !== undefined && !isForm && {'content-type': 'application/json'}),
        ...headers,
      },
      ...(body !== undefined && {body: isForm ? body : JSON.stringify(body)}),
    });
    const {status, ok, headers: answered} = response;
    return {status, ok, headers: answered, text: await response.text()};
  } catch (error) {
    const {pathname} = new URL(url);
    // What `fetch` throws says why in its cause alone.
    const {message} =
      (error as Error).cause instanceof Error
        ? ((error as Error).cause as Error)
        : (error as Error);
    throw new Error(
      signal.aborted
        ? `${method} ${pathname} is not answered in ${timeLimit / 1000} seconds`
        : `${method} ${pathname} cannot be sent: ${message}`,
      {cause: error},
    );
  }
}

/** Creates the requests to a server. */
export function createApi(address: string): Api {
  const request = (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<WholeAnswer> => requestWhole(`${address}${path}`, {method, body, headers});
  const send: Api['send'] = async (method, path, body, {headers, status: expected} = {}) => {
    const {ok, status, text} = await request(method, path, body, headers);
    if (expected === undefined ? ok : status === expected) return parsed(text);
    throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 500)}`);
  };
  return {
    ask: request,
    send,
    sendUntilFound: async (method, path) => {
      const deadline = Date.now() + backgroundTime;
      for (;;) {
        try {
          return await send(method, path);
        } catch (error) {
          if (Date.now() > deadline) throw error;
          await delay(pollInterval);
        }
      }
    },
    attempt: (method, path, body) => send(method, path, body).catch(() => undefined),
  };
}

/** The value of a JSON text; an event stream gives its events. */
export function parsed(text: string): unknown {
  if (text.startsWith('data:')) return eventsOf(text).map((event): unknown => JSON.parse(event));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Splits an event stream into the texts of its `data:` lines, without the mark at its end. */
export function eventsOf(body: string): string[] {
  return body
    .split(/\r?\n\r?\n/)
    .map((block) =>
      block
        .split(/\r?\n/)
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice('data:'.length).trimStart())
        .join('\n'),
    )
    .filter((text) => text !== '' && text !== '[DONE]');
}
