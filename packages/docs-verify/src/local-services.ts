import fs from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {freePort, isListening} from '@docs-kit/service-doubles/listening';
import type {PythonEnvironment} from './environment';
import {filled} from './messages/templates';
import {MissingPart} from './problem';
import {programVariables, type RunningProgram, startProgram} from './processes';

type Texts = Readonly<Record<string, string>>;

/** A service of others that runs on this machine; `{{port}}` and `{{folder}}` are its own. */
export interface LocalService {
  /** Regular expression for code that needs it. */
  readonly usedBy: string;
  /** A program of the environment or on the path, and its arguments. */
  readonly command: readonly string[];
  /** Request that succeeds once it is ready; without one it is as soon as it listens. */
  readonly ready?: string;
  /** Variables by which servers and programs find it. */
  readonly variables: Texts;
  /** Addresses of it on pages, and where it is instead. */
  readonly addresses?: Texts;
  /** Where its program is from. */
  readonly install: string;
}

/** How services are found. */
export interface FoundServices {
  readonly variables: Texts;
  readonly addresses: Texts;
}

export interface LocalServices {
  /**
   * Starts the services that code needs and that do not run yet.
   * @throws MissingPart when one does not start
   */
  readonly neededBy: (code: string) => Promise<FoundServices>;
  readonly stop: () => Promise<void>;
}

const startTime = 60_000;
const pollInterval = 100;

/**
 * Keeps services that start when they are first needed, by name.
 * @param folder an existing folder, in which each gets one for its data and log
 */
export function createLocalServices(
  declared: Readonly<Record<string, LocalService>>,
  environment: PythonEnvironment,
  folder: string,
): LocalServices {
  const started = new Map<string, Promise<FoundServices>>();
  const running: RunningProgram[] = [];
  const start = async (name: string, service: LocalService): Promise<FoundServices> => {
    const own = path.join(folder, name);
    await fs.mkdir(own);
    const port = await freePort();
    const values = {port: String(port), folder: own};
    const [command = '', ...args] = filled(service.command, values) as readonly string[];
    const log = path.join(own, 'service.log');
    const env = programVariables(environment.python, own);
    const program = startProgram(command, args, {cwd: own, env, log});
    running.push(program);
    const deadline = Date.now() + startTime;
    while (!(await isReady(port, service.ready))) {
      if (program.ended() !== undefined || Date.now() > deadline) {
        const text = await fs.readFile(log, 'utf8');
        throw new MissingPart(`The service ${name} does not start.`, service.install, text);
      }
      await delay(pollInterval);
    }
    const {variables, addresses = {}} = service;
    return filled({variables, addresses}, values) as FoundServices;
  };
  return {
    neededBy: async (code) => {
      const needed = Object.entries(declared).filter(([, {usedBy}]) =>
        new RegExp(usedBy).test(code),
      );
      const found = await Promise.all(
        needed.map(([name, service]) => {
          const starting = started.get(name) ?? start(name, service);
          started.set(name, starting);
          return starting;
        }),
      );
      return {
        variables: Object.assign({}, ...found.map(({variables}) => variables)) as Texts,
        addresses: Object.assign({}, ...found.map(({addresses}) => addresses)) as Texts,
      };
    },
    stop: async () => {
      await Promise.all(running.map(({stop}) => stop()));
    },
  };
}

async function isReady(port: number, request: string | undefined): Promise<boolean> {
  if (!(await isListening(port))) return false;
  if (request === undefined) return true;
  const [method, route = ''] = request.split(' ');
  const {ok} = await fetch(`http://127.0.0.1:${port}${route}`, {method}).catch(() => ({ok: false}));
  return ok;
}
