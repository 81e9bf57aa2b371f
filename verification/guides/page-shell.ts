import {existsSync, readdirSync} from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {Environment} from '@docs-kit/docs-verify/environment';
import {onInterrupt} from '@docs-kit/docs-verify/interrupts';
import {
  type Ended,
  localEnvironment,
  quickImports,
  runProgram,
  killGroup,
} from '@docs-kit/docs-verify/processes';
import type {Worker} from '@docs-kit/docs-verify/workers/index';

/** Where the fences of a page run one after the other, as one reader would run them. */
export interface PageShell {
  /** Saves a file as the page tells readers to, in the folder that they are in by then. */
  readonly save: (name: string, content: string) => Promise<void>;
  /** Whether a file is there, seen from that folder. */
  readonly has: (name: string) => Promise<boolean>;
  /** Runs a fence; what a shell fence sets (variables, folder) holds for those after it. */
  readonly run: (
    language: string,
    name: string,
    code: string,
    args?: readonly string[],
    variables?: Readonly<Record<string, string>>,
  ) => Promise<Ended>;
  /** Address of the server that a fence has started and that still runs. */
  readonly serverAddress: () => Promise<string | undefined>;
  /** Stops every server that a fence has started. */
  readonly close: () => void;
}

export interface PageShellOptions {
  readonly environment: Environment;
  readonly python: Worker;
  /** Folder of the page; it must exist, and a folder above it must hold the Node.js client. */
  readonly folder: string;
  /** What the reader has installed into the environment of the page, as requirements of pip. */
  readonly installed: readonly string[];
  /** Whether the page installs packages beside those. */
  readonly installs: boolean;
  /** Packages of Node.js that it has installed, as requirements of npm; its client is there. */
  readonly nodePackages: readonly string[];
  /** Whether a server that a fence starts runs until the end of the page. */
  readonly keepsServer: boolean;
  /** Whether the page itself makes the environment that it installs into. */
  readonly makesEnvironment: boolean;
  /** Date (`2025-01-31`) of the newest packages that are installed; the newest of all without it. */
  readonly packagesUntil: string | undefined;
}

/** A fence may install a distribution and start its server. */
const timeLimit = 600_000;

/**
 * What installations of guides end with. Readers get its newest release: the one that a version was
 * made with fails beside the newest pydantic, which other packages bring along.
 */
const newestMcp = 'mcp<2';

/** Packages that no installation of a guide brings. */
const leftOut = path.join(__dirname, 'left-out.txt');

/** Commands before and after a fence that keep what it has set for the next one. */
function keepingState(code: string, folder: string): string {
  const state = path.join(folder, '.state');
  const [, entered] = /^cd ([\w.-]+)$/m.exec(code.split('\n', 1)[0] ?? '') ?? [];
  return [
    `[ -f ${state} ] && source ${state} 2>/dev/null`,
    `source ${path.join(__dirname, 'llama.sh')}`,
    `trap '{ declare -p; printf "cd %q\\n" "$PWD"; } > ${state}' EXIT`,
    'set -e -o pipefail',
    // A page that enters its folder again means a new terminal, which starts at home.
    ...(entered === undefined ? [] : [`[ -d ${entered} ] || cd ~`]),
    code,
    '',
  ].join('\n');
}

/**
 * Prepares the folder of a page: its own home, the installed framework on the path, and a shell in
 * which a server that a fence starts ends once it answers.
 */
export async function createPageShell(options: PageShellOptions): Promise<PageShell> {
  const {python, folder, nodePackages} = options;
  const work = path.join(folder, 'work');
  const kept = path.join(folder, '.server');
  const servers = path.join(folder, '.servers');
  await fs.mkdir(servers, {recursive: true});
  const env = {
    ...(await prepareReader(options, work)),
    SERVERS: servers,
    KEPT_SERVER: options.keepsServer ? kept : undefined,
  };
  const runOptions = {cwd: work, timeout: timeLimit, env};
  if (nodePackages.length > 0) {
    const options = ['--no-audit', '--no-fund', '--prefer-offline', '--no-save'];
    const {status, output} = await runProgram(
      'npm',
      ['install', ...options, ...nodePackages],
      runOptions,
    );
    if (status !== 0) throw new Error(`The packages of a page cannot be installed:\n${output}`);
  }
  const currentFolder = async (): Promise<string> => {
    const state = await fs.readFile(path.join(folder, '.state'), 'utf8').catch(() => '');
    return /^cd (.*)$/m.exec(state)?.[1] ?? work;
  };
  const stopServers = (): void => {
    for (const group of readdirSync(servers)) killGroup(Number(group));
  };
  const forget = onInterrupt(stopServers);
  const placeOf = async (name: string): Promise<string> =>
    path.resolve(await currentFolder(), name.replace(/^~(?=\/)/, work));
  return {
    has: async (name) => existsSync(await placeOf(name)),
    serverAddress: async () => {
      const port = await fs.readFile(kept, 'utf8').catch(() => undefined);
      return port === undefined ? undefined : `http://127.0.0.1:${port.trim()}`;
    },
    close: () => {
      stopServers();
      forget();
    },
    save: async (name, content) => {
      const file = await placeOf(name);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, content);
    },
    run: async (language, name, code, args = [], variables = {}) => {
      const options = {...runOptions, env: {...env, ...variables}};
      switch (language) {
        case 'bash':
          return runProgram('bash', ['-c', keepingState(code, folder)], options);
        case 'python': {
          await fs.writeFile(path.join(work, name), code);
          return python.run(path.join(work, name), {folder: work, args, variables});
        }
        default: {
          await fs.writeFile(path.join(work, name), code);
          return runProgram(process.execPath, [name, ...args], options);
        }
      }
    },
  };
}

