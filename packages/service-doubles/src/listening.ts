import {createServer, type Server} from 'node:http';
import {type AddressInfo, createConnection} from 'node:net';

/** A server of this process. */
export interface RunningServer {
  /** Address without a trailing slash, such as `http://127.0.0.1:40123`. */
  readonly address: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * Lets a server listen on this machine alone.
 * @param port without one, a free one
 * @throws Error when the port is in use
 */
export function listen(server: Server, port = 0): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use: stop the program that listens there.`)
          : error,
      );
    });
    server.listen(port, '127.0.0.1', () => {
      const {port: taken} = server.address() as AddressInfo;
      resolve({
        address: `http://127.0.0.1:${taken}`,
        port: taken,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** Finds a port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = await listen(createServer());
  await server.close();
  return server.port;
}

/** Whether something listens on a port of this machine. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({port, host: '127.0.0.1'});
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
