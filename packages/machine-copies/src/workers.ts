import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {Tinypool} from 'tinypool';

/**
 * Packages that read files of their own at run time, so they cannot be bundled. The script is
 * elsewhere, so it needs their paths.
 */
const external: Plugin = {
  name: 'external',
  setup({onResolve}) {
    onResolve({filter: /^(?:@resvg\/resvg-js|satori)$/}, ({path: name}) => ({
      path: require.resolve(name),
      external: true,
    }));
  },
};

/**
 * Starts worker threads, one for each core, that run the functions of a module. The module and all
 * that it imports are bundled into one script first, because a thread that translates TypeScript by
 * itself takes seconds to start.
 * @param module path of the file that exports the functions, without its ending
 * @param folder where the script is written, within the folder of the site
 * @param workerData what each thread gets as `Tinypool.workerData`
 * @throws Error that names file and line when the module cannot be bundled
 */
export async function startWorkers(
  module: string,
  folder: string,
  workerData: object,
): Promise<Tinypool> {
  const script = path.join(folder, 'workers', `${path.basename(module)}.cjs`);
  await build({
    entryPoints: [module],
    outfile: script,
    bundle: true,
    platform: 'node',
    target: `node${process.versions.node}`,
    format: 'cjs',
    plugins: [external],
  });
  return new Tinypool({filename: script, workerData});
}
