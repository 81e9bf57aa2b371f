import {closeSync, openSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {type ProgramOptions, quickImports, type RunningProgram} from '../processes';
import {lineProcess} from './lines';

/** The program that serves, as Python finds it. */
export interface ServerProgram {
  /** Module and function, such as `package.cli:main`. */
  readonly entry: string;
  /** Its name on the command line. */
  readonly program: string;
  /** Modules that most servers import. */
  readonly imports: readonly string[];
}

/** Starts servers of the framework without importing its modules for each. */
export interface ServerStarter {
  /** @throws Error when the process that starts servers has ended */
  readonly start: (
    options: ProgramOptions & {readonly args: readonly string[]},
  ) => Promise<RunningProgram>;
  readonly stop: () => void;
}

const stopTime = 10_000;
const pollInterval = 50;

/**
 * Creates a starter, whose process begins with the first server.
 * @param folder home folder of the process, where the framework keeps what no run file places
 */
export function createServerStarter(
  python: string,
  folder: string,
  {entry, program, imports}: ServerProgram,
): ServerStarter {
  const args = [path.join(__dirname, 'start_servers.py'), entry, program, ...imports];
  const {ask, stop} = lineProcess(python, args, folder, {
    HOME: folder,
    // What is printed must be in the log when it is read.
    PYTHONUNBUFFERED: '1',
    ...quickImports,
  });
  return {
    start: async ({args: given, cwd, env, log}) => {
      closeSync(openSync(log, 'w'));
      const {answer} = await ask(
        JSON.stringify({folder: cwd, log, variables: env, arguments: given}),
      );
      if (answer === undefined) throw new Error('The process that starts servers has ended.');
      return forkedProgram(Number(answer));
    },
    stop,
  };
}

/** A program that is known by its id alone. */
function forkedProgram(pid: number): RunningProgram {
  const signal = (name: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(pid, name);
    } catch {
      return false;
    }
  };
  return {
    // How it has ended is in its log.
    ended: () => (signal(0) ? undefined : 1),
    stop: async () => {
      signal('SIGTERM');
      const deadline = Date.now() + stopTime;
      while (signal(0)) {
        if (Date.now() > deadline) signal('SIGKILL');
        await delay(pollInterval);
      }
    },
  };
}
