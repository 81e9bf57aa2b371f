/**
 * Kills a command at moments by chance, with everything that it started, and runs it again: the next
 * run must write the same bytes as one from scratch.
 *
 *   npm run test:kill                             kills twenty builds of the fixture site
 *   npm run test:kill -- --command generate       other commands: generate, build
 *   npm run test:kill -- --first 6 --last 10      the kills 6 to 10 of the twenty
 *   npm run test:kill -- --seed 7                 other moments
 *
 * It removes caches and what the command wrote in this checkout. A folder that a killed build has left
 * must be whole or missing. Exits with 0 when all is well, 1 when something differs, 2 when the
 * command could not run.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {generatedPlaces} from './support/generated-files';
import {stampFile} from './support/generation-stamp';
import {differences, type FileHashes, hashFiles, type Kill, planKills} from './support/kills';

const root = path.resolve(__dirname, '..');
const caches = 'node_modules/.cache';

/** A command that is killed. */
interface Killed {
  readonly script: string;
  /** What it writes, relative to the project's root. */
  readonly written: readonly string[];
  /** What it keeps between runs. */
  readonly kept: readonly string[];
  /** File or folder that is there only when all the others are whole. */
  readonly mark: string;
}

const commands: Readonly<Record<string, Killed>> = {
  fixture: {
    script: 'build:fixture',
    written: ['build-fixture'],
    kept: ['.docusaurus-fixture', caches],
    mark: 'build-fixture',
  },
  generate: {
    script: 'generate',
    written: [...generatedPlaces, stampFile],
    kept: [],
    mark: stampFile,
  },
  build: {script: 'build', written: ['build'], kept: ['.docusaurus', caches], mark: 'build'},
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

function removeAll(names: readonly string[]): void {
  for (const name of names) rmSync(path.join(root, name), {recursive: true, force: true});
}

/** A process that leads a group: what it starts can be killed with it. */
function start({script}: Killed): ChildProcess {
  return spawn('npm', ['run', '--silent', script], {cwd: root, detached: true, stdio: 'ignore'});
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
}

/**
 * Runs a command to its end.
 * @returns how long it took, in milliseconds
 * @throws Error when it fails
 */
async function run(command: Killed): Promise<number> {
  const started = Date.now();
  const status = await endOf(start(command));
  if (status !== 0) throw new Error(`\`npm run ${command.script}\` failed: exit code ${status}.`);
  return Date.now() - started;
}

/**
 * Runs a command and kills it.
 * @param moment milliseconds after its start
 * @returns whether it was still running then
 */
async function runUntil(command: Killed, moment: number): Promise<boolean> {
  const child = start(command);
  const end = endOf(child);
  const timer = setTimeout(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, moment);
  await end;
  clearTimeout(timer);
  return child.signalCode === 'SIGKILL';
}

/** Kills one run, looks at what it left, runs the command again and looks at what that wrote. */
async function tryKill(
  command: Killed,
  {number, isCold, share}: Kill,
  duration: number,
  expected: FileHashes,
): Promise<string[]> {
  let moment = Math.round(share * duration);
  const prepare = (): void => {
    if (isCold) removeAll([...command.written, ...command.kept]);
  };
  prepare();
  // A run may be faster than the one that was measured.
  while (!(await runUntil(command, moment))) {
    moment = Math.round(moment * 0.9);
    prepare();
  }
  const left = hashFiles(root, command.written);
  const isMarked = hashFiles(root, [command.mark]).size > 0;
  const unfinished = isMarked ? differences(expected, left) : [];
  await run(command);
  const wrong = differences(expected, hashFiles(root, command.written));
  console.log(
    `${number}: killed ${isCold ? 'without caches' : 'with caches'} after ${seconds(moment)} of ${seconds(duration)}, ` +
      `left ${isMarked ? `a whole result` : 'no result'}: ${wrong.length + unfinished.length} differences`,
  );
  return [
    ...unfinished.map((line) => `${number}, after the kill: ${line}`),
    ...wrong.map((line) => `${number}, after the next run: ${line}`),
  ];
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      command: {type: 'string', default: 'fixture'},
      kills: {type: 'string', default: '20'},
      first: {type: 'string', default: '1'},
      last: {type: 'string'},
      seed: {type: 'string', default: '1'},
    },
  });
  const command = commands[values.command];
  if (!command) {
    throw new Error(
      `--command is one of ${Object.keys(commands).join(', ')}, not “${values.command}”.`,
    );
  }
  const kills = planKills(Number(values.kills), Number(values.seed)).filter(
    ({number}) => number >= Number(values.first) && number <= Number(values.last ?? values.kills),
  );
  if (kills.length === 0) throw new Error('No kill is left: compare --kills, --first and --last.');
  removeAll([...command.written, ...command.kept]);
  const cold = await run(command);
  const expected = hashFiles(root, command.written);
  const warm = await run(command);
  console.log(
    `\`npm run ${command.script}\` writes ${expected.size} files: ${seconds(cold)} without caches, ${seconds(warm)} with them. Seed ${values.seed}.`,
  );
  const problems = differences(expected, hashFiles(root, command.written)).map(
    (line) => `before any kill, with caches: ${line}`,
  );
  for (const kill of kills) {
    problems.push(...(await tryKill(command, kill, kill.isCold ? cold : warm, expected)));
  }
  for (const problem of problems) console.error(problem);
  console.log(`${kills.length} kills, ${problems.length} differences`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
