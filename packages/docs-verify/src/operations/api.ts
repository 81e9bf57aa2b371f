import {setTimeout as delay} from 'node:timers/promises';
import type {Requests} from '../recipes';

/** Requests that prepare what a sample needs, or provoke what a page quotes. */
export interface Api extends Requests {
  /** Sends a request, and gives its answer as a text, whatever its status. */
  readonly ask: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<string>;
}

const timeLimit = 60_000;
const backgroundTime = 20_000;
const pollInterval = 200;

/** Creates the requests to a server. */
export function createApi(address: string): Api {
  const request = (
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> => {
    const isJson = body !== undefined && !(body instanceof FormData);
    return fetch(`${address}${path}`, {
      method,
      signal: AbortSignal.timeout(timeLimit),
      headers: {...headers, ...(isJson && {'content-type': 'application/json'})},
      ...(body !== undefined && {body: isJson ? JSON.stringify(body) : (body as FormData)}),
    });
  };
  const send: Api['send'] = async (method, path, body, {headers, status} = {}) => {
    const response = await request(method, path, body, headers);
    const text = await response.text();
    if (status === undefined ? response.ok : response.status === status) return parsed(text);
    throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`);
  };
  return {
    ask: async (...given) => (await request(...given)).text(),
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
