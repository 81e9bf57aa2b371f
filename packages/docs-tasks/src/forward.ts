import {createServer, request as send} from 'node:http';
import {listen, type RunningServer} from '@docs-kit/service-doubles/listening';

/**
 * Offers a service at the port that readers know it by.
 * @param target address of the service, with the path that it has there
 * @throws Error when the port is in use
 */
export function forward(port: number, target: string): Promise<RunningServer> {
  const {hostname, port: to, pathname} = new URL(target);
  const server = createServer((request, response) => {
    const {method, headers, url = '/'} = request;
    const path = `${pathname.replace(/\/$/, '')}${url}`;
    const passed = send({hostname, port: to, method, path, headers}, (answer) => {
      answer.once('error', () => response.destroy());
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.once('error', (error) => response.writeHead(502).end(String(error)));
    request.pipe(passed);
  });
  return listen(server, port);
}
