import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {freePort} from '@docs-kit/service-doubles/listening';
import {type RunningProgram, startProgram} from '@docs-kit/docs-verify/processes';
import {brotliModule} from './programs';

const hosting = path.resolve(__dirname, '../../hosting');

/** A web server that has a configuration in `hosting/`. */
export interface Host {
  readonly name: string;
  readonly program: string;
  /** Writes what the program needs to serve a site into a folder, and gives its arguments. */
  readonly configure: (folder: string, port: number, site: string) => string[];
}

const readHosting = (file: string): string => readFileSync(path.join(hosting, file), 'utf8');

/** nginx within the main configuration that the container gives it. */
function nginxHost(name: string, modules: string, snippets: readonly string[]): Host {
  return {
    name,
    program: 'nginx',
    configure(folder, port, site) {
      const own = path.join(folder, name.replaceAll(' ', '-'));
      mkdirSync(own, {recursive: true});
      for (const file of snippets) writeFileSync(path.join(own, file), readHosting(file));
      const server = readHosting('nginx.conf')
        .replace('listen 8080', `listen 127.0.0.1:${port}`)
        .replaceAll('/var/www/llama-stack-docs', site)
        .replace('/etc/nginx/snippets', own)
        .replace('include mime.types', 'include /etc/nginx/mime.types');
      writeFileSync(path.join(own, 'server.conf'), server);
      const main = readHosting('container-nginx.conf')
        .replace('include /etc/nginx/modules-enabled/*.conf;', modules)
        .replaceAll('/tmp/', `${own}/`)
        .replace('/etc/nginx/sites-enabled/nginx.conf', `${own}/server.conf`);
      // Started by root, nginx would read the build as another user, who may not see its folder.
      const user = process.getuid?.() === 0 ? 'user root;\n' : '';
      writeFileSync(path.join(own, 'nginx.conf'), user + main);
      return ['-e', 'stderr', '-c', path.join(own, 'nginx.conf')];
    },
  };
}

export const nginx = nginxHost('nginx', '', []);

/** nginx with the module for brotli, as in the container. */
export const nginxWithBrotli = nginxHost('nginx with brotli', `load_module ${brotliModule};`, [
  'nginx-brotli.conf',
]);

/** Milliseconds that a server may take until it answers, and between two attempts to ask it. */
const patience = 10_000;
const interval = 50;

/**
 * Starts a server of a site; resolves when it answers.
 * @param folder a folder of its own, for its configuration and log
 * @param site a finished build
 * @throws Error with the program's log when it is missing, or does not answer within ten seconds
 */
export async function startHost(
  host: Host,
  folder: string,
  site: string,
): Promise<{readonly address: string; readonly server: RunningProgram}> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const log = path.join(folder, `${host.program}.log`);
  const server = startProgram(host.program, host.configure(folder, port, site), {
    cwd: folder,
    env: process.env,
    log,
  });
  const deadline = Date.now() + patience;
  while (!(await answers(address))) {
    if (server.ended() === undefined && Date.now() < deadline) {
      await setTimeout(interval);
      continue;
    }
    await server.stop();
    throw new Error(
      `${host.program} did not answer at ${address}. \`npm test\` installs it where it may. Its log:\n${readFileSync(log, 'utf8')}`,
    );
  }
  return {address, server};
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );
