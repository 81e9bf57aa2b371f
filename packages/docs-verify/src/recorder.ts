import {createServer, request as send} from 'node:http';
import {listen, type RunningServer} from '@docs-kit/service-doubles/listening';

/** One request of a program, and what the server answered. */
export interface Exchange {
  readonly method: string;
  /** Path without the query string, as it was sent. */
  readonly path: string;
  readonly requestBody: string;
  readonly status: number;
  /** Media type of the answer without its parameters; empty without one. */
  readonly mediaType: string;
  readonly body: string;
}

export interface Recorder extends RunningServer {
  readonly exchanges: readonly Exchange[];
  /** Hands the requests that follow to another server. */
  readonly retarget: (target: string) => void;
}

/**
 * Starts a server that hands every request to another one, and remembers what went over: so that
 * the answer to a program is seen as the server sent it, whatever the program prints of it.
 * @param target address of the other server, with the path that it has there
 * @param ownPort where programs know it; without one, a free one
 * @throws Error when the port is in use
 */
export async function startRecorder(target: string, ownPort?: number): Promise<Recorder> {
  const exchanges: Exchange[] = [];
  let {hostname, port, pathname} = new URL(target);
  const retarget = (next: string): void => {
    ({hostname, port, pathname} = new URL(next));
  };
  const server = createServer((request, response) => {
    const sent: Buffer[] = [];
    request.on('data', (part: Buffer) => sent.push(part));
    const {method = 'GET', url = '/'} = request;
    const forward = send(
      {
        hostname,
        port,
        method,
        path: `${pathname.replace(/\/$/, '')}${url}`,
        headers: {...request.headers, host: `${hostname}:${port}`},
      },
      (answer) => {
        const received: Buffer[] = [];
        answer.on('data', (part: Buffer) => received.push(part));
        const remember = (): void => {
          exchanges.push({
            method,
            path: url.split('?')[0] ?? url,
            requestBody: Buffer.concat(sent).toString('utf8'),
            status: answer.statusCode ?? 0,
            mediaType: (answer.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '',
            body: Buffer.concat(received).toString('utf8'),
          });
        };
        // The program may end as soon as it has read the answer: remember it before.
        answer.once('end', remember);
        // A pipe does not pass on that a connection breaks off.
        answer.once('error', () => response.destroy());
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forward.once('error', (error) => {
      if (!response.headersSent) response.writeHead(502);
      response.end(String(error));
    });
    request.pipe(forward);
  });
  return {...(await listen(server, ownPort)), exchanges, retarget};
}
