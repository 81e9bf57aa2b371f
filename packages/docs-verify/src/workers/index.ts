import {type ChildProcessWithoutNullStreams} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import {createInterface, type Interface} from 'node:readline';
import {type Ended, spawnTracked} from '../processes';

/** Runs many programs of one language without starting its interpreter for each. */
export interface Worker {
  /**
   * Runs the program in a file to its end. One at a time.
   * @param place where the program runs, which only workers for Python take
   */
  readonly run: (file: string, place?: ProgramPlace) => Promise<Ended>;
  readonly stop: () => void;
}

/** Where a program runs, and what it is given. */
export interface ProgramPlace {
  readonly folder: string;
  readonly args: readonly string[];
  /** Variables of its environment. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Exit statuses that workers give to a program that has used up its time. */
const timeOutStatuses: ReadonlySet<number> = new Set([124, -14]);

/**
 * A worker for Python programs.
 * @param imports modules that it imports once, before the first program
 */
export function startPythonWorker(
  python: string,
  folder: string,
  imports: readonly string[],
): Worker {
  return startWorker(python, [path.join(__dirname, 'run_programs.py'), ...imports], folder);
}

/** A worker for Java programs. */
export function startJavaWorker(folder: string): Worker {
  return startWorker('java', [path.join(__dirname, 'RunPrograms.java')], folder);
}

/** The worker for Java programs does not tell their streams apart. */
async function readIfWritten(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

function startWorker(command: string, args: readonly string[], folder: string): Worker {
  let running: {process: ChildProcessWithoutNullStreams; lines: Interface} | undefined;
  const start = () => {
    const process = spawnTracked(command, args, folder);
    running = {process, lines: createInterface({input: process.stdout})};
    return running;
  };
  const stop = (): void => {
    running?.process.kill('SIGKILL');
    running = undefined;
  };
  return {
    run: async (file, place) => {
      const {process, lines} = running ?? start();
      const output = `${file}.output`;
      const problems: Buffer[] = [];
      const remember = (part: Buffer): number => problems.push(part);
      process.stderr.on('data', remember);
      const more = place ? [place.folder, JSON.stringify(place.variables), ...place.args] : [];
      process.stdin.write(`${[file, output, ...more].join('\t')}\n`);
      // Which one comes first: an answer, or the end of the worker.
      const waiting = new AbortController();
      const {signal} = waiting;
      const [answer] = (await Promise.race([
        once(lines, 'line', {signal}),
        once(process, 'close', {signal}),
      ])) as [string | number | null];
      waiting.abort();
      process.stderr.off('data', remember);
      if (typeof answer !== 'string') {
        running = undefined;
        return {
          status: undefined,
          output: `${command} has ended.\n${Buffer.concat(problems).toString('utf8')}`,
          timedOut: false,
        };
      }
      const status = Number(answer);
      return {
        status,
        output: await fs.readFile(output, 'utf8'),
        printed: await readIfWritten(`${output}.printed`),
        timedOut: timeOutStatuses.has(status),
      };
    },
    stop,
  };
}
