import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {setTimeout as delay} from 'node:timers/promises';
import {listen, type RunningServer} from './listening';
import {createVoice, type Script} from './answers';
import {type Catalogues, createModels} from './models';
import {openaiRoutes} from './openai';
import {missingModelReply, type Refusals, refusalOf} from './refusals';
import {type Reply, replyTo, type Route} from './routing';

/** A request that contains this text is answered late. */
export const slowText = 'This takes a while.';
const slowTime = 3000;

/** What a test double serves and says. */
export interface DoubleOptions extends Script {
  readonly catalogues: Catalogues;
  readonly refusals: Refusals;
  /** Routes beside those of the OpenAI protocol. */
  readonly routes?: readonly Route[];
  /** Changes the reply to a request, by its path and the text of its body: for faults of a service. */
  readonly alter?: (reply: Reply, path: string, text: string) => Reply;
}

/**
 * Starts the test double: one deterministic service that speaks the OpenAI protocol,
 * in place of the model services that a framework's server calls.
 */
export function startTestDouble(options: DoubleOptions): Promise<RunningServer> {
  const known = {voice: createVoice(options), models: createModels(options.catalogues)};
  const routes = [...openaiRoutes, ...(options.routes ?? [])];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await bodyOf(request);
    // Work that is still under way when it is asked about, such as a batch that gets cancelled.
    if (text.includes(slowText)) await delay(slowTime);
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const {method = 'GET', headers} = request;
    const reply =
      refusalOf(method, headers, options.refusals) ??
      missingModelReply(body) ??
      replyTo(routes, method, decodeURIComponent(pathname), body, known);
    send(options.alter?.(reply, pathname, text) ?? reply, response);
  };
  return listen(
    createServer((request, response) => {
      answer(request, response).catch((error: unknown) => {
        response.writeHead(400, {'content-type': 'application/json'});
        response.end(JSON.stringify({error: {message: String(error)}}));
      });
    }),
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function send(reply: Reply, response: ServerResponse): void {
  const [type, text] = written(reply);
  response.writeHead(reply.status, {'content-type': type});
  if (!reply.breaksOff) response.end(text);
  else response.write(text.slice(0, text.length / 2), () => response.destroy());
}

/** The media type of a reply, and its text. */
function written({body, events, lines}: Reply): readonly [string, string] {
  if (events) {
    const frames = [...events.map((event) => JSON.stringify(event)), '[DONE]'];
    return ['text/event-stream', frames.map((frame) => `data: ${frame}\n\n`).join('')];
  }
  if (lines) {
    const rows = lines.map((line) => `${JSON.stringify(line)}\n`);
    return ['application/x-ndjson', rows.join('')];
  }
  return typeof body === 'string'
    ? ['text/plain; charset=utf-8', body]
    : ['application/json', JSON.stringify(body)];
}
