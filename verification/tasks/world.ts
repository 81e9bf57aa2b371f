import {rmSync} from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {parse, stringify} from 'yaml';
import type {Outcome} from '@docs-kit/docs-tasks/follow';
import type {Step} from '@docs-kit/docs-tasks/steps';
import type {Task} from '@docs-kit/docs-tasks/task';
import type {World} from '@docs-kit/docs-tasks/world';
import type {Environment} from '@docs-kit/docs-verify/environment';
import {startMcpServer, textTools} from '@docs-kit/service-doubles/mcp-server';
import {isListening} from '@docs-kit/service-doubles/listening';
import {Problem} from '@docs-kit/docs-verify/problem';
import {programVariables, type RunningProgram} from '@docs-kit/docs-verify/processes';
import {createServerStarter, type ServerStarter} from '@docs-kit/docs-verify/workers/servers';
import {startPostgres} from '@docs-kit/docs-verify/postgres';
import {carryOut} from '@docs-kit/docs-verify/recipes';
import {startRecorder} from '@docs-kit/docs-verify/recorder';
import {saysListening} from '@docs-kit/docs-verify/stack-server';
import {startOtlpReceiver} from '@docs-kit/service-doubles/otlp-receiver';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import {fit} from '@docs-kit/reader-setup/edits';
import {readerSetupOptions} from '../../src/config/reader-setup';
import {nextVersion} from '../../src/site/versions';
import {prepareReader} from '../guides/page-shell';
import {forgetNewResources, listResources, type Resources, setUpResources} from '../guides/readers';
import {installsPackages, requirementsOf} from '../guides/run';
import {objectsAt} from '../operations/objects';
import {merged, stockRunFile} from '../run-files/assemble';
import {telemetryVariables} from '../session';
import {startDouble} from '../test-double';
import {runs} from '../versions';

/** Where readers work: what runs beside them goes on from one to the next. */
export interface Workshop {
  /** Gives a reader a place of their own, and takes it back. */
  readonly inWorld: (
    task: Task,
    steps: readonly Step[],
    work: (world: World) => Promise<Outcome>,
  ) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

/** Where pages say that the server is. */
const port = 8321;
const address = `http://localhost:${port}`;
/** Where servers for MCP listen whose code names no port. */
const toolPort = 8000;

/** Models are listed after a server has begun to listen; one without any has none. */
const settleTime = 8000;
const pollInterval = 200;

/** The program of a service that readers run beside the server: it talks to what takes its place. */
const modelProgram = [
  '#!/bin/sh',
  'case "$1" in',
  'pull) curl -sf http://localhost:11434/api/pull -d "{\\"model\\": \\"$2\\"}" ;;',
  'list) curl -sf http://localhost:11434/api/tags | jq -r ".models[].name" ;;',
  '*) echo "unknown command: $1"; exit 1 ;;',
  'esac',
  '',
].join('\n');

/**
 * Starts what stands in for services of others, and what readers run beside the server.
 * @throws Problem when one of them does not start
 */
export async function openWorkshop(
  version: VerifiedVersion,
  environment: Environment,
): Promise<Workshop> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tasks-'));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true, maxRetries: 5}));
  const double = await startDouble();
  const receiver = await startOtlpReceiver();
  const mcp = await startMcpServer(() => textTools('calendar', runs.tools));
  const postgresFolder = path.join(folder, 'postgres');
  await fs.mkdir(postgresFolder);
  const postgres = await startPostgres(environment, postgresFolder, runs.role);
  const servers = createServerStarter(environment.python, folder, runs.server);
  let readers = 0;
  /** The server of all readers who have one: starting it takes longer than most tasks. */
  let server: RunningProgram | undefined;
  /** What it has before anybody adds to it. */
  let fromStart: Resources | undefined;
  const serverFolder = path.join(folder, 'server');
  await fs.mkdir(serverFolder);
  const serverDatabase = await postgres.createDatabase('server');
  const objects = objectsAt(version.name, address);
  const stopServer = async (): Promise<void> => {
    // A server whose run file and registry disagree on a shield does not start again.
    if (server) await objects.requests.attempt('DELETE', '/v1/shields/llama-guard');
    await server?.stop();
    server = undefined;
  };

