import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {setTimeout as delay} from 'node:timers/promises';
import {listen, type RunningServer} from '../listening';
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
    send(reply, response);
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

function send({status, body, events, lines}: Reply, response: ServerResponse): void {
  if (events) {
    response.writeHead(status, {'content-type': 'text/event-stream'});
    for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.end('data: [DONE]\n\n');
  } else if (lines) {
    response.writeHead(status, {'content-type': 'application/x-ndjson'});
    for (const line of lines) response.write(`${JSON.stringify(line)}\n`);
    response.end();
  } else if (typeof body === 'string') {
    response.writeHead(status, {'content-type': 'text/plain; charset=utf-8'}).end(body);
  } else {
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
  }
}
