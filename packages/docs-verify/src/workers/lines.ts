import type {ChildProcessWithoutNullStreams} from 'node:child_process';
import {once} from 'node:events';
import {createInterface, type Interface} from 'node:readline';
import {spawnTracked} from '../processes';

/** A process that answers each line with one; it starts with the first. */
export interface LineProcess {
  /**
   * Sends a line, and waits for its answer. One at a time.
   * @returns undefined when the process has ended instead, with what it has said of it
   */
  readonly ask: (
    line: string,
  ) => Promise<{readonly answer: string | undefined; readonly problems: string}>;
  readonly stop: () => void;
}

export function lineProcess(
  command: string,
  args: readonly string[],
  folder: string,
  variables?: NodeJS.ProcessEnv,
): LineProcess {
  let running: {process: ChildProcessWithoutNullStreams; lines: Interface} | undefined;
  const start = () => {
    const process = spawnTracked(command, args, folder, variables);
    // Unread, they would fill the pipe.
    process.stderr.resume();
    running = {process, lines: createInterface({input: process.stdout})};
    return running;
  };
  return {
    ask: async (line) => {
      const {process, lines} = running ?? start();
      const problems: Buffer[] = [];
      const remember = (part: Buffer): number => problems.push(part);
      process.stderr.on('data', remember);
      process.stdin.write(`${line}\n`);
      // Which one comes first: an answer, or the end of the process.
      const waiting = new AbortController();
      const {signal} = waiting;
      const [answer] = (await Promise.race([
        once(lines, 'line', {signal}),
        once(process, 'close', {signal}),
      ])) as [string | number | null];
      waiting.abort();
      process.stderr.off('data', remember);
      if (typeof answer !== 'string') running = undefined;
      return {
        answer: typeof answer === 'string' ? answer : undefined,
        problems: Buffer.concat(problems).toString('utf8'),
      };
    },
    stop: () => {
      running?.process.kill('SIGKILL');
      running = undefined;
    },
  };
}
