import path from 'node:path';
import {expect, it} from 'vitest';
import {dataTypes} from '@docs-kit/docs-facts/data';
import {dataTypesOptions} from '@site/src/facts/version-data-files';

const root = path.resolve(__dirname, '../../..');

/** `npm run data:types` runs this test with `--update`, and so writes the file. */
it('the types of the data are those that its schemas give', async () => {
  const types = await dataTypes({...dataTypesOptions, folder: path.join(root, 'data/schemas')});
  await expect(types, 'Run "npm run data:types".').toMatchFileSnapshot(
    path.join(root, 'src/facts/data-types.d.ts'),
  );
});
