import {readFileSync} from 'node:fs';
import {request as requestOverTls} from 'node:https';
import {isMap, type YamlMap} from './known';

const timeLimit = 15_000;

/**
 * Asks a server whether it is well, as its run file says: over TLS, with a certificate of its own,
 * or without a token where it requires one, which it then refuses.
 * @returns what is wrong; undefined when nothing is
 */
export async function healthProblem(address: string, file: YamlMap): Promise<string | undefined> {
  const server = isMap(file.server) ? file.server : {};
  const isClosed = isMap(server.auth);
  const status = await statusOf(`${address}/v1/health`, server);
  if (status === 200 || (status === 401 && isClosed)) return undefined;
  return `GET /v1/health answered ${status}`;
}

async function statusOf(url: string, {tls_certfile: cert, tls_keyfile: key}: YamlMap) {
  if (typeof cert === 'string' && typeof key === 'string') return tlsStatusOf(url, cert, key);
  const {status} = await fetch(url, {signal: AbortSignal.timeout(timeLimit)});
  return status;
}

/** The certificate of the server is the authority for clients, too. */
function tlsStatusOf(url: string, cert: string, key: string): Promise<number> {
  return new Promise((resolve, reject) => {
    requestOverTls(
      url.replace('http:', 'https:'),
      {
        rejectUnauthorized: false,
        cert: readFileSync(cert),
        key: readFileSync(key),
        timeout: timeLimit,
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    )
      .once('error', reject)
      .end();
  });
}
