import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {dataTypes} from '@docs-kit/docs-facts/data';
import {dataTypesOptions} from '@site/src/facts/version-data-files';

const root = path.resolve(__dirname, '../../..');

it('the types of the data are those that its schemas give', async () => {
  const written = readFileSync(path.join(root, 'src/facts/data-types.ts'), 'utf8');
  expect(await dataTypes({...dataTypesOptions, folder: path.join(root, 'data/schemas')})).toBe(
    written,
  );
});
