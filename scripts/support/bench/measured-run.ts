import {spawn} from 'node:child_process';
import {canReadMemory, readTreeBytes} from './process-tree';

/** What a command took. */
export interface Run {
  readonly seconds: number;
  /** Most memory that the command and all that it started had at a time; undefined where no system call tells. */
  readonly peakBytes: number | undefined;
  /** What it printed, on both streams. */
  readonly output: string;
}

/** A command line with its place. */
export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Variables besides those of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Milliseconds between two looks at the memory: a build has its peak for seconds. */
const interval = 250;

/**
 * Runs a command to its end and measures it.
 * @throws Error with the end of its output when it fails
 */
export function measureRun({command, args, cwd, env}: Command): Promise<Run> {
  const started = process.hrtime.bigint();
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => parts.push(part));
  }
  let peak = 0;
  const {pid} = child;
  const timer =
    pid !== undefined && canReadMemory()
      ? setInterval(() => (peak = Math.max(peak, readTreeBytes(pid))), interval)
      : undefined;
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      clearInterval(timer);
      reject(error);
    });
    child.once('close', (status) => {
      clearInterval(timer);
      const output = Buffer.concat(parts).toString('utf8');
      const line = [command, ...args].join(' ');
      if (status === 0) {
        const seconds = Number(process.hrtime.bigint() - started) / 1e9;
        resolve({seconds, peakBytes: peak > 0 ? peak : undefined, output});
      } else {
        reject(new Error(`\`${line}\` failed in ${cwd}:\n${output.slice(-4000)}`));
      }
    });
  });
}
