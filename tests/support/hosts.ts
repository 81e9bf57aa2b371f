import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {vi} from 'vitest';
import {freePort} from '../../verify/listening';
import {type RunningProgram, startProgram} from '../../verify/processes';
import {buildFolder} from './build';
import {projectRoot} from './specifications';

/** A web server whose configuration stands in `hosting/`. */
export interface Host {
  readonly program: string;
  /** Writes what the program needs into a folder and gives its arguments. */
  readonly configure: (folder: string, port: number) => string[];
}

const readHosting = (file: string): string =>
  readFileSync(path.join(projectRoot, 'hosting', file), 'utf8');

export const nginx: Host = {
  program: 'nginx',
  configure(folder, port) {
    const site = readHosting('nginx.conf')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll('/var/www/llama-stack-docs', buildFolder)
      .replace('include mime.types', 'include /etc/nginx/mime.types');
    // Started by root, nginx would read the build as another user, who may not see its folder.
    const user = process.getuid?.() === 0 ? 'user root;\n' : '';
    const main = `${user}daemon off;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${site}}\n`;
    writeFileSync(path.join(folder, 'nginx.conf'), main);
    return ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')];
  },
};

export const caddy: Host = {
  program: 'caddy',
  configure(folder, port) {
    const site = readHosting('Caddyfile')
      .replace(':8080', `http://127.0.0.1:${port}`)
      .replace('{$SITE:build}', buildFolder);
    writeFileSync(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
    return ['run', '--config', path.join(folder, 'Caddyfile')];
  },
};

/**
 * Starts a server of the build; resolves when it answers.
 * @throws Error with the program's log when it is missing, or does not answer within ten seconds
 */
export async function startHost(
  host: Host,
  folder: string,
): Promise<{readonly address: string; readonly server: RunningProgram}> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const log = path.join(folder, `${host.program}.log`);
  const server = startProgram(host.program, host.configure(folder, port), {
    cwd: folder,
    env: process.env,
    log,
  });
  await vi
    .waitFor(() => fetch(address), {timeout: 10_000})
    .catch(() => {
      throw new Error(
        `${host.program} did not answer at ${address}. \`npm test\` installs it where it may. Its log:\n${readFileSync(log, 'utf8')}`,
      );
    });
  return {address, server};
}
