import {mkdir, mkdtemp, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {isMap, type YamlMap} from './known';
import type {Environment} from '@docs-kit/docs-verify/environment';
import type {GuideFence, GuidePage} from '@docs-kit/docs-verify/guides/page';
import type {LocalServices} from '@docs-kit/docs-verify/local-services';
import {type Started, startOwnServer} from '@docs-kit/docs-verify/messages/own-server';
import type {Lane} from '../operations/run';
import {createApi} from '@docs-kit/docs-verify/operations/api';
import {apiPathsOf} from '../operations/objects';
import {lastLines} from '@docs-kit/docs-verify/problem';
import {programVariables} from '@docs-kit/docs-verify/processes';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import type {NamedResult} from '@docs-kit/docs-verify/work';
import {verifiedVersion} from '../versions';
import {type Bases, completeRunFile, stockRunFile} from './assemble';
import {missingEntries} from './declared';
import {isStarted, runFilesOf} from './find';
import {healthProblem} from './health';
import {announcedErrorOf} from '../expectations';
import {reasonNotToStart} from '../not-run';
import {type Doubles, makeFilesOf, makeHome, movedHere, variablesFor} from './surroundings';

/** What servers need that are started with the run files of guides. */
export interface RunFileLane extends Lane, Omit<Doubles, 'database'> {
  readonly environment: Environment;
  /** Makes a database of its own for a server, and gives the variables by which it finds it. */
  readonly createDatabase: () => Promise<Readonly<Record<string, string>>>;
  readonly services: LocalServices;
}

const root = path.resolve(__dirname, '../..');

/** Folder of what the base stores, in the home folder. */
const baseFolder = 'base';

/** Lines of a log that say why a server did not start. */
const keptLines = 6;

/** Starts a server with each run file of a page, whole or in part, and stops it once it is well. */
export async function runRunFiles(page: GuidePage, lane: RunFileLane): Promise<NamedResult[]> {
  const place = await placeOf(page, lane);
  const results: NamedResult[] = [];
  for (const fence of page.fences.filter((each) => isStarted(each, page.fences))) {
    results.push(await runFence(fence, place));
  }
  return results;
}

/**
 * Does something while a server runs that has the first excerpt of a page in its run file.
 * @throws Error when the page has no excerpt, or the server does not start
 */
export async function withServerOf<T>(
  page: GuidePage,
  lane: RunFileLane,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const [sample] = page.fences.flatMap(runFilesOf);
  if (!sample) throw new Error(`${page.id} has no part of a run file.`);
  const place = await placeOf(page, lane);
  const file = completeRunFile(sample, place.bases);
  const came = await start(file, place, ({address}) => work(address));
  if ('done' in came) return came.done;
  throw new Error(`No server starts:\n${lastLines(came.log, keptLines)}`);
}

interface Place {
  readonly page: GuidePage;
  readonly lane: RunFileLane;
  readonly version: VerifiedVersion;
  readonly bases: Bases;
}

async function placeOf(page: GuidePage, lane: RunFileLane): Promise<Place> {
  const version = verifiedVersion(lane.versionName);
  return {page, lane, version, bases: await basesOf(version, lane.environment)};
}

async function basesOf(version: VerifiedVersion, environment: Environment): Promise<Bases> {
  const base: unknown = parse(await readFile(version.runConfig, 'utf8'));
  const stock: unknown = parse(await stockRunFile(environment));
  if (!isMap(base) || !isMap(stock)) throw new Error('A run file is a map.');
  return {base, stock};
}

/** Starts a server with each of the files in a fence: the first that fails decides. */
async function runFence(fence: GuideFence, place: Place): Promise<NamedResult> {
  const {id, hash} = fence;
  const samples = runFilesOf(fence);
  const text = await readFile(path.join(root, fence.file), 'utf8');
  for (const sample of samples) {
    const came = await start(completeRunFile(sample, place.bases), place, (server, file) =>
      shortcomings(server, file, sample.content, place.version),
    );
    if ('log' in came) {
      const error = lastErrorOf(came.log);
      const announced = announcedErrorOf(id, text);
      if (announced !== undefined && error.includes(announced)) {
        return {id, hash, result: 'ran', fails: true};
      }
      const reason = reasonNotToStart(place.page.id, error);
      if (reason !== undefined) return {id, hash, result: 'not run', reason};
      const findings = [`no server starts:\n${lastLines(came.log, keptLines)}`];
      return {id, hash, result: 'differs', findings};
    }
    if (came.done.length > 0) return {id, hash, result: 'differs', findings: came.done};
  }
  return {
    id,
    hash,
    result: 'ran',
    starts: samples.some(({isWhole}) => isWhole) ? 'alone' : 'in a file',
  };
}

/** How a server says which error ends it; otherwise its log ends with a traceback. */
const announcement = 'Error creating app:';

/** Lines at the end of a traceback that hold its error. */
const errorLines = 4;

/**
 * The error that ended a server, on one line: a log may have others before, of services that did not
 * matter.
 */
export function lastErrorOf(log: string): string {
  const place = log.lastIndexOf(announcement);
  const text = place < 0 ? lastLines(log, errorLines) : log.slice(place);
  // Lines break where their width ends.
  return text.replace(/\s+/g, ' ');
}

/**
 * Starts a server with a run file in a home and with a database of its own, and stops it after the work.
 * @param work is given the server, and the file as it was started with
 * @returns what came of the work, or the log of a server that does not start
 */
async function start<T>(
  file: YamlMap,
  place: Place,
  work: (server: Started, file: YamlMap) => Promise<T>,
): Promise<{readonly done: T} | {readonly log: string}> {
  const {page, lane, version} = place;
  const {environment, workplace} = lane;
  const folder = await mkdtemp(path.join(workplace.folder, 'run-file-'));
  try {
    const doubles: Doubles = {...lane, database: await lane.createDatabase()};
    const {variables} = await lane.services.neededBy(stringify(file));
    const moved = movedHere(file, doubles, folder);
    await makeFilesOf(moved, folder);
    const modules = await makeHome(page, folder);
    await mkdir(path.join(folder, baseFolder));
    const server = await startOwnServer(
      moved,
      {},
      {
        program: environment.program(version.command.program),
        programArgs: version.command.args,
        servers: workplace.servers,
        folder: path.join(folder, 'server'),
        workingFolder: folder,
        variables: programVariables(environment.python, folder, {
          ...version.serverEnvironment,
          ...baseVariables(folder, doubles),
          ...variablesFor(
            file,
            doubles,
            page.fences.map(({code}) => code),
          ),
          ...variables,
          PYTHONPATH: modules.join(path.delimiter),
        }),
        objectsOf: () => ({}),
      },
    );
    try {
      return server.listens ? {done: await work(server, moved)} : {log: await server.log()};
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, {recursive: true, force: true, maxRetries: 5});
  }
}

/** What a server lacks that has started. */
async function shortcomings(
  {address}: Started,
  file: YamlMap,
  declared: YamlMap,
  version: VerifiedVersion,
): Promise<string[]> {
  const problem = await healthProblem(address, file);
  if (problem !== undefined) return [problem];
  const isClosed = isMap(file.server) && ('auth' in file.server || 'tls_certfile' in file.server);
  // Its lists are for those who have a token, or a certificate.
  return isClosed ? [] : missingEntries(declared, createApi(address), apiPathsOf(version.name));
}

/** The variables of the base, into which excerpts are put. */
function baseVariables(folder: string, doubles: Doubles): Record<string, string> {
  return {
    ...doubles.database,
    SERVER_FOLDER: path.join(folder, baseFolder),
    TEST_DOUBLE_URL: doubles.testDoubleAddress,
    OTEL_SERVICE_NAME: 'run-file',
    OTEL_EXPORTER_OTLP_ENDPOINT: doubles.telemetryAddress,
    TELEMETRY_SINKS: 'sqlite',
  };
}
