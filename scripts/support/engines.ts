import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Programs that WebKit is tested with. */
export interface WebKitPrograms {
  readonly driver: string;
  /** The browser that comes with WebKit for tests. */
  readonly browser: string;
  /** A screen that nobody sees. */
  readonly screen: string;
}

const firefoxNames = ['firefox-esr', 'firefox'];

/** Debian's packages. */
const firefoxPackages = ['firefox-esr'];
const webKitPackages = ['webkit2gtk-driver', 'xvfb'];

/**
 * Finds Firefox: `FIREFOX_PATH`, then one of the system.
 * @returns the path of the program, or undefined when there is none
 * @throws Error when `FIREFOX_PATH` names a file that does not exist
 */
export function findFirefox(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = environment.FIREFOX_PATH;
  if (!chosen) return findProgram(firefoxNames, environment);
  if (existsSync(chosen)) return chosen;
  throw new Error(
    `FIREFOX_PATH names ${chosen}, which does not exist. Correct it, or unset it to have Firefox found.`,
  );
}

/**
 * Finds WebKit as Debian installs it: its driver, and its browser in a folder of the libraries.
 * @param libraries folder of libraries, in which each kind of processor has its own
 */
export function findWebKit(
  environment: NodeJS.ProcessEnv = process.env,
  libraries = '/usr/lib',
): WebKitPrograms | undefined {
  const driver = findProgram(['WebKitWebDriver'], environment);
  const screen = findProgram(['Xvfb'], environment);
  const browser = foldersIn(libraries)
    .flatMap((folder) => foldersIn(folder))
    .filter((folder) => path.basename(folder).startsWith('webkit2gtk-'))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((candidate) => existsSync(candidate));
  return driver && browser && screen ? {driver, browser, screen} : undefined;
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => path.join(folder, name));
}

function findProgram(names: readonly string[], environment: NodeJS.ProcessEnv): string | undefined {
  const folders = (environment.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((candidate) => existsSync(candidate));
}

/** What a machine has, and what may be done with it. */
export interface Machine {
  readonly hasFirefox: () => boolean;
  readonly hasWebKit: () => boolean;
  readonly run: (command: string, args: readonly string[]) => boolean;
  readonly mayInstall: boolean;
}

const thisMachine: Machine = {
  hasFirefox: () => findFirefox() !== undefined,
  hasWebKit: () => findWebKit() !== undefined,
  run: (command, args) => spawnSync(command, args, {stdio: 'inherit'}).status === 0,
  mayInstall: process.getuid?.() === 0 && existsSync('/etc/debian_version'),
};

/**
 * Sees to it that the tests can run in other engines than Chromium's: Debian's packages where this
 * process may install them. Firefox is needed; WebKit, which few systems have, can be left out.
 * @returns what to say when WebKit is left out
 * @throws Error that says what to install when there is no Firefox
 */
export function requireEngines(machine: Machine = thisMachine): string | undefined {
  const {hasFirefox, hasWebKit, run, mayInstall} = machine;
  const wanted = [
    ...(hasFirefox() ? [] : [firefoxPackages]),
    ...(hasWebKit() ? [] : [webKitPackages]),
  ];
  if (wanted.length > 0 && mayInstall && run('apt-get', ['update'])) {
    for (const packages of wanted) {
      run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages]);
    }
  }
  if (!hasFirefox()) {
    throw new Error(
      `The tests of what readers do need Firefox, which could not be found or installed. Install it (on Debian: \`apt-get install ${firefoxPackages.join(' ')}\`), set FIREFOX_PATH to the path of one, or run what needs no build: npm run check.`,
    );
  }
  return hasWebKit() ? undefined : webKitIsLeftOut;
}

/** One line for those who have no WebKit. */
export const webKitIsLeftOut = `WebKit is not installed, so the tests of what readers do leave it out (on Debian: \`apt-get install ${webKitPackages.join(' ')}\`).`;
