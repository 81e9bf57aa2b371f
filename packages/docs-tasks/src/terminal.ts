import fs from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {isListening} from '@docs-kit/service-doubles/listening';
import {
  type Ended,
  runProgram,
  type RunningProgram,
  startProgram,
} from '@docs-kit/docs-verify/processes';

/** A terminal of a reader: what one command sets (variables, folder) holds for the next. */
export interface Terminal {
  readonly run: (code: string) => Promise<Ended>;
  /**
   * Runs what goes on until it is stopped, and waits until it listens.
   * @param ports where it may listen
   * @throws Error with the end of its log when it ends, or does not listen in time
   */
  readonly start: (code: string, ports: readonly number[]) => Promise<Started>;
  /** Folder that it is in. */
  readonly where: () => Promise<string>;
}

export interface Started extends RunningProgram {
  readonly log: () => Promise<string>;
}

const timeLimit = 300_000;
const startTime = 120_000;
const pollInterval = 100;

/**
 * Opens a terminal.
 * @param state file that keeps what its commands set; it must not exist
 * @param folder where it begins
 */
export function openTerminal(state: string, folder: string, env: NodeJS.ProcessEnv): Terminal {
  /** @param when after which commands the state is kept: at the end, or before each */
  const script = (code: string, when: 'EXIT' | 'DEBUG'): string =>
    [
      `[ -f '${state}' ] && source '${state}' 2>/dev/null`,
      'set -e -o pipefail',
      `trap '{ declare -p; printf "cd %q\\n" "$PWD"; } > ${state}' ${when}`,
      code,
      '',
    ].join('\n');
  const options = {cwd: folder, env};
  return {
    run: (code) =>
      runProgram('bash', ['-c', script(code, 'EXIT')], {...options, timeout: timeLimit}),
    start: async (code, ports) => {
      const log = `${state}.log`;
      const before = await Promise.all(ports.map(isListening));
      const free = ports.filter((_, index) => !before[index]);
      // A server that is stopped keeps nothing at its end.
      const program = startProgram('bash', ['-c', script(code, 'DEBUG')], {...options, log});
      const deadline = Date.now() + startTime;
      const listens = async (): Promise<boolean> =>
        (await Promise.all(free.map(isListening))).includes(true);
      while (!(await listens())) {
        if (program.ended() !== undefined || Date.now() > deadline) {
          await program.stop();
          throw new Error(`does not listen: ${await fs.readFile(log, 'utf8')}`);
        }
        await delay(pollInterval);
      }
      return {...program, log: () => fs.readFile(log, 'utf8')};
    },
    where: async () => {
      const kept = await fs.readFile(state, 'utf8').catch(() => '');
      return path.resolve(/^cd (.*)$/m.exec(kept)?.[1] ?? folder);
    },
  };
}
