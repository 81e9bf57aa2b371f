import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Module of nginx, where Debian installs it. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What the tests of the configurations in `hosting/` run, by Debian's packages: programs and a file. */
const packages: Readonly<Record<string, string>> = {
  nginx: 'nginx-light',
  [brotliModule]: 'libnginx-mod-http-brotli-static',
};

type Run = (command: string, args: readonly string[]) => boolean;

const runCommand: Run = (command, args) =>
  spawnSync(command, args, {stdio: 'inherit'}).status === 0;

const isInstalled = (program: string): boolean =>
  path.isAbsolute(program) ? existsSync(program) : !spawnSync(program, ['-v']).error;

/**
 * Sees to it that the web servers are installed: Debian's packages where this process may install
 * them.
 * @throws Error that says what to install when one is still missing
 */
export function requireWebServers(
  has: (program: string) => boolean = isInstalled,
  run: Run = runCommand,
  mayInstall: boolean = process.getuid?.() === 0 && existsSync('/etc/debian_version'),
): void {
  const findMissing = (): string[] => Object.keys(packages).filter((program) => !has(program));
  const wanted = findMissing().map((program) => packages[program] ?? program);
  if (wanted.length > 0 && mayInstall && run('apt-get', ['update'])) {
    run('apt-get', ['install', '--yes', '--no-install-recommends', ...wanted]);
  }
  const missing = findMissing();
  if (missing.length === 0) return;
  throw new Error(
    `The tests of the configurations in hosting/ need ${missing.join(' and ')}, which could not be found or installed. Install them (on Debian: \`apt-get install ${wanted.join(' ')}\`), or run what needs no build: npm run check.`,
  );
}
