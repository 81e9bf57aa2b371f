import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** Programs that WebKit is tested with. */
export interface WebKitPrograms {
  readonly driver: string;
  /** The browser that comes with WebKit for tests. */
  readonly browser: string;
  /** A screen that nobody sees. */
  readonly screen: string;
}

/**
 * Finds a Chromium: `PLAYWRIGHT_CHROMIUM_PATH`, then Playwright's own download, then one of the system.
 * @returns the path of the program, or undefined when there is none
 * @throws Error when the variable names a file that does not exist
 */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return (
    chosen('PLAYWRIGHT_CHROMIUM_PATH', environment) ??
    [chromium.executablePath()].find((file) => existsSync(file)) ??
    onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'], environment)
  );
}

/**
 * Finds Chromium's headless shell, which shows a page in less than half the time of the whole browser:
 * `PLAYWRIGHT_CHROMIUM_PATH`, then the one of the system, then any Chromium.
 * @returns the path of the program, or undefined when there is none
 * @throws Error when the variable names a file that does not exist
 */
export function findHeadlessBrowser(
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  return (
    chosen('PLAYWRIGHT_CHROMIUM_PATH', environment) ??
    onPath(['chromium-headless-shell'], environment) ??
    findBrowser(environment)
  );
}

/**
 * Finds Firefox: `FIREFOX_PATH`, then one of the system.
 * @returns the path of the program, or undefined when there is none
 * @throws Error when the variable names a file that does not exist
 */
export function findFirefox(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return chosen('FIREFOX_PATH', environment) ?? onPath(['firefox-esr', 'firefox'], environment);
}

/**
 * Finds WebKit as Debian installs it: its driver, and its browser in a folder of the libraries.
 * @param libraries folder of libraries, in which each kind of processor has its own
 */
export function findWebKit(
  environment: NodeJS.ProcessEnv = process.env,
  libraries = '/usr/lib',
): WebKitPrograms | undefined {
  const driver = onPath(['WebKitWebDriver'], environment);
  const screen = onPath(['Xvfb'], environment);
  const browser = foldersIn(libraries)
    .flatMap(foldersIn)
    .filter((folder) => path.basename(folder).startsWith('webkit2gtk-'))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((candidate) => existsSync(candidate));
  return driver && browser && screen ? {driver, browser, screen} : undefined;
}

/** Module of nginx, where Debian installs it. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A program that tests need. */
export interface Program {
  readonly name: string;
  readonly isInstalled: () => boolean;
  /** Debian's packages. */
  readonly packages: readonly string[];
  /** Variable that may name the program. */
  readonly variable?: string;
  /** A command that installs the program on any system; Debian's packages are tried after it. */
  readonly download?: readonly [command: string, ...args: string[]];
  /** What the tests do without it, for a program that may be missing: "the tests …". */
  readonly otherwise?: string;
}

const chromiumProgram: Program = {
  name: 'Chromium',
  isInstalled: () => findBrowser() !== undefined,
  packages: ['chromium'],
  variable: 'PLAYWRIGHT_CHROMIUM_PATH',
  download: ['npx', '--no-install', 'playwright', 'install', '--with-deps', 'chromium'],
};

const headlessShell: Program = {
  name: "Chromium's headless shell",
  isInstalled: () => onPath(['chromium-headless-shell'], process.env) !== undefined,
  packages: ['chromium-headless-shell'],
  otherwise: 'use the whole browser, and take twice the time',
};

const webKit: Program = {
  name: 'WebKit',
  isInstalled: () => findWebKit() !== undefined,
  packages: ['webkit2gtk-driver', 'xvfb'],
  otherwise: 'leave it out',
};

/** What `npm test` needs beside Node.js. */
const testPrograms: readonly Program[] = [
  chromiumProgram,
  headlessShell,
  {
    name: 'Firefox',
    isInstalled: () => findFirefox() !== undefined,
    packages: ['firefox-esr'],
    variable: 'FIREFOX_PATH',
  },
  webKit,
  {
    name: 'nginx',
    isInstalled: () => !spawnSync('nginx', ['-v']).error,
    packages: ['nginx-light'],
  },
  {
    name: 'the brotli module of nginx',
    isInstalled: () => existsSync(brotliModule),
    packages: ['libnginx-mod-http-brotli-static'],
  },
  {
    name: 'Python 3.9 or later with pip 22.3 or later',
    isInstalled: () => spawnSync('python3', ['-m', 'pip', '--version']).status === 0,
    packages: ['python3-pip', 'python3-venv'],
  },
];

/** What may be done to install programs. */
export interface Installation {
  readonly run: (command: string, args: readonly string[]) => boolean;
  /** Whether this process may install Debian's packages. */
  readonly mayInstall: boolean;
}

const thisMachine: Installation = {
  run: (command, args) => spawnSync(command, args, {stdio: 'inherit'}).status === 0,
  mayInstall: process.getuid?.() === 0 && existsSync('/etc/debian_version'),
};

/**
 * Installs the programs that are missing, where that is possible.
 * @returns a line for each program that is still missing and may be
 * @throws Error that says what to install when another one is
 */
export function requirePrograms(
  programs: readonly Program[] = testPrograms,
  {run, mayInstall}: Installation = thisMachine,
): string[] {
  const missing = () => programs.filter(({isInstalled}) => !isInstalled());
  for (const {download} of missing()) if (download) run(download[0], download.slice(1));
  const wanted = missing();
  if (wanted.length > 0 && mayInstall && run('apt-get', ['update'])) {
    for (const {packages} of wanted)
      run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages]);
  }
  const absent = missing();
  const needed = absent.filter(({otherwise}) => otherwise === undefined);
  if (needed.length === 0) return absent.map(remark);
  throw new Error(
    [
      'The tests need programs that could not be found or installed. Install them, or run what needs no build: npm run check.',
      ...needed.map(
        ({name, packages, variable}) =>
          `- ${name}: on Debian \`apt-get install ${packages.join(' ')}\`${variable ? `, or set ${variable} to the path of one` : ''}`,
      ),
    ].join('\n'),
  );
}

/**
 * Finds a Chromium, or installs one.
 * @throws Error that says what to install when nothing works
 */
export function requireBrowser(): string {
  requirePrograms([chromiumProgram]);
  return findBrowser() ?? '';
}

/** One line for those who have no WebKit. */
export const webKitIsLeftOut = remark(webKit);

function remark({name, packages, otherwise}: Program): string {
  return `${name} is not installed, so the tests ${otherwise} (on Debian: \`apt-get install ${packages.join(' ')}\`).`;
}

function chosen(variable: string, environment: NodeJS.ProcessEnv): string | undefined {
  const file = environment[variable];
  if (!file || existsSync(file)) return file || undefined;
  throw new Error(
    `${variable} names ${file}, which does not exist. Correct it, or unset it to have a browser found.`,
  );
}

function onPath(names: readonly string[], environment: NodeJS.ProcessEnv): string | undefined {
  const folders = (environment.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((candidate) => existsSync(candidate));
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => path.join(folder, name));
}
