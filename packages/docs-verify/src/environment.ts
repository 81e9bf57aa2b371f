import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {onInterrupt} from './interrupts';
import {MissingPart, Problem} from './problem';
import {runProgram, stopAllPrograms} from './processes';
import type {VerifiedVersion} from './versions';

/** A virtual environment of Python that holds the framework of a version and its client. */
export interface Environment {
  readonly python: string;
  /** Path of a program that a package has installed, such as its command line. */
  readonly program: (name: string) => string;
  /** Version of Python, such as `3.12.1`. */
  readonly pythonVersion: string;
  /** Folder with the framework's repository, for a version that is not released. */
  readonly source?: string;
  /** The same for the repository of the Python client. */
  readonly clientSource?: string;
  /** File that holds packages at the releases that the version was made with. */
  readonly constraints: string;
}

const oldestPython = [3, 12] as const;
const newestPython = [3, 13] as const;
/** Installs in seconds what takes pip minutes; guides call it too. */
const installer = 'uv==0.13.9';
const defaultInstallTime = 20 * 60_000;

export interface EnvironmentOptions {
  /** Folder with the framework's repository, for versions that are not released. */
  readonly source?: string;
  /** The same for the repository of the Python client. */
  readonly clientSource?: string;
  /** Milliseconds that the installation may take. */
  readonly installTime?: number;
  readonly report: (line: string) => void;
}

/**
 * Where environments are kept between runs: outside of the tree, and shared by its copies.
 * @param project name of the project
 */
export function cacheFolder(project: string): string {
  const base = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
  return path.join(base, project, 'verify');
}

/**
 * Finds or makes the environment of a version. One that was made from the same requirements is
 * taken as it is.
 * @throws MissingPart when Python is missing or too old, or a package cannot be installed
 * @throws Problem when the folder with the framework's repository is missing
 */
export async function prepareEnvironment(
  version: VerifiedVersion,
  {source, clientSource, installTime = defaultInstallTime, report}: EnvironmentOptions,
): Promise<Environment> {
  const requirements = [
    requirementOf(version.framework, {
      source,
      option: '--source',
      label: version.frameworkLabel,
    }),
    requirementOf(version.client, {
      source: clientSource,
      option: '--client-source',
      label: version.clientLabel,
    }),
    ...version.packages,
  ];
  const {constraints, leftOut} = version;
  const {python, pythonVersion} = await findPython();
  const key = createHash('sha256')
    .update(
      [
        pythonVersion,
        installer,
        version.commit ?? '',
        ...requirements,
        readFileSync(constraints),
        readFileSync(leftOut),
      ].join('\n'),
    )
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(version.cache, `${version.name}-${key}`);
  const environment: Environment = {
    python: path.join(folder, 'bin', 'python'),
    program: (name) => path.join(folder, 'bin', name),
    pythonVersion,
    source: source && path.resolve(source),
    clientSource: clientSource && path.resolve(clientSource),
    constraints,
  };
  const mark = path.join(folder, 'complete');
  if (existsSync(mark)) return environment;

  // Without its mark the folder is the rest of a run that was interrupted.
  await fs.rm(folder, {recursive: true, force: true});
  await fs.mkdir(path.dirname(folder), {recursive: true});
  report(`Installing ${version.name} with Python ${pythonVersion}: takes some minutes, once.`);
  const remove = async (): Promise<void> => {
    stopAllPrograms();
    await fs.rm(folder, {recursive: true, force: true, maxRetries: 5});
  };
  const forget = onInterrupt(remove);
  const deadline = Date.now() + installTime;
  const step = async (cause: string, command: string, args: readonly string[]): Promise<void> => {
    const {status, output, timedOut} = await runProgram(command, args, {
      timeout: deadline - Date.now(),
    });
    if (status === 0) return;
    throw new MissingPart(
      timedOut
        ? `Installing ${version.name} takes longer than ${Math.round(installTime / 1000)} seconds.`
        : `${cause} ${lastError(output)}`.trim(),
      `The command was: ${[command, ...args].join(' ')}\nInstall what it names, or check the connection to the package index, and run again.`,
      output,
    );
  };
  try {
    await step('Python cannot make a virtual environment.', python, ['-m', 'venv', folder]);
    await step('The installer cannot be installed.', environment.python, [
      ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', installer],
    ]);
    await step('A package cannot be installed.', environment.program('uv'), [
      ...['pip', 'install', '--quiet', '--python', environment.python],
      ...['--constraint', constraints, '--override', leftOut, ...requirements],
    ]);
    await fs.writeFile(mark, `${requirements.join('\n')}\n`);
  } catch (error) {
    await remove();
    throw error;
  } finally {
    forget();
  }
  return environment;
}

