import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import type {SampleRecord} from '../../src/verification/record';
import type {Environment} from '../environment';
import {freePort} from '../listening';
import type {Lane} from '../operations';
import {createApi} from '../operations/api';
import {apiPathsOf, createObjects} from '../operations/objects';
import {localEnvironment, quickImports, runProgram} from '../processes';
import {saysMessage} from './compare';
import type {Quote} from './quotes';
import {reasonNotProvoked} from './record';
import type {MessageSet} from './sets';
import type {Scene} from './situations';

/** A server that starts all the same is stopped then: it has not said what it should. */
const timeLimit = 60_000;

/** How much of what came a record keeps. */
const keptLength = 300;

export interface MessageResult extends SampleRecord {
  readonly id: string;
}

/** Makes the situation of a set, and compares what the framework says with what pages quote. */
export async function runMessageSet(
  {quotes, situation}: MessageSet,
  lane: Lane & {readonly environment: Environment},
): Promise<MessageResult[]> {
  if (!situation) {
    return quotes.map((quote) => ({
      ...named(quote),
      result: 'not run',
      reason: reasonNotProvoked(quote),
    }));
  }
  const scene = await createScene(lane);
  const made = new Map<string, Promise<string>>();
  const provoked = (message: string): Promise<string> => {
    const key = situation.each ? message : '';
    const earlier = made.get(key);
    if (earlier) return earlier;
    const came = situation.make(scene, message);
    made.set(key, came);
    return came;
  };
  const results: MessageResult[] = [];
  for (const quote of quotes) results.push(judge(quote, await attempt(provoked, quote)));
  return results;
}

/** What came, or why the situation could not be made: that is no message of the framework. */
async function attempt(
  provoked: (message: string) => Promise<string>,
  {message}: Quote,
): Promise<string> {
  try {
    return await provoked(message);
  } catch (error) {
    return `The situation cannot be made: ${String(error)}`;
  }
}

/** Compares a quote with what came. */
export function judge(quote: Quote, came: string): MessageResult {
  if (saysMessage(came, quote.message)) return {...named(quote), result: 'ran'};
  const shown = came.replace(/\s+/g, ' ').trim().slice(-keptLength);
  return {
    ...named(quote),
    result: 'differs',
    findings: [`the page quotes "${quote.message}", what came is: ${shown}`],
  };
}

const named = ({id, hash}: Quote) => ({id, hash});

/** Prepares a folder and the server of a lane for the making of situations. */
async function createScene({
  environment,
  serverAddress,
  versionName,
  mcpAddress,
  workplace,
}: Lane & {readonly environment: Environment}): Promise<Scene> {
  const folder = await mkdtemp(path.join(workplace.folder, 'message-'));
  // Readers have built a distribution: without the folder for those, programs end otherwise.
  await mkdir(path.join(folder, '.llama', 'distributions'), {recursive: true});
  const paths = apiPathsOf(versionName);
  const call = async (program: string, ...args: readonly string[]): Promise<string> => {
    const {output} = await runProgram(environment.program(program), args, {
      cwd: folder,
      timeout: timeLimit,
      env: localEnvironment({
        HOME: folder,
        // Wide enough for tables and panels to keep their lines in one piece.
        COLUMNS: '400',
        PATH: `${path.dirname(environment.python)}${path.delimiter}${process.env.PATH ?? ''}`,
        ...quickImports,
      }),
    });
    return output;
  };
  return {
    paths,
    mcpAddress,
    objects: createObjects(createApi(serverAddress), paths),
    ask: async (method, route, body, headers = {}) => {
      const isForm = body instanceof FormData;
      const response = await fetch(`${serverAddress}${route}`, {
        method,
        signal: AbortSignal.timeout(timeLimit),
        headers: {
          ...headers,
          ...(body !== undefined && !isForm && {'content-type': 'application/json'}),
        },
        ...(body !== undefined && {body: isForm ? body : JSON.stringify(body)}),
      });
      return response.text();
    },
    call,
    save: (name, content) => writeFile(path.join(folder, name), content),
    start: async (runFile) => {
      await writeFile(path.join(folder, 'run.yaml'), stringify(runFile));
      return call('llama', 'stack', 'run', 'run.yaml', '--port', String(await freePort()));
    },
  };
}