  const inWorld: Workshop['inWorld'] = async (task, steps, work) => {
    readers += 1;
    const own = path.join(folder, `reader-${readers}`);
    const home = path.join(own, 'home');
    const reader = path.join(home, 'work');
    await fs.mkdir(path.join(own, 'node_modules'), {recursive: true});
    await fs.symlink(
      path.resolve(__dirname, '../../node_modules', version.nodeClient),
      path.join(own, 'node_modules', 'llama-stack-client'),
    );
    const variables = await prepareReader(
      {
        environment,
        folder: own,
        ...requirementsOf(steps.some(installsPackages), environment),
        makesEnvironment: steps.some(({code}) => /^ *uv venv\b/m.test(code)),
        packagesUntil: undefined,
      },
      home,
    );
    await fs.mkdir(reader);
    await fs.writeFile(path.join(own, '.programs', 'ollama'), modelProgram, {mode: 0o755});
    const database = await postgres.createDatabase(`reader_${readers}`);
    const services = await Promise.all(
      Object.entries(task.start?.services ?? {}).map(([at, catalogue]) =>
        startRecorder(
          catalogue === 'otlp' ? receiver.address : `${double.address}/${catalogue}`,
          Number(at),
        ),
      ),
    );
    const values = {
      ...objects.values,
      mcp: mcp.address,
      double: double.address,
      telemetryReceiver: receiver.address,
      database,
    };
    if (!task.start?.server) await stopServer();
    try {
      return await work({
        folder: reader,
        hidden: own,
        environment: {...variables, ...version.serverEnvironment},
        address,
        goesOn: /llama stack run|mcp\.run\(|serve_forever\(|app\.listen\(/,
        ports: [port, toolPort],
        values,
        fit: (sample) => fitted(sample, task, version.name),
        merge: async (file, excerpt) =>
          stringify(merged(parse(file ?? (await stockRunFile(environment))), parse(excerpt))),
        startServer: async (again) => {
          if (again) await stopServer();
          if (server) return;
          server = await startServer(version, environment, servers, serverFolder, {
            TEST_DOUBLE_URL: double.address,
            ...telemetryVariables(receiver.address, 'reader'),
            ...serverDatabase,
          });
          await settle();
          await setUpResources(objects);
          fromStart ??= await listResources(objects);
        },
        settle,
        prepare: async ({start}) => {
          await carryOut(start?.has ?? [], objects.requests, objects.recipes, values);
        },
      });
    } finally {
      // The next reader has the same server, as it was.
      if (server && fromStart) await forgetNewResources(objects, fromStart);
      await Promise.all(services.map((service) => service.close()));
      await fs.rm(own, {recursive: true, force: true, maxRetries: 5});
    }
  };
  return {
    inWorld,
    close: async () => {
      await stopServer();
      servers.stop();
      await Promise.all([double.close(), receiver.close(), mcp.close(), postgres.stop()]);
      await fs.rm(folder, {recursive: true, force: true, maxRetries: 5});
    },
  };
}

/** Starts the server that a reader has already, with the run file of the version. */
async function startServer(
  version: VerifiedVersion,
  {python}: Environment,
  servers: ServerStarter,
  folder: string,
  services: NodeJS.ProcessEnv,
): Promise<RunningProgram> {
  if (await isListening(port)) {
    throw new Problem(`Port ${port} is in use.`, 'Stop the program that listens there.');
  }
  const log = path.join(folder, 'server.log');
  const server = await servers.start({
    args: [...version.command.args, version.runConfig, '--port', String(port)],
    cwd: folder,
    log,
    env: programVariables(python, folder, {
      SERVER_FOLDER: folder,
      ...services,
      ...version.serverEnvironment,
    }),
  });
  while (!saysListening(await fs.readFile(log, 'utf8'), port)) {
    if (server.ended() !== undefined) {
      throw new Problem('The server ends.', 'Its log tells why.', await fs.readFile(log, 'utf8'));
    }
    await delay(pollInterval);
  }
  return server;
}

async function settle(): Promise<void> {
  const deadline = Date.now() + settleTime;
  for (;;) {
    const response = await fetch(`${address}/v1/models`).catch(() => undefined);
    // Who is refused is not told.
    if (response && response.status !== 200) return;
    const {data = []} = ((await response?.json()) ?? {}) as {readonly data?: readonly unknown[]};
    if (data.length > 0 || Date.now() > deadline) return;
    await delay(pollInterval);
  }
}

const {defaults, versions} = readerSetupOptions();

/** A sample as the site shows it with the setup of a task. */
function fitted(
  {code, language}: Pick<Step, 'code' | 'language'>,
  {setup = {}, page}: Task,
  version: string,
): string {
  const facts = versions[version === nextVersion.name ? 'current' : version];
  if (!facts) return code;
  const isAboutOne = defaults.pagesAboutOne.some((piece) => `/${page}/`.includes(piece));
  return [...fit({code, language, isAboutOne}, setup, facts, defaults).edits]
    .reverse()
    .reduce((text, {start, end, text: by}) => text.slice(0, start) + by + text.slice(end), code);
}
