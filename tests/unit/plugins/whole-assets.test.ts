import {mkdtempSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {expectWholeAssets} from '@site/src/plugins/whole-assets/expect-whole-assets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'whole-assets-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Bundles two files and lets something happen to them before they are compared. */
function errorsOf(happens: (written: string) => void): Promise<string[]> {
  for (const name of ['one', 'two']) {
    writeFileSync(path.join(folder, `${name}.js`), `console.log('${name}');`);
  }
  const output = path.join(folder, 'output');
  const accident = {
    apply: (compiler: InstanceType<typeof rspack.Compiler>) =>
      compiler.hooks.afterEmit.tap('accident', () => happens(output)),
  };
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: {one: './one.js', two: './two.js'},
    output: {path: output},
    plugins: [accident, expectWholeAssets('whole-assets')],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else
          resolve(
            stats?.toJson({all: false, errors: true}).errors?.map(({message}) => message) ?? [],
          );
      });
    });
  });
}

describe('a build whose files are on the disk', () => {
  it('is content', async () => {
    expect(await errorsOf(() => undefined)).toEqual([]);
  });

  it('stops with the file that is cut short', async () => {
    const [error, ...others] = await errorsOf((written) =>
      truncateSync(path.join(written, 'two.js'), 5),
    );
    expect(error).toMatch(/two\.js has 5 of its \d+ bytes\. The disk may have been full/);
    expect(others).toEqual([]);
  });

  it('stops with the file that is missing', async () => {
    const [error] = await errorsOf((written) => rmSync(path.join(written, 'one.js')));
    expect(error).toMatch(/one\.js has 0 of its \d+ bytes\. The disk may have been full/);
  });
});

describe('a bundler that does not say what it was to write', () => {
  function errorOf(assets: readonly {readonly size: number}[]): string | undefined {
    const errors: Error[] = [];
    expectWholeAssets('whole-assets').apply({
      outputPath: folder,
      hooks: {
        afterEmit: {
          tap: (_, listener) => listener({errors, getStats: () => ({toJson: () => ({assets})})}),
        },
      },
    });
    return errors[0]?.message;
  }

  it('stops the build', () => {
    expect(errorOf([])).toBe('whole-assets: The bundler names no file that it was to write.');
    expect(errorOf([{size: 5}])).toBe('whole-assets: The bundler lists a file without its name.');
  });
});
