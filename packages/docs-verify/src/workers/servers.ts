import {once} from 'node:events';
import {closeSync, openSync} from 'node:fs';
import path from 'node:path';
import {createInterface, type Interface} from 'node:readline';
import {setTimeout as delay} from 'node:timers/promises';
import {quickImports, type RunningProgram, spawnTracked} from '../processes';

/** How a server is started. */
export interface ServerStart {
  /** Arguments of the program. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** File for the log; it is made. */
  readonly log: string;
}

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
  readonly start: (options: ServerStart) => Promise<RunningProgram>;
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
  let running: {process: ReturnType<typeof spawnTracked>; lines: Interface} | undefined;
  const args = [path.join(__dirname, 'start_servers.py'), entry, program, ...imports];
  const begin = () => {
    const process = spawnTracked(python, args, folder, {
      HOME: folder,
      // What is printed must be in the log when it is read.
      PYTHONUNBUFFERED: '1',
      ...quickImports,
    });
    // Nobody reads what the imports have to say.
    process.stderr.resume();
    running = {process, lines: createInterface({input: process.stdout})};
    return running;
  };
  return {
    start: async ({args: given, cwd, env, log}) => {
      closeSync(openSync(log, 'w'));
      const {process: starter, lines} = running ?? begin();
      starter.stdin.write(
        `${JSON.stringify({folder: cwd, log, variables: env, arguments: given})}\n`,
      );
      const waiting = new AbortController();
      const {signal} = waiting;
      const [answer] = (await Promise.race([
        once(lines, 'line', {signal}),
        once(starter, 'close', {signal}),
      ])) as [string | number | null];
      waiting.abort();
      if (typeof answer !== 'string') {
        running = undefined;
        throw new Error('The process that starts servers has ended.');
      }
      return forkedProgram(Number(answer));
    },
    stop: () => {
      running?.process.kill('SIGKILL');
      running = undefined;
    },
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
