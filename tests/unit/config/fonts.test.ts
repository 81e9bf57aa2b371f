import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {headTags} from '@site/src/config/head';
import {fontAddresses, fonts} from '@site/src/config/styles';

const root = path.resolve(__dirname, '../../..');
const served = (address: string): Buffer => readFileSync(path.join(root, 'static', address));

describe('the fonts of the site', () => {
  it('are the files of the installed packages, under names that have the release', () => {
    const files = Object.values(fonts);
    expect(files.length).toBeGreaterThan(0);
    for (const [index, file] of files.entries()) {
      const address = fontAddresses[index] ?? '';
      const packageName = file.split('/').slice(0, 2).join('/');
      const {version} = JSON.parse(
        readFileSync(require.resolve(`${packageName}/package.json`), 'utf8'),
      ) as {version: string};
      const reason = `Copy ${file} to static${address}, with the release ${version} in its name, in src/css/fonts.css and in src/config/styles.ts.`;
      expect(address, reason).toContain(`-${version}.woff2`);
      expect(served(address).equals(readFileSync(require.resolve(file))), reason).toBe(true);
    }
  });

  it('weigh at most 45 KB', () => {
    const sizes = fontAddresses.map((address) => served(address).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45 * 1024);
  });

  it('are all that is there, each loaded ahead, named by the style sheet, and beside its license', () => {
    const css = readFileSync(path.join(root, 'src/css/fonts.css'), 'utf8');
    const named = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, address]) => address);
    expect(named).toEqual(fontAddresses);
    const preloaded = headTags()
      .filter(({attributes}) => attributes?.rel === 'preload')
      .map(({attributes}) => attributes?.href);
    expect(preloaded).toEqual(fontAddresses);
    const names = readdirSync(path.join(root, 'static/assets/fonts'));
    expect(names.sort()).toEqual(
      ['LICENSE.txt', ...fontAddresses.map((address) => path.posix.basename(address))].sort(),
    );
  });
});
