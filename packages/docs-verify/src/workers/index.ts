import fs from 'node:fs/promises';
import path from 'node:path';
import type {Ended} from '../processes';
import {lineProcess} from './lines';

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
  const {ask, stop} = lineProcess(command, args, folder);
  return {
    run: async (file, place) => {
      const output = `${file}.output`;
      const more = place ? [place.folder, JSON.stringify(place.variables), ...place.args] : [];
      const {answer, problems} = await ask([file, output, ...more].join('\t'));
      if (answer === undefined) {
        return {
          status: undefined,
          output: `${command} has ended.\n${problems}`,
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