/**
 * Prepares what a reader has in a terminal: a home, the installed framework on the path, and an
 * environment that a page may install into.
 * @param home folder of the home; it is made
 * @returns the variables of the terminal
 */
export async function prepareReader(
  options: Omit<PageShellOptions, 'python' | 'nodePackages' | 'keepsServer'>,
  home: string,
): Promise<NodeJS.ProcessEnv> {
  const {environment, folder} = options;
  const programs = path.join(folder, '.programs');
  await fs.mkdir(programs, {recursive: true});
  await fs.mkdir(home, {recursive: true});
  // Without one, npm would install into the folder above, and take off what the run put there.
  await fs.writeFile(path.join(home, 'package.json'), '{"private": true}\n');
  const overlay = await prepareOverlay(environment, folder, programs, options);
  return localEnvironment({
    HOME: home,
    UV_CACHE_DIR: process.env.UV_CACHE_DIR ?? path.join(os.homedir(), '.cache', 'uv'),
    UV_PYTHON_DOWNLOADS: 'never',
    UV_OVERRIDE: leftOut,
    UV_EXCLUDE_NEWER: options.packagesUntil,
    // Its own home would have it download each package again.
    npm_config_cache: process.env.npm_config_cache ?? path.join(os.homedir(), '.npm'),
    npm_config_prefer_offline: 'true',
    ...localRepositories(environment),
    ...quickImports,
    VIRTUAL_ENV: options.makesEnvironment ? undefined : overlay,
    PATH: [
      programs,
      path.join(overlay, 'bin'),
      path.dirname(environment.python),
      process.env.PATH ?? '',
    ].join(path.delimiter),
  });
}

/** Lets git take what pages clone of the framework and its client from the clones of this run. */
function localRepositories({target}: Environment): NodeJS.ProcessEnv {
  const repositories = [target.framework, target.client].flatMap(({folder, repository}) =>
    folder === undefined ? [] : [[folder, `${repository}.git`]],
  );
  return Object.fromEntries([
    ['GIT_CONFIG_COUNT', String(repositories.length)],
    ...repositories.flatMap(([folder = '', address = ''], index) => [
      [`GIT_CONFIG_KEY_${index}`, `url.${folder}.insteadOf`],
      [`GIT_CONFIG_VALUE_${index}`, address],
    ]),
  ]);
}

/**
 * Makes a virtual environment above that of this run, which it sees and cannot change: a page may
 * install what it likes.
 * @returns its folder
 */
async function prepareOverlay(
  environment: Environment,
  folder: string,
  programs: string,
  {installed, installs}: Pick<PageShellOptions, 'installed' | 'installs'>,
): Promise<string> {
  const overlay = path.join(folder, '.overlay');
  const base = await fs.realpath(environment.python);
  const uv = async (...args: readonly string[]): Promise<void> => {
    const {status, output} = await runProgram(environment.program('uv'), args, {
      timeout: timeLimit,
      env: localEnvironment({UV_OVERRIDE: leftOut}),
    });
    if (status !== 0) throw new Error(`The environment of a page cannot be made:\n${output}`);
  };
  await uv('venv', '--quiet', '--python', base, overlay);
  if (installs) {
    const python = path.join(overlay, 'bin', 'python');
    const constraints = path.join(folder, '.constraints.txt');
    const pinned = await fs.readFile(environment.constraints, 'utf8');
    await fs.writeFile(constraints, pinned.replace(/^mcp==.*$/m, ''));
    await uv(
      ...['pip', 'install', '--quiet', '--python', python],
      ...['--constraint', constraints, ...installed, newestMcp],
    );
  }
  const packages = path.join('lib', `python${pythonFolder(environment)}`, 'site-packages');
  await fs.writeFile(
    path.join(overlay, packages, 'framework.pth'),
    `${path.join(path.dirname(environment.python), '..', packages)}\n`,
  );
  if (installed.length === 0) {
    // The program of the run's environment would not see what the page installs.
    const python = path.join(overlay, 'bin', 'python');
    await fs.writeFile(
      path.join(overlay, 'bin', 'llama'),
      `#!${python}\nfrom llama_stack.cli.llama import main\n\nmain()\n`,
      {mode: 0o755},
    );
  }
  await fs.symlink(base, path.join(programs, `python${pythonFolder(environment)}`));
  await fs.writeFile(path.join(programs, 'pip'), '#!/bin/sh\nexec uv pip "$@"\n', {mode: 0o755});
  return overlay;
}

const pythonFolder = ({pythonVersion}: Environment): string =>
  pythonVersion.split('.').slice(0, 2).join('.');
