import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import type {PythonEnvironment} from './environment';
import {isListening} from '@docs-kit/service-doubles/listening';
import {Problem} from './problem';
import {programVariables, startProgram} from './processes';
import type {VerifiedVersion} from './versions';

/** The framework's own server with everything that it stores in one folder. */
export interface StackServer {
  readonly address: string;
  readonly log: string;
  /**
   * Whether the server still runs.
   * @throws Problem with the end of its log when it has died
   */
  readonly check: () => void;
  readonly stop: () => Promise<void>;
}

const startTime = 300_000;
const pollInterval = 200;

/**
 * Starts the framework's server and waits until it answers.
 * @throws Problem when the port is in use, or the server dies or does not answer in time
 */
export async function startStackServer(options: {
  readonly version: VerifiedVersion;
  readonly environment: PythonEnvironment;
  /** Folder for databases, uploads and the log; it must exist. */
  readonly folder: string;
  readonly port: number;
  /** Where the services are that the run configuration names. */
  readonly services: NodeJS.ProcessEnv;
}): Promise<StackServer> {
  const {version, environment, folder, port, services} = options;
  const {runConfig, command} = version;
  if (await isListening(port)) {
    throw new Problem(`Port ${port} is in use.`, 'Stop the program that listens there.');
  }
  const log = path.join(folder, 'server.log');
  const program = startProgram(
    environment.program(command.program),
    [...command.args, runConfig, '--port', String(port)],
    {
      cwd: folder,
      log,
      env: programVariables(environment.python, folder, {
        SERVER_FOLDER: folder,
        ...services,
        ...version.serverEnvironment,
      }),
    },
  );
  const address = `http://127.0.0.1:${port}`;
  const check = (): void => {
    const status = program.ended();
    if (status === undefined) return;
    throw new Problem(
      `The framework's server has ended with status ${status}.`,
      `Its log tells why; the run configuration is ${runConfig}.`,
      readFileSync(log, 'utf8'),
    );
  };
  const deadline = Date.now() + startTime;
  // Its own log must say that it listens: another server may have taken the port in the meantime.
  while (!(saysListening(await fs.readFile(log, 'utf8'), port) && (await isHealthy(address)))) {
    check();
    if (Date.now() > deadline) {
      await program.stop();
      throw new Problem(
        `The framework's server does not answer after ${startTime / 1000} seconds.`,
        `Its log tells why; the run configuration is ${runConfig}.`,
        await fs.readFile(log, 'utf8'),
      );
    }
    await delay(pollInterval);
  }
  return {address, log, check, stop: program.stop};
}

/** Whether the log of a server says that it listens on a port; lines break where its width ends. */
export function saysListening(log: string, port: number): boolean {
  return new RegExp(`Uvicornrunningon[^(]*:${port}\\b`).test(log.replace(/\s+/g, ''));
}

async function isHealthy(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/v1/health`, {signal: AbortSignal.timeout(5000)});
    // With authentication, some versions ask for a token there too.
    return response.ok || response.status === 401;
  } catch {
    return false;
  }
}
