import {mkdir, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Environment} from '../environment';
import type {Lane} from '../operations';
import {createApi} from '../operations/api';
import {apiPathsOf, createObjects} from '../operations/objects';
import {localEnvironment, quickImports, runProgram} from '../processes';
import {type OwnServerOptions, type Started, startOwnServer} from './own-server';
import {verifiedVersion} from '../versions';
import {startMcpServer} from '../mcp-server';
import {startTestDouble} from '../test-double';
import {createAsk} from './requests';
import {startService, toolsOf} from './services';
import type {Scene} from './situation';

/** A program that takes longer hangs. */
const timeLimit = 60_000;

/** How much of a log says why a server did not start. */
const keptLog = 1000;

/** A server with all that situations are made with. */
export interface MessageLane extends Lane {
  readonly environment: Environment;
  readonly testDoubleAddress: string;
  /** Variables by which a server finds a database of PostgreSQL. */
  readonly database: Readonly<Record<string, string>>;
  /** File that the server's log goes to. */
  readonly log: string;
}

/** Prepares a folder and the server of a lane for the making of situations. */
export async function createScene({
  environment,
  serverAddress,
  testDoubleAddress,
  database,
  versionName,
  mcpAddress,
  workplace,
  log,
}: MessageLane): Promise<{readonly scene: Scene; readonly close: () => Promise<void>}> {
  const folder = await mkdtemp(path.join(workplace.folder, 'message-'));
  // Readers have built a distribution: without the folder for those, programs end otherwise.
  await mkdir(path.join(folder, '.llama', 'distributions'), {recursive: true});
  const paths = apiPathsOf(versionName);
  const variables = localEnvironment({
    HOME: folder,
    // Wide enough for tables and panels to keep their lines in one piece.
    COLUMNS: '400',
    PYTHONUNBUFFERED: '1',
    PATH: `${path.dirname(environment.python)}${path.delimiter}${process.env.PATH ?? ''}`,
    ...quickImports,
  });
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
      llama: environment.program('llama'),
      servers: workplace.servers,
      folder: path.join(folder, `server-${count}`),
      workingFolder: folder,
      variables: {...variables, ...verifiedVersion(versionName).serverEnvironment},
      paths,
    });
  };
  const scene: Scene = {
    versionName,
    paths,
    serverAddress,
    mcpAddress,
    testDoubleAddress,
    database,
    objects: createObjects(createApi(serverAddress), paths),
    ask: createAsk(serverAddress),
    runFile: (part) => completed(part),
    log: () => readFile(log, 'utf8'),
    call: (program, args, own) => run(environment.program(program), args, own),
    python: (code) => run(environment.python, ['-c', code]),
    service: startService,
    mcp: (tools) => startMcpServer(0, () => toolsOf(tools)),
    double: () => startTestDouble(),
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
      const starting = servers.get(key) ?? begin(runFile, options);
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

/** The smallest run file that serves some APIs, with a registry that no other server has. */
function completed(part: object): object {
  const {providers = {}} = part as {readonly providers?: object};
  return {
    version: 2,
    image_name: 'messages',
    apis: Object.keys(providers),
    metadata_store: {type: 'sqlite', db_path: '${env.OWN_FOLDER:=.}/registry.db'},
    ...part,
  };
}
