import {statSync} from 'node:fs';
import path from 'node:path';

/** The parts of a bundler's compiler that are used here; webpack and Rspack have them alike. */
interface Compiler {
  readonly outputPath: string;
  readonly hooks: {
    readonly afterEmit: {
      tap(name: string, listener: (compilation: Compilation) => void): void;
    };
  };
}
interface Compilation {
  readonly errors: {push(error: Error): unknown};
  getStats(): {toJson(options: object): {readonly assets?: readonly Asset[]}};
}
interface Asset {
  readonly name?: string;
  /** In bytes. */
  readonly size: number;
}

/** Lists every file by itself, those too that were not written. */
const everyAsset = {
  all: false,
  assets: true,
  cachedAssets: true,
  groupAssetsByChunk: false,
  groupAssetsByEmitStatus: false,
  groupAssetsByExtension: false,
  groupAssetsByInfo: false,
  groupAssetsByPath: false,
};

/**
 * Makes a plugin of the bundler that compares the size of each file that it was to write with the size
 * that the file has on the disk, and adds an error for the first that differs.
 * @param name of the plugin
 */
export function expectWholeAssets(name: string): {apply(compiler: Compiler): void} {
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tap(name, (compilation) => {
        const {assets = []} = compilation.getStats().toJson(everyAsset);
        const problem =
          assets.length === 0
            ? 'The bundler names no file that it was to write.'
            : assets.map((asset) => problemOf(asset, compiler.outputPath)).find(Boolean);
        if (problem) compilation.errors.push(new Error(`${name}: ${problem}`));
      });
    },
  };
}

/** What is wrong with a file on the disk, or nothing. */
function problemOf({name, size}: Asset, folder: string): string | undefined {
  if (name === undefined) return 'The bundler lists a file without its name.';
  const file = path.join(folder, name);
  // The bundler writes no file without content.
  const written = statSync(file, {throwIfNoEntry: false})?.size ?? 0;
  if (written === size) return undefined;
  return `${file} has ${written} of its ${size} bytes. The disk may have been full: free some space on it, then run the command again.`;
}