/** The line in which an installer says what went wrong; empty when it says nothing. */
export function lastError(output: string): string {
  const line = output.split('\n').findLast((text) => /^(?:error|ERROR):|^\s*×/.test(text));
  return line?.replace(/^(?:error|ERROR):|^\s*×/, '').trim() ?? '';
}

/**
 * Writes a requirement for pip with the folder of a repository in it, where it needs one.
 * @throws Problem when the folder is not given, or holds no package
 */
function requirementOf(
  requirement: string,
  {
    source,
    option,
    label,
  }: {readonly source?: string; readonly option: string; readonly label: string},
): string {
  if (!requirement.includes('{source}')) return requirement;
  if (source === undefined) {
    throw new Problem(
      `There is no release of ${label} to install.`,
      `Check it out of its repository and name the folder: ${option} DIR.`,
    );
  }
  if (!existsSync(path.join(source, 'pyproject.toml'))) {
    throw new Problem(
      `${source} holds no package: pyproject.toml is missing.`,
      `Check out ${label} there.`,
    );
  }
  if (!existsSync(path.join(source, '.git'))) {
    throw new Problem(
      `${source} is no clone of a repository: .git is missing.`,
      `Guides clone it in turn. Clone the repository, and check out ${label}.`,
    );
  }
  return requirement.replace('{source}', path.resolve(source));
}

/**
 * Finds a Python that the framework runs on: on the path first, then among pyenv's versions.
 * @throws MissingPart that lists what was found instead
 */
export async function findPython(
  candidates?: readonly string[],
): Promise<{python: string; pythonVersion: string}> {
  const seen: string[] = [];
  for (const python of candidates ?? (await pythonCandidates())) {
    const {status, output} = await runProgram(python, ['--version'], {timeout: 20_000});
    const version = /^Python (\d+)\.(\d+)\.\d+/.exec(output);
    if (status !== 0 || !version) continue;
    const [text, major = '', minor = ''] = version;
    if (isSupported(Number(major), Number(minor))) {
      return {python, pythonVersion: text.slice('Python '.length)};
    }
    seen.push(`${python} is ${text}`);
  }
  throw new MissingPart(
    `The framework needs Python ${oldestPython.join('.')} or ${newestPython.join('.')}; ${seen.join(', ') || 'no Python was found'}.`,
    'Install one, for example with pyenv, so that `python3.12` is on the path.',
  );
}

/**
 * Looks whether the programs that run samples are there.
 * @throws MissingPart that names those that are not
 */
export async function requirePrograms(names: readonly string[]): Promise<void> {
  const found = await Promise.all(
    names.map((name) => runProgram('which', [name], {timeout: 20_000})),
  );
  const missing = names.filter((_, index) => found[index]?.status !== 0);
  if (missing.length === 0) return;
  throw new MissingPart(
    `Samples need ${missing.join(', ')}, which this machine lacks.`,
    'Install it, and run again.',
  );
}

function isSupported(major: number, minor: number): boolean {
  return major === 3 && minor >= oldestPython[1] && minor <= newestPython[1];
}

async function pythonCandidates(): Promise<string[]> {
  const pyenv = path.join(process.env.PYENV_ROOT ?? path.join(os.homedir(), '.pyenv'), 'versions');
  const installed = existsSync(pyenv) ? (await fs.readdir(pyenv)).sort() : [];
  return [
    ...['python3.12', 'python3.13', 'python3'],
    ...installed.map((name) => path.join(pyenv, name, 'bin', 'python3')),
  ];
}
