import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {stringify} from 'yaml';
import {ownModulesVariable} from '../environment';
import {freePort} from '@docs-kit/service-doubles/listening';
import {type Api, createApi} from '../operations/api';
import {startProgram} from '../processes';
import type {Recipes} from '../recipes';
import {saysListening} from '../stack-server';
import type {ServerStarter} from '../workers/servers';

/** How a server is started, beside its run file. */
export interface OwnServerOptions {
  /** Variables of its own; undefined takes one away. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Arguments after the run file. */
  readonly args?: readonly string[];
  /** Python packages and modules that are hidden from the server, as if they were not installed. */
  readonly without?: readonly string[];
  /** Python modules of a reader, which are installed beside the others: their code by path. */
  readonly added?: Readonly<Record<string, string>>;
  /** Python modules that the server imports in place of installed ones: their code by path. */
  readonly modules?: Readonly<Record<string, string>>;
}

/** A server that one situation alone needs. */
export interface OwnServer {
  readonly address: string;
  readonly ask: Api['ask'];
  readonly objects: Recipes;
  /** Reads the log; with a text, once it has it or too much time has passed. */
  readonly log: (awaited?: string) => Promise<string>;
  /**
   * Waits until the server has a model: it lists those of services after it has begun to listen.
   * @throws Error when it does not get it in time
   */
  readonly hasModel: (id: string) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** What has come of the start of a server. */
export interface Started extends OwnServer {
  /** Whether it listens; otherwise it has ended, or does not listen in time. */
  readonly listens: boolean;
}

/** Starting takes seconds; longer while other programs keep the processors busy. */
const startTime = 120_000;
const pollInterval = 100;
/** What is logged in the background comes soon after. */
const logTime = 15_000;

/** Starts a server with a run file of its own, and waits until it listens or has ended. */
export async function startOwnServer(
  runFile: object,
  {environment, args = [], added = {}, without = [], modules = {}}: OwnServerOptions,
  place: {
    /** Path of the program that starts servers, and its arguments before the run file. */
    readonly program: string;
    readonly programArgs: readonly string[];
    readonly servers: ServerStarter;
    /** Folder of this server's run file, log and modules; it is made. */
    readonly folder: string;
    /** Folder to start it in. */
    readonly workingFolder: string;
    readonly variables: NodeJS.ProcessEnv;
    readonly objectsOf: (address: string) => Recipes;
  },
): Promise<Started> {
  const {program, programArgs, servers, folder, workingFolder, variables, objectsOf} = place;
  await mkdir(folder);
  const config = path.join(folder, 'run.yaml');
  await writeFile(config, stringify(runFile));
  const code: Readonly<Record<string, string>> = {
    ...added,
    ...modules,
    ...(without.length > 0 && {sitecustomize: hidingCode(without)}),
  };
  for (const [name, text] of Object.entries(code)) {
    const file = path.join(folder, `${name}.py`);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  const port = await freePort();
  const log = path.join(folder, 'server.log');
  const options = {
    args: [...programArgs, config, '--port', String(port), ...args],
    cwd: workingFolder,
    log,
    env: {
      ...variables,
      OWN_FOLDER: folder,
      ...(Object.keys(code).length > 0 && {PYTHONPATH: folder}),
      ...environment,
    },
  };
  // What takes the place of other modules must be there when a process begins.
  const isPlain =
    Object.keys(modules).length === 0 &&
    without.length === 0 &&
    environment?.[ownModulesVariable] === undefined;
  const running = isPlain
    ? await servers.start(options)
    : startProgram(program, options.args, options);
  const readLog = (): Promise<string> => readFile(log, 'utf8');
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startTime;
  let listens = false;
  // The end is looked at before the log: what was logged last counts.
  for (;;) {
    const hasEnded = running.ended() !== undefined;
    listens = saysListening(await readLog(), port);
    if (listens || hasEnded || Date.now() > deadline) break;
    await delay(pollInterval);
  }
  const api = createApi(address);
  return {
    address,
    listens: listens && running.ended() === undefined,
    ask: api.ask,
    objects: objectsOf(address),
    hasModel: (id) => api.sendUntilFound('GET', `/v1/models/${id}`),
    log: async (awaited = '') => {
      const last = Date.now() + logTime;
      for (;;) {
        const text = await readLog();
        // Lines break where their width ends.
        if (text.replace(/\s+/g, ' ').includes(awaited) || Date.now() > last) return text;
        await delay(pollInterval);
      }
    },
    stop: running.stop,
  };
}

/** Python that runs before a program, and hides packages and modules from it. */
export function hidingCode(names: readonly string[]): string {
  return [
    'import sys',
    '',
    `HIDDEN = ${JSON.stringify(names)}`,
    '',
    'class Hiding:',
    '    def find_spec(self, name, path=None, target=None):',
    '        if any(name == hidden or name.startswith(hidden + ".") for hidden in HIDDEN):',
    '            raise ModuleNotFoundError(f"No module named {name!r}", name=name)',
    '        return None',
    '',
    'sys.meta_path.insert(0, Hiding())',
    '',
  ].join('\n');
}
