import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {onInterrupt} from './interrupts';
import {MissingPart} from './problem';
import {runProgram, stopAllPrograms} from './processes';
import type {Target} from './target';
import type {VerifiedVersion} from './versions';

/** A virtual environment of Python. */
export interface PythonEnvironment {
  readonly python: string;
  /** Path of a program that a package has installed, such as its command line. */
  readonly program: (name: string) => string;
  /** Version of Python, such as `3.12.1`. */
  readonly pythonVersion: string;
  /** File that holds packages at the releases that the version was made with. */
  readonly constraints: string;
}

/** One that holds the framework of a version and its client. */
export interface Environment extends PythonEnvironment {
  readonly target: Target;
}

const pythons = ['3.12', '3.13'];
/** Installs in seconds what takes pip minutes; guides call it too. */
const installer = 'uv==0.13.9';
const defaultInstallTime = 20 * 60_000;

export interface EnvironmentOptions {
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
 * Finds or makes the environment of a version. One that was made from the same requirements and the
 * same revisions is taken as it is.
 * @throws MissingPart when Python is missing or too old, or a package cannot be installed
 */
export async function prepareEnvironment(
  version: VerifiedVersion,
  target: Target,
  {installTime = defaultInstallTime, report}: EnvironmentOptions,
): Promise<Environment> {
  const packages = [target.framework, target.client];
  const {python, pythonVersion} = await findPython();
  const [release = ''] = /^\d+\.\d+/.exec(pythonVersion) ?? [];
  const key = environmentKey(version, target, pythonVersion);
  const folder = path.join(version.cache, `${version.name}-${key}`);
  // Another revision comes with its own lock file; what that lacks is not constrained.
  const locked = path.join(folder, 'constraints.txt');
  const environment: Environment = {
    python: path.join(folder, 'bin', 'python'),
    program: (name) => path.join(folder, 'bin', name),
    pythonVersion,
    target,
    constraints: target.isPinned || target.isNewest ? version.constraints : locked,
  };
  const mark = path.join(folder, 'complete');
  if (existsSync(mark)) return environment;

  // Without its mark the folder is the rest of a run that was interrupted.
  await fs.rm(folder, {recursive: true, force: true});
  await fs.mkdir(path.dirname(folder), {recursive: true});
  report(
    `Installing ${target.framework.label} with Python ${pythonVersion}: takes some minutes, once.`,
  );
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
    if (environment.constraints === locked) await writeLocked(locked, environment, version);
    await step('A package cannot be installed.', environment.program('uv'), [
      ...['pip', 'install', '--quiet', '--python', environment.python],
      // Otherwise it would take what it has built of another revision in the same folder.
      ...['--refresh-package', version.framework.package],
      ...['--refresh-package', version.client.package],
      ...['--constraint', environment.constraints, '--override', version.leftOut],
      ...packages.map(({requirement}) => requirement),
      ...version.packages,
    ]);
    await fs.writeFile(
      path.join(folder, 'lib', `python${release}`, 'site-packages', 'stand-ins.pth'),
      standInsLine(version.standIns),
    );
    await fs.writeFile(mark, `${packages.map(({label}) => label).join('\n')}\n`);
  } catch (error) {
    await remove();
    throw error;
  } finally {
    forget();
  }
  return environment;
}

/** Variable with which a program keeps the modules that it asks for. */
export const ownModulesVariable = 'OWN_MODULES';

/**
 * The line with which Python gives programs other modules than they ask for, when it starts
 * (https://docs.python.org/3/library/site.html), unless `ownModulesVariable` is set.
 */
const standInsLine = (standIns: VerifiedVersion['standIns']): string =>
  Object.entries(standIns)
    .map(
      ([name, other]) =>
        `import os, sys; os.environ.get("${ownModulesVariable}") or sys.modules.update({"${name}": __import__("${other}")})\n`,
    )
    .join('');

/**
 * Names an environment by all that it is made from: of a clone that is its commit, because the folder
 * may hold another one the next time.
 */
export function environmentKey(
  {
    packages,
    standIns,
    constraints,
    leftOut,
  }: Pick<VerifiedVersion, 'packages' | 'standIns' | 'constraints' | 'leftOut'>,
  {framework, client}: Target,
  pythonVersion: string,
): string {
  const parts = [
    pythonVersion,
    installer,
    ...[framework, client].map(({commit, requirement, folder}) =>
      requirement === folder ? commit : requirement,
    ),
    ...packages,
    standInsLine(standIns),
    readFileSync(constraints, 'utf8'),
    readFileSync(leftOut, 'utf8'),
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

/** Writes the releases that a clone's lock file names, except for the framework and its client. */
async function writeLocked(
  file: string,
  {program, target}: Environment,
  {framework, client}: Pick<VerifiedVersion, 'framework' | 'client'>,
): Promise<void> {
  const {folder} = target.framework;
  const {status, printed = ''} = await runProgram(
    program('uv'),
    [
      ...['export', '--quiet', '--frozen', '--no-hashes', '--no-annotate', '--no-header'],
      ...['--no-emit-project', '--all-extras', '--all-groups', '--project', folder ?? ''],
    ],
    {timeout: 60_000},
  );
  const lines = folder === undefined || status !== 0 ? [] : printed.split('\n');
  const isOther = (line: string): boolean =>
    /^[\w.-]+==/.test(line) &&
    ![framework, client].some((pin) => line.startsWith(`${pin.package}==`));
  await fs.writeFile(file, `${lines.filter(isOther).join('\n')}\n`);
}

/** The line in which an installer says what went wrong; empty when it says nothing. */
export function lastError(output: string): string {
  const line = output.split('\n').findLast((text) => /^(?:error|ERROR):|^\s*×/.test(text));
  return line?.replace(/^(?:error|ERROR):|^\s*×/, '').trim() ?? '';
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
    const [text, pythonVersion, release] = /^Python ((\d+\.\d+)\.\d+)/.exec(output) ?? [];
    if (status !== 0 || pythonVersion === undefined) continue;
    if (pythons.includes(release ?? '')) return {python, pythonVersion};
    seen.push(`${python} is ${text}`);
  }
  throw new MissingPart(
    `The framework needs Python ${pythons.join(' or ')}; ${seen.join(', ') || 'no Python was found'}.`,
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

async function pythonCandidates(): Promise<string[]> {
  const pyenv = path.join(process.env.PYENV_ROOT ?? path.join(os.homedir(), '.pyenv'), 'versions');
  const installed = existsSync(pyenv) ? (await fs.readdir(pyenv)).sort() : [];
  return [
    ...[...pythons.map((version) => `python${version}`), 'python3'],
    ...installed.map((name) => path.join(pyenv, name, 'bin', 'python3')),
  ];
}
