import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {Tinypool} from 'tinypool';
import {keyOf} from './kept-results';

/** Packages that find files of their own at run time: they cannot become a part of another file. */
const external = ['@resvg/resvg-js', 'satori'];

/** What every thread gets as a part of `Tinypool.workerData`. */
export interface WorkerCode {
  /** Hash of the code that the thread runs, with all that it imports from this project. */
  readonly code: string;
}

/**
 * Starts worker threads, one for each core, that run the functions of a module. The module and all
 * that it imports become one script first: a thread that has to translate each file by itself takes
 * seconds to start, and runs slower.
 * @param module path of the TypeScript file that exports the functions
 * @param folder where the script is written, within the project
 * @param workerData what each thread gets as `Tinypool.workerData`, with the hash of its code
 * @throws Error that names file and line when the module cannot be put together
 */
export async function startWorkers(
  module: string,
  folder: string,
  workerData: object,
): Promise<Tinypool> {
  const script = path.join(folder, 'workers', `${path.basename(module, '.ts')}.cjs`);
  await build({
    entryPoints: [module],
    outfile: script,
    bundle: true,
    platform: 'node',
    target: `node${process.versions.node}`,
    format: 'cjs',
    external,
  });
  const code = keyOf(process.version, await readFile(script, 'utf8'));
  return new Tinypool({
    filename: script,
    workerData: {...workerData, code} satisfies WorkerCode,
  });
}
