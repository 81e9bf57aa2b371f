/**
 * Imports what pages say of the framework from its source and its Python client, at the commits that
 * `data/<version>/source.json` pins: what pages mention (`data/<version>/framework.json`), the structure
 * of the API, without words (`openapi/<version>/imported.yaml`), and what each distribution ships
 * (`data/<version>/distributions.json`, whose words stay). Evidence of sentences whose place the source no
 * longer has is taken out of `data/<version>/ledger.json`, and named.
 *
 *   npm run data:framework -- --version next --source DIR --client-source DIR
 *   npm run data:framework -- … --accept-removed   also when something is gone
 *
 * `--source` and `--client-source` are clones of both repositories; what is checked out in them does
 * not count. Exits with 0 when the files are written, 1 when modules, defaults, routes or distributions
 * are gone that the data had, and nothing is written then, 2 when the command could not run.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {labelOf} from '@docs-kit/docs-verify/pins';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import {readSourceData} from '../src/files/source';
import {importFramework} from '../src/follow/framework-import';
import {runCommand} from './support/run-command';

const root = path.resolve(__dirname, '..');

/** How many names of what is gone are listed of each kind. */
const listed = 20;

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      version: {type: 'string'},
      source: {type: 'string'},
      'client-source': {type: 'string'},
      'accept-removed': {type: 'boolean', default: false},
    },
  });
  const {version, source, 'client-source': clientSource} = values;
  if (!version || !source || !clientSource) {
    throw new Error('Write --version, --source and --client-source.');
  }
  const pins = readSourceData(version);
  const {files, gone, summary} = await importFramework(version, pins, {source, clientSource});
  for (const [kind, names] of Object.entries(gone)) {
    const more = names.length > listed ? `, and ${names.length - listed} more` : '';
    console.error(`${names.length} ${kind} are gone: ${names.slice(0, listed).join(', ')}${more}`);
  }
  if (Object.keys(gone).length > 0 && !values['accept-removed']) {
    console.error(
      `Nothing is written. If ${labelOf(pins.framework)} has removed them, run this again with --accept-removed; if it has moved them, correct the roots or the modules in data/${version}/source.json.`,
    );
    return 1;
  }
  for (const [file, text] of files) writeFileAtomic(path.join(root, file), text);
  console.log(summary.join('\n'));
  return 0;
}

void runCommand(main);
