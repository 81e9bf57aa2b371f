import path from 'node:path';
import {getFileInfo} from 'prettier';
import {describe, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');
const isIgnored = async (file: string): Promise<boolean> =>
  (await getFileInfo(path.join(root, file), {ignorePath: path.join(root, '.prettierignore')}))
    .ignored;

describe('the formatter', () => {
  it('sees the code of the tests, whatever their folders are called', async () => {
    expect(await isIgnored('tests/build/routes.test.ts')).toBe(false);
    expect(await isIgnored('src/theme/Tabs/index.tsx')).toBe(false);
  });

  it('leaves alone what is built or written by hand', async () => {
    for (const file of ['build/assets/js/main.js', 'build-2/a.js', 'docs/a.js', 'static/a.js']) {
      expect(await isIgnored(file), file).toBe(true);
    }
  });
});
