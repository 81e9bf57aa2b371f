import {type ChildProcess, type ChildProcessWithoutNullStreams, spawn} from 'node:child_process';
import {closeSync, openSync} from 'node:fs';
import path from 'node:path';

/** How a program ended. */
export interface Ended {
  /** Exit status; undefined when the program was stopped. */
  readonly status: number | undefined;
  /** What it has printed on both streams, in order. */
  readonly output: string;
  /** What it has printed on its standard output alone; absent where nothing tells that apart. */
  readonly printed?: string;
  readonly timedOut: boolean;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the program and what it has started are stopped. */
  readonly timeout: number;
  readonly input?: string;
}

/** A program that goes on until it is stopped. */
export interface RunningProgram {
  /** Status when it has ended by itself; undefined while it runs. */
  readonly ended: () => number | undefined;
  readonly stop: () => Promise<void>;
}

/** Process groups that must not outlive this process. */
const groups = new Set<number>();

let isEnding = false;

/** Every program leads a group of its own, so that what it starts is stopped with it. */
function track(child: ChildProcess): void {
  const {pid} = child;
  if (pid === undefined) return;
  if (isEnding) killGroup(pid);
  groups.add(pid);
  child.once('close', () => groups.delete(pid));
}

/** Stops a program that leads a group, and its group: at once, unless another signal is named. */
export function killGroup(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended in the meantime.
  }
}

/** Stops every program that runs. Called when the process ends, whatever the reason. */
export function stopAllPrograms(): void {
  for (const pid of groups) killGroup(pid);
}

/** Stops every program that runs, and each that starts from now on: this process is about to end. */
export function endPrograms(): void {
  isEnding = true;
  stopAllPrograms();
}

process.once('exit', stopAllPrograms);

/** Runs a program to its end and collects what it prints on both streams. */
export function runProgram(
  command: string,
  args: readonly string[],
  {cwd, env, timeout, input}: RunOptions,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {cwd, env, detached: true, stdio: 'pipe'});
    track(child);
    const parts: Buffer[] = [];
    const printed: Buffer[] = [];
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      if (child.pid !== undefined) killGroup(child.pid);
    }, timeout);
    child.stdout.on('data', (part: Buffer) => {
      parts.push(part);
      printed.push(part);
    });
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.once('error', (error) => parts.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (status) => {
      clearTimeout(timer);
      // What a program leaves behind would go on in its group.
      if (child.pid !== undefined) killGroup(child.pid);
      resolve({
        status: timedOut ? undefined : (status ?? undefined),
        output: Buffer.concat(parts).toString('utf8'),
        printed: Buffer.concat(printed).toString('utf8'),
        timedOut,
      });
    });
    // A program that ends before it has read everything is judged by its status alone.
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
  });
}

/** Starts a program that this one talks to; it is stopped with this process at the latest. */
export function spawnTracked(
  command: string,
  args: readonly string[],
  cwd: string,
  variables: NodeJS.ProcessEnv = {},
): ChildProcessWithoutNullStreams {
  const env = localEnvironment(variables);
  const child = spawn(command, args, {cwd, env, detached: true, stdio: 'pipe'});
  track(child);
  // A program that cannot be started ends at once: its end is what callers look at.
  child.on('error', () => {});
  return child;
}

/** The environment of programs that talk to servers on this machine, without a proxy. */
export function localEnvironment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {...process.env, NO_PROXY: '*', no_proxy: '*', ...more};
}

/**
 * Variables of a program in a Python environment whose output is read: its lines are in one piece,
 * and come at once. What it keeps under its home folder goes away with the run.
 */
export function programVariables(
  python: string,
  home: string,
  more: NodeJS.ProcessEnv = {},
): NodeJS.ProcessEnv {
  return localEnvironment({
    HOME: home,
    COLUMNS: '400',
    PYTHONUNBUFFERED: '1',
    PATH: `${path.dirname(python)}${path.delimiter}${process.env.PATH ?? ''}`,
    ...quickImports,
    ...more,
  });
}

/** LiteLLM fetches a list of prices when it is imported; the one in its package does as well. */
export const quickImports: NodeJS.ProcessEnv = {LITELLM_LOCAL_MODEL_COST_MAP: 'True'};

/** How a program with a log is started. */
export interface ProgramOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** File for the log; it is made. */
  readonly log: string;
}

/** Starts a program that writes its log into a file. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions,
): RunningProgram {
  const log = openSync(options.log, 'w');
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  track(child);
  let status: number | undefined;
  const closed = new Promise<void>((resolve) => {
    child.once('error', () => {
      status = 127;
      resolve();
    });
    child.once('close', (code) => {
      status = code ?? 1;
      resolve();
    });
  });
  return {
    ended: () => status,
    stop: async () => {
      if (status !== undefined || child.pid === undefined) return;
      const {pid} = child;
      killGroup(pid, 'SIGTERM');
      const timer = setTimeout(() => killGroup(pid), 10_000);
      await closed;
      clearTimeout(timer);
      killGroup(pid);
    },
  };
}
