import fs from 'node:fs/promises';
import path from 'node:path';
import type {Environment} from '@docs-kit/docs-verify/environment';
import {type Ended, localEnvironment, runProgram} from '@docs-kit/docs-verify/processes';
import {createServerStarter, type ServerStarter} from '@docs-kit/docs-verify/workers/servers';
import {startJavaWorker, startPythonWorker, type Worker} from '@docs-kit/docs-verify/workers/index';
import {runs} from '../versions';
import type {OperationSample} from './samples';

/** Where and with what the programs of samples are run. */
export interface Workplace {
  readonly folder: string;
  readonly python: Worker;
  readonly java: Worker;
  /** Starts servers that single situations need. */
  readonly servers: ServerStarter;
  /** Stops what keeps running between programs. */
  readonly stop: () => void;
}

/** A sample that takes longer hangs: the slowest takes a few seconds. */
const timeLimit = 60_000;

/** Files that samples send: name and content. */
const sentFiles: Readonly<Record<string, string>> = {
  'returns.txt': 'Items can be returned within 30 days of delivery.\n',
};

/**
 * Prepares a folder with the files that samples send, and with the client library that Node.js
 * programs import under its usual name.
 * @param nodeClient name of the npm package that holds the client of the version
 */
export async function prepareWorkplace(
  folder: string,
  environment: Environment,
  nodeClient: string,
): Promise<Workplace> {
  const packages = path.join(folder, 'node_modules');
  await fs.mkdir(packages, {recursive: true});
  const client = path.resolve(__dirname, '../../node_modules', nodeClient);
  await fs.symlink(client, path.join(packages, 'llama-stack-client'));
  for (const [name, content] of Object.entries(sentFiles)) {
    await fs.writeFile(path.join(folder, name), content);
  }
  const python = startPythonWorker(environment.python, folder, runs.programImports);
  const java = startJavaWorker(folder);
  const servers = createServerStarter(environment.python, folder, runs.server);
  const stop = (): void => {
    python.stop();
    java.stop();
    servers.stop();
  };
  return {folder, python, java, servers, stop};
}

/** Runs the program of a sample to its end. */
export async function runSample(
  {language, operation}: OperationSample,
  code: string,
  {folder, python, java}: Workplace,
): Promise<Ended> {
  const options = {cwd: folder, timeout: timeLimit, env: localEnvironment()};
  const write = async (name: string): Promise<string> => {
    const file = path.join(folder, name);
    await fs.writeFile(file, code);
    return file;
  };
  switch (language) {
    case 'python':
      return python.run(await write('sample.py'));
    case 'curl':
      return runProgram('bash', ['-e', '-o', 'pipefail', '-c', code], options);
    case 'nodejs':
      return runProgram(process.execPath, [await write('sample.mjs')], options);
    case 'java':
      // The file of a public class bears its name.
      return java.run(
        await write(`${operation.id.charAt(0).toUpperCase()}${operation.id.slice(1)}.java`),
      );
    default:
      throw new Error(`No program can be run in the language "${language}" of languageTabs.`);
  }
}
