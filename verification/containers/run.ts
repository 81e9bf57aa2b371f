/**
 * Starts the containers of the guides' `docker run` commands with a real Docker Engine, as they are
 * written, and asks the server inside. Records what came in `data/<version>/containers.json`.
 *
 *   npx tsx verification/containers/run.ts --version v0.2.23 [--changed]
 *   npx tsx verification/containers/run.ts --version next --source DIR --client-source DIR [--changed]
 *
 * Needs Docker, script (util-linux), and the images under the names of the pages; it makes none.
 * Commands whose image is missing are left. Each result is kept at once, and with
 * `--changed` it is not tried again. After `--minutes` nothing more is started. Exits with 1 when a container does not answer as its page
 * says.
 */
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {type Environment, prepareEnvironment} from '@docs-kit/docs-verify/environment';
import type {GuidePage, RecordedFence} from '@docs-kit/docs-verify/guides/page';
import {isListening} from '@docs-kit/service-doubles/listening';
import {parsed, requestWhole} from '@docs-kit/docs-verify/operations/api';
import {startPostgres} from '@docs-kit/docs-verify/postgres';
import {Problem} from '@docs-kit/docs-verify/problem';
import {localEnvironment, runProgram, startProgram} from '@docs-kit/docs-verify/processes';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import type {ContainersData, StartedContainer} from '../../src/facts/data-types';
import {guidePagesOf} from '../guides/fences';
import {reasonNotToRun} from '../not-run';
import {
  chosenVersion,
  type Recorded,
  recordFile,
  runToEnd,
  versionOptions,
  writeRecord,
} from '../options';
import {readersRunFile, stockRunFile} from '../run-files/assemble';
import {startDouble} from '../test-double';
import {runs} from '../versions';
import {
  imageOf,
  mountedFile,
  noTime,
  providerOf,
  reasonNotToStart,
  servicesBehind,
  startOf,
  variablesFromReader,
} from './find';

const port = 8321;
const address = `http://127.0.0.1:${port}`;
const startTime = 300_000;
const stepTime = 60_000;
/** Ports of the services on the host that commands name, all answered by the test double. */
const servicePorts = [8000, 8080, 11434];

const docker = (args: readonly string[]) =>
  runProgram('docker', args, {timeout: stepTime, env: localEnvironment()});

/** Passes on what arrives at a port of all interfaces, which containers reach, to one of this machine. */
async function passOn(from: number, to: number): Promise<() => void> {
  const server = net.createServer((socket) => {
    const target = net.connect(to, '127.0.0.1');
    socket.pipe(target).pipe(socket);
    socket.on('error', () => target.destroy());
    target.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(new Problem(`Port ${from} is in use.`, 'Stop the program that listens there.')),
    );
    server.listen(from, resolve);
  });
  return () => void server.close();
}

/** What a server in a container answered. */
type Started = Omit<StartedContainer, 'id' | 'hash' | 'left'>;

/** What of containers this run is about. */
interface Run {
  readonly version: VerifiedVersion;
  readonly environment: Environment;
  readonly folder: string;
  /** Address of the test double, as containers reach it. */
  readonly double: string;
}

/** A list that the server gives, or an error with what it gave in its place. */
async function listOf(route: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const {status, text} = await requestWhole(`${address}${route}`, {method: 'GET'});
  const {data} = parsed(text) as {data?: readonly Readonly<Record<string, string>>[]};
  if (status !== 200 || !data) throw new Error(`GET ${route} answered ${status}: ${text}`);
  return data;
}

/** Runs one command and asks the server that it starts. */
async function start(
  {version, environment, folder, double}: Run,
  page: GuidePage,
  fence: RecordedFence,
): Promise<Started> {
  if (await isListening(port)) {
    throw new Problem(`Port ${port} is in use.`, 'Stop the program that listens there.');
  }
  const home = await fs.mkdtemp(path.join(folder, 'home-'));
  const file = mountedFile(fence);
  if (file !== undefined) {
    const shown = page.fences.find(({title}) => title === file)?.code;
    const text = shown ?? readersRunFile(await stockRunFile(environment), page.fences);
    await fs.writeFile(path.join(home, file), text);
  }
  await fs.writeFile(path.join(home, 'fence.sh'), fence.code);
  const log = path.join(home, 'log');
  const values = variablesFromReader(fence).map((name) => [
    name,
    /_(?:BASE|URL)/.test(name) ? `${double}/v1` : 'key-of-a-reader',
  ]);
  const before = (await docker(['ps', '--quiet'])).output;
  // With "-it", Docker asks for a terminal.
  const running = startProgram('script', ['--quiet', '--command', 'bash fence.sh', '/dev/null'], {
    cwd: home,
    log,
    env: localEnvironment({
      ...Object.fromEntries(values),
      DOCKER_HOST: process.env.DOCKER_HOST,
      HOME: home,
    }),
  });
  try {
    const deadline = Date.now() + startTime;
    const isHealthy = async (): Promise<boolean> =>
      requestWhole(`${address}/v1/health`, {method: 'GET', timeLimit: 5000}).then(
        ({status}) => status === 200,
        () => false,
      );
    while (!(await isHealthy())) {
      if (running.ended() !== undefined || Date.now() > deadline) {
        throw new Error(`No server answers:\n${(await fs.readFile(log, 'utf8')).slice(-2500)}`);
      }
      await delay(500);
    }
    const providers = await listOf('/v1/providers');
    const about = providerOf(fence);
    if (about !== undefined && !providers.some((one) => one.provider_type === about)) {
      throw new Error(`The server has no ${about}.`);
    }
    const models = await listOf('/v1/models');
    // Other services are on the internet.
    const behind = servicesBehind(fence);
    const name = models
      .filter((one) => (one.model_type ?? one.api_model_type) === 'llm')
      .find(({provider_id: provider = ''}) => behind.includes(provider))?.identifier;
    if (behind.length > 0 && name === undefined) {
      throw new Error(`The server lists no model of ${behind.join(' or ')}.`);
    }
    let completion: number | undefined;
    if (name !== undefined) {
      const answer = await requestWhole(
        `${address}${version.paths.openai ?? ''}/chat/completions`,
        {
          method: 'POST',
          body: {model: name, messages: [{role: 'user', content: 'Are you there?'}]},
        },
      );
      completion = answer.status;
      if (completion !== 200) {
        throw new Error(`A completion by ${name} answered ${completion}: ${answer.text}`);
      }
    }
    return {
      image: imageOf(fence) ?? '',
      providers: providers.length,
      models: models.length,
      ...(completion !== undefined && {completion}),
    };
  } finally {
    const old = new Set(before.split('\n'));
    const {output} = await docker(['ps', '--all', '--quiet']);
    const mine = output.split('\n').filter((id) => id !== '' && !old.has(id));
    if (mine.length > 0) await docker(['rm', '--force', '--volumes', ...mine]);
    await running.stop();
  }
}

