import {mkdir, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PythonEnvironment} from '../environment';
import type {RunningServer} from '@docs-kit/service-doubles/listening';
import {createApi} from '../operations/api';
import {programVariables, runProgram} from '../processes';
import type {VerifiedVersion} from '../versions';
import type {Recipes} from '../recipes';
import type {ServerStarter} from '../workers/servers';
import {type OwnServerOptions, type Started, startOwnServer} from './own-server';
import {startMcpServer} from '@docs-kit/service-doubles/mcp-server';
import {startService, toolsOf} from './services';
import type {Scene} from './situation';

/** A program that takes longer hangs. */
const timeLimit = 60_000;

/** How much of a log says why a server did not start. */
const keptLog = 1000;

/** A server with all that situations are made with. */
export interface MessageLane extends Pick<
  Scene,
  'serverAddress' | 'mcpAddress' | 'testDoubleAddress' | 'database'
> {
  readonly version: VerifiedVersion;
  readonly workplace: {readonly folder: string; readonly servers: ServerStarter};
  readonly objectsOf: (address: string) => Recipes;
  /** Starts a test double for one situation alone. */
  readonly startDouble: () => Promise<RunningServer>;
  /** What run files of situations have that say nothing else. */
  readonly runFile: object;
  readonly environment: PythonEnvironment;
  /** File that the server's log goes to. */
  readonly log: string;
}

/** Prepares a folder and the server of a lane for the making of situations. */
export async function createScene(
  lane: MessageLane,
): Promise<{readonly scene: Scene; readonly close: () => Promise<void>}> {
  const {environment, version, workplace, objectsOf} = lane;
  const {serverAddress, mcpAddress, testDoubleAddress, database} = lane;
  const folder = await mkdtemp(path.join(workplace.folder, 'message-'));
  for (const made of version.homeFolders) {
    await mkdir(path.join(folder, made), {recursive: true});
  }
  const variables = programVariables(environment.python, folder);
  const run = async (
    program: string,
    args: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const {output} = await runProgram(program, args, {
      cwd: folder,
      timeout: timeLimit,
      env: {...variables, ...environment},
    });
    return output;
  };
  const servers = new Map<string, Promise<Started>>();
  let count = 0;
  const begin = (runFile: object, options: OwnServerOptions): Promise<Started> => {
    count += 1;
    return startOwnServer(runFile, options, {
      program: environment.program(version.command.program),
      programArgs: version.command.args,
      servers: workplace.servers,
      folder: path.join(folder, `server-${count}`),
      workingFolder: folder,
      variables: {...variables, ...version.serverEnvironment},
      objectsOf,
    });
  };
  /** Once it is stopped, the same run file is served again, with the files that it has left. */
  const restartable =
    (key: string) =>
    (server: Started): Started => ({
      ...server,
      stop: async () => {
        servers.delete(key);
        await server.stop();
      },
    });
  const scene: Scene = {
    versionName: version.name,
    paths: version.paths,
    serverAddress,
    mcpAddress,
    testDoubleAddress,
    database,
    objects: objectsOf(serverAddress),
    ask: createApi(serverAddress).ask,
    runFile: (part) => completed(part, lane.runFile),
    log: () => readFile(lane.log, 'utf8'),
    call: (program, args, own) => run(environment.program(program), args, own),
    python: (code) => run(environment.python, ['-c', code]),
    service: startService,
    mcp: (tools) => startMcpServer(() => toolsOf(tools)),
    double: lane.startDouble,
    save: async (name, content) => {
      await mkdir(path.dirname(path.join(folder, name)), {recursive: true});
      await writeFile(path.join(folder, name), content);
    },
    start: async (runFile, options = {}) => {
      const server = await begin(runFile, options);
      await server.stop();
      return server.log();
    },
    serve: async (runFile, options = {}) => {
      const key = JSON.stringify([runFile, options]);
      const starting = servers.get(key) ?? begin(runFile, options).then(restartable(key));
      servers.set(key, starting);
      const server = await starting;
      if (server.listens) return server;
      throw new Error(`The server does not start: ${(await server.log()).slice(-keptLog)}`);
    },
  };
  return {
    scene,
    close: async () => {
      for (const starting of servers.values()) await (await starting).stop();
    },
  };
}

/** A run file with what it leaves out; it serves the APIs that it has providers of. */
function completed(part: object, defaults: object): object {
  const {providers = {}} = part as {readonly providers?: object};
  return {...defaults, apis: Object.keys(providers), ...part};
}
