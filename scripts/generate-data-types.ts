/**
 * Writes `src/facts/data-types.ts`, the types of the files in `data/<version>/`, from their JSON
 * Schemas in `data/schemas/`.
 *
 *   npm run data:types             writes the file
 *   npm run data:types -- --check  only says whether the file is out of date
 *
 * Exits with 0 when the file is up to date, 1 when it differs (with --check), 2 when the command
 * could not run.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {dataTypes} from '@docs-kit/docs-facts/data';
import {dataTypesOptions} from '../src/facts/version-data-files';

const root = path.resolve(__dirname, '..');
const target = 'src/facts/data-types.ts';

async function main(): Promise<void> {
  const written = await fs.readFile(path.join(root, target), 'utf8').catch(() => '');
  const types = await dataTypes({...dataTypesOptions, folder: path.join(root, 'data/schemas')});
  if (types === written) return;
  if (process.argv.includes('--check')) {
    console.error(`${target}: differs from data/schemas. Run "npm run data:types".`);
    process.exitCode = 1;
    return;
  }
  await fs.writeFile(path.join(root, target), types);
  console.log(`${target} written`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