async function main(): Promise<boolean> {
  const {values} = parseArgs({
    options: {
      ...versionOptions,
      changed: {type: 'boolean', default: false},
      minutes: {type: 'string', default: '120'},
    },
  });
  const {version, target} = await chosenVersion(values);
  const environment = await prepareEnvironment(version, target, {report: console.log});
  const engine = await docker(['version', '--format', '{{.Server.Version}}']);
  if (engine.status !== 0) {
    throw new Problem('No Docker Engine answers.', 'Start one, or set DOCKER_HOST.', engine.output);
  }
  const gateway = await docker([
    ...['network', 'inspect', 'bridge', '--format'],
    '{{(index .IPAM.Config 0).Gateway}}',
  ]);
  const gatewayAddress = gateway.output.trim();
  if (!net.isIP(gatewayAddress)) {
    throw new Problem(
      'Docker does not say at which address containers reach this machine.',
      'Start its engine again, or with "--bip 172.17.0.1/16".',
      gateway.output,
    );
  }
  const images = (await docker(['images', '--format', '{{.Repository}}:{{.Tag}}'])).output;
  const known = new Set(images.split('\n'));
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'containers-'));
  const closing: (() => Promise<void> | void)[] = [];
  const fences: Record<string, StartedContainer> = {};
  const problems: string[] = [];
  const kept = values.changed ? await readKept(version) : {};
  try {
    const double = await startDouble();
    closing.push(double.close);
    const store = path.join(folder, 'postgres');
    await fs.mkdir(store);
    const postgres = await startPostgres(environment, store, runs.role);
    closing.push(postgres.stop);
    await postgres.createDatabase('llamastack');
    closing.push(await passOn(5432, postgres.port));
    for (const service of servicePorts) closing.push(await passOn(service, double.port));
    const run = {version, environment, folder, double: `http://${gatewayAddress}:8000`};
    const deadline = Date.now() + Number(values.minutes) * 60_000;
    // The same command starts the same container on every page.
    const done = new Map<string, Started>();
    for (const page of guidePagesOf(version.name)) {
      for (const fence of page.fences) {
        if (reasonNotToRun(fence) !== 'needs Docker') continue;
        const {id, hash, key} = fence;
        const image = imageOf(fence);
        const left =
          reasonNotToStart(fence) ??
          (known.has(image ?? '') ? undefined : `needs the image ${image ?? ''}`);
        const earlier = kept[key];
        const about = mountedFile(fence) === undefined ? startOf(fence) : id;
        try {
          if (left !== undefined) {
            fences[key] = {id, hash, left};
          } else if (earlier?.hash === hash && earlier.left === undefined) {
            fences[key] = earlier;
            done.set(about, earlier);
          } else if (!done.has(about) && Date.now() > deadline) {
            fences[key] = {id, hash, left: noTime};
          } else {
            const started = done.get(about) ?? (await start(run, page, fence));
            done.set(about, started);
            fences[key] = {...started, id, hash};
            console.log(`${id}: ${JSON.stringify(started)}`);
            save(version, {...kept, ...fences}, engine.output.trim());
          }
        } catch (error) {
          if (error instanceof Problem) throw error;
          problems.push(`${id}: ${String(error)}`);
          console.error(problems.at(-1));
        }
      }
    }
  } finally {
    while (closing.length > 0) await closing.pop()?.();
    await fs.rm(folder, {recursive: true, force: true, maxRetries: 5});
  }
  if (Object.keys(fences).length === 0) throw new Error('No fence is about a container.');
  save(version, fences, engine.output.trim());
  return problems.length === 0;
}

/** Results of an earlier run, for the same commit. */
async function readKept(version: VerifiedVersion): Promise<ContainersData['fences']> {
  const text = await fs.readFile(recordFile(version, 'containers'), 'utf8').catch(() => undefined);
  if (text === undefined) return {};
  const {commit, fences} = JSON.parse(text) as ContainersData;
  return commit === version.framework.commit ? fences : {};
}

function save(version: VerifiedVersion, fences: ContainersData['fences'], engine: string): void {
  writeRecord(version, 'containers', {
    engine,
    fences: Object.fromEntries(
      Object.entries(fences).sort(([left], [right]) => (left < right ? -1 : 1)),
    ),
  } satisfies Recorded<ContainersData>);
}

runToEnd(main);
