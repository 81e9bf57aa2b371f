import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {Problem} from './problem';
import {runProgram} from './processes';
import {providerPackages, type VerifiedVersion} from './versions';

/** A virtual environment of Python that holds the framework of a version and its client. */
export interface Environment {
  readonly python: string;
  /** Path of a program that a package has installed, such as `llama`. */
  readonly program: (name: string) => string;
  /** Version of Python, such as `3.12.1`. */
  readonly pythonVersion: string;
}

const oldestPython = [3, 12] as const;
const newestPython = [3, 13] as const;
const installTime = 20 * 60_000;

/** Where environments are kept between runs: outside of the tree, and shared by its copies. */
export function cacheFolder(): string {
  const base = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
  return path.join(base, 'llama-stack-docs', 'verify');
}

/**
 * Finds or makes the environment of a version. One that was made from the same requirements is
 * taken as it is.
 * @param source folder with the framework's repository, for versions that are not released
 * @throws Problem when Python is missing or too old, or a package cannot be installed
 */
export async function prepareEnvironment(
  version: VerifiedVersion,
  source: string | undefined,
  report: (line: string) => void,
): Promise<Environment> {
  const framework = frameworkRequirement(version, source);
  const requirements = [framework, version.client, ...providerPackages];
  const constraints = path.join(__dirname, 'constraints', `${version.name}.txt`);
  const {python, pythonVersion} = await findPython();
  const key = createHash('sha256')
    .update(
      [pythonVersion, version.commit ?? '', ...requirements, readFileSync(constraints)].join('\n'),
    )
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(cacheFolder(), `${version.name}-${key}`);
  const environment: Environment = {
    python: path.join(folder, 'bin', 'python'),
    program: (name) => path.join(folder, 'bin', name),
    pythonVersion,
  };
  const mark = path.join(folder, 'complete');
  if (existsSync(mark)) return environment;

  // Without its mark the folder is the rest of a run that was interrupted.
  await fs.rm(folder, {recursive: true, force: true});
  await fs.mkdir(path.dirname(folder), {recursive: true});
  report(`Installing ${version.name} with Python ${pythonVersion}: takes some minutes, once.`);
  try {
    await step('Python cannot make a virtual environment.', python, ['-m', 'venv', folder]);
    await step('A package cannot be installed.', environment.python, [
      ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'],
      ...['--constraint', constraints, ...requirements],
    ]);
    await fs.writeFile(mark, `${requirements.join('\n')}\n`);
  } catch (error) {
    await fs.rm(folder, {recursive: true, force: true});
    throw error;
  }
  return environment;
}

async function step(cause: string, command: string, args: readonly string[]): Promise<void> {
  const {status, output} = await runProgram(command, args, {timeout: installTime});
  if (status !== 0) {
    throw new Problem(
      cause,
      `The command was: ${[command, ...args].join(' ')}\nInstall what it names, or check the connection to the package index, and run again.`,
      output,
    );
  }
}

function frameworkRequirement(version: VerifiedVersion, source: string | undefined): string {
  if (!version.framework.includes('{source}')) return version.framework;
  if (source === undefined) {
    throw new Problem(
      `${version.name} has no release to install.`,
      `Check out commit ${version.commit ?? ''} of the framework's repository and name the folder: --source DIR.`,
    );
  }
  if (!existsSync(path.join(source, 'pyproject.toml'))) {
    throw new Problem(
      `${source} holds no framework: pyproject.toml is missing.`,
      `Check out commit ${version.commit ?? ''} of the framework's repository there.`,
    );
  }
  return version.framework.replace('{source}', path.resolve(source));
}

/**
 * Finds a Python that the framework runs on: on the path first, then among pyenv's versions.
 * @throws Problem that lists what was found instead
 */
export async function findPython(): Promise<{python: string; pythonVersion: string}> {
  const seen: string[] = [];
  for (const python of await pythonCandidates()) {
    const {status, output} = await runProgram(python, ['--version'], {timeout: 20_000});
    const version = /^Python (\d+)\.(\d+)\.\d+/.exec(output);
    if (status !== 0 || !version) continue;
    const [text, major = '', minor = ''] = version;
    if (isSupported(Number(major), Number(minor))) {
      return {python, pythonVersion: text.slice('Python '.length)};
    }
    seen.push(`${python} is ${text}`);
  }
  throw new Problem(
    `The framework needs Python ${oldestPython.join('.')} or ${newestPython.join('.')}; ${seen.join(', ') || 'no Python was found'}.`,
    'Install one, for example with pyenv, so that `python3.12` is on the path.',
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
