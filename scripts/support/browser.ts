import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the browser tests: `PLAYWRIGHT_CHROMIUM_PATH`, then Playwright's own
 * download, then one of the system.
 * @returns the path of the program, or undefined when there is none
 * @throws Error when `PLAYWRIGHT_CHROMIUM_PATH` names a file that does not exist
 */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = environment.PLAYWRIGHT_CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(
      `PLAYWRIGHT_CHROMIUM_PATH names ${chosen}, which does not exist. Correct it, or unset it to have a browser found.`,
    );
  }
  const downloaded = chromium.executablePath();
  if (downloaded && existsSync(downloaded)) return downloaded;
  const folders = (environment.PATH ?? '').split(path.delimiter);
  return systemNames
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((candidate) => existsSync(candidate));
}

type Run = (command: string, args: readonly string[]) => boolean;

const runCommand: Run = (command, args) =>
  spawnSync(command, args, {stdio: 'inherit'}).status === 0;

/**
 * Finds a browser, or installs one: Playwright's download first, then Debian's package where this
 * process may install it.
 * @throws Error that says what to install when nothing works
 */
export function requireBrowser(
  find: () => string | undefined = findBrowser,
  run: Run = runCommand,
  isRoot: boolean = process.getuid?.() === 0,
): string {
  const attempts: readonly (() => boolean)[] = [
    () => true,
    () => run('npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium']),
    () =>
      isRoot &&
      existsSync('/etc/debian_version') &&
      run('apt-get', ['update']) &&
      run('apt-get', ['install', '--yes', 'chromium']),
  ];
  for (const attempt of attempts) {
    attempt();
    const found = find();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Chromium, and none could be found or installed. Install it (on Debian: `apt-get install chromium`) or set PLAYWRIGHT_CHROMIUM_PATH to the path of one.',
  );
}
