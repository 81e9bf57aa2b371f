import {rmSync} from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {MessageLane} from '@docs-kit/docs-verify/messages/scene';
import type {Environment} from '@docs-kit/docs-verify/environment';
import {onInterrupt} from '@docs-kit/docs-verify/interrupts';
import {freePort} from '@docs-kit/service-doubles/listening';
import type {Lane} from './operations/run';
import {objectsAt} from './operations/objects';
import {prepareWorkplace} from './operations/programs';
import {runs} from './versions';
import {startMcpServer, textTools} from '@docs-kit/service-doubles/mcp-server';
import {type Exchange, startRecorder} from '@docs-kit/docs-verify/recorder';
import {
  createLocalServices,
  type LocalService,
  type LocalServices,
} from '@docs-kit/docs-verify/local-services';
import {startPostgres} from '@docs-kit/docs-verify/postgres';
import {readYaml} from '@docs-kit/docs-verify/yaml';
import servicesSchema from './schemas/services.json';
import {startStackServer} from '@docs-kit/docs-verify/stack-server';
import {startDouble} from './test-double';
import {type OtlpReceiver, startOtlpReceiver} from '@docs-kit/service-doubles/otlp-receiver';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';

/** A server with its log, and whether it still runs. */
export interface SessionLane extends Lane {
  /** Name under which the server sends its telemetry. */
  readonly serviceName: string;
  /** @throws Problem when the server has ended */
  readonly check: () => void;
  readonly log: string;
}

/** A server with all that work is done with. */
export interface WorkLane extends SessionLane, Omit<MessageLane, 'workplace'> {
  readonly environment: Environment;
  readonly telemetryAddress: string;
  readonly createDatabase: () => Promise<Readonly<Record<string, string>>>;
  readonly services: LocalServices;
  readonly packagesUntil: string | undefined;
}

/** How a session is started. */
export interface SessionOptions {
  readonly laneCount: number;
  /**
   * Where the first framework server listens; each further one takes the next. Without one they take
   * free ports.
   */
  readonly port?: number;
  /** Date of the newest packages that guides install; the newest of all without it. */
  readonly packagesUntil?: string;
}

const localServices = readYaml<Readonly<Record<string, LocalService>>>(
  path.join(__dirname, 'services.yaml'),
  'verification/services.yaml',
  servicesSchema,
);

/** Everything that runs while a version is verified. */
export interface Session {
  readonly lanes: readonly WorkLane[];
  readonly testDoubleAddress: string;
  /** What the servers have asked the services behind them. */
  readonly passedOn: readonly Exchange[];
  /** Where the servers send spans and counters. */
  readonly receiver: OtlpReceiver;
  /** Stops all servers and removes their folder. */
  readonly close: () => Promise<void>;
}

/**
 * How a server sends telemetry: as the guide about telemetry says, and with shorter intervals of
 * OpenTelemetry's own variables, so that nobody waits a minute for counters.
 */
export function telemetryVariables(endpoint: string, serviceName: string): NodeJS.ProcessEnv {
  return {
    TELEMETRY_SINKS: 'sqlite,otel_trace,otel_metric',
    OTEL_SERVICE_NAME: serviceName,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_METRIC_EXPORT_INTERVAL: '250',
  };
}

/**
 * Starts the test double, the receiver of telemetry, the MCP server, PostgreSQL and one framework server for each lane.
 * @throws Problem when a server does not start; nothing is left running then
 */
export async function startSession(
  version: VerifiedVersion,
  environment: Environment,
  {laneCount, port, packagesUntil}: SessionOptions,
): Promise<Session> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'verify-'));
  // Also when the process ends before it has closed the session.
  const remove = (): void => rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  process.once('exit', remove);
  const closing: (() => Promise<void> | void)[] = [
    () => {
      remove();
      process.off('exit', remove);
    },
  ];
  // Servers stop before their folder goes: one that still writes would bring it back.
  const stopAll = async (): Promise<void> => {
    while (closing.length > 0) await closing.pop()?.();
  };
  const forget = onInterrupt(stopAll);
  const close = async (): Promise<void> => {
    await stopAll();
    forget();
  };
  try {
    const double = await startDouble();
    closing.push(double.close);
    const services = await startRecorder(double.address);
    closing.push(services.close);
    const receiver = await startOtlpReceiver();
    closing.push(receiver.close);
    const mcp = await startMcpServer(() => textTools('calendar', runs.tools));
    closing.push(mcp.close);
    const local = createLocalServices(localServices, environment, folder);
    closing.push(local.stop);
    const postgresFolder = path.join(folder, 'postgres');
    await fs.mkdir(postgresFolder);
    const postgres = await startPostgres(environment, postgresFolder, runs.role);
    closing.push(postgres.stop);
    const database = await postgres.createDatabase('llamastack');
    let databases = 0;
    const lanes = await Promise.all(
      Array.from({length: laneCount}, async (_, index) => {
        const serverFolder = path.join(folder, `server-${index}`);
        await fs.mkdir(serverFolder);
        const serviceName = `lane-${index}`;
        const server = await startStackServer({
          version,
          environment,
          folder: serverFolder,
          port: port === undefined ? await freePort() : port + index,
          services: {
            TEST_DOUBLE_URL: services.address,
            ...telemetryVariables(receiver.address, serviceName),
            ...(await postgres.createDatabase(`lane_${index}`)),
          },
        });
        closing.push(server.stop);
        const workplace = await prepareWorkplace(
          path.join(folder, `programs-${index}`),
          environment,
          version.nodeClient,
        );
        closing.push(workplace.stop);
        return {
          version,
          environment,
          testDoubleAddress: double.address,
          telemetryAddress: receiver.address,
          database,
          createDatabase: () => {
            databases += 1;
            return postgres.createDatabase(`own_${databases}`);
          },
          services: local,
          packagesUntil,
          objectsOf: (address: string) => objectsAt(version.name, address).recipes,
          startDouble,
          runFile: runs.runFile,
          versionName: version.name,
          serverAddress: server.address,
          mcpAddress: mcp.address,
          check: server.check,
          log: server.log,
          serviceName,
          workplace,
        };
      }),
    );
    const passedOn = services.exchanges;
    return {lanes, testDoubleAddress: double.address, passedOn, receiver, close};
  } catch (error) {
    await close();
    throw error;
  }
}
