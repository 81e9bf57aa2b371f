/**
 * Writes everything that the specifications produce, from scratch: the files that readers download,
 * (through the OpenAPI plugin) the pages, and what each version changed. It also writes the types of
 * the data, from its schemas.
 *
 *   npm run generate
 *   npm run generate -- --if-needed   nothing, where the files are what their sources give
 *
 * Exits with 0 when every operation has its page, 1 when a specification is wrong, 2 when the
 * command could not run.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {generationOf} from './support/generated-files';
import {isGenerated, removeStamp, writeStamp} from './support/generation-stamp';
import {runCommand} from './support/run-command';

const root = path.resolve(__dirname, '..');
const generation = generationOf(root);

async function main(): Promise<number> {
  const {values} = parseArgs({options: {'if-needed': {type: 'boolean', default: false}}});
  if (values['if-needed'] && isGenerated(generation)) return 0;
  removeStamp(root);
  // What generates takes seconds to load.
  const {generate} = await import('./support/generate');
  const written = await generate();
  if (written.problems) {
    const {problems} = written;
    console.error(`The specifications have ${problems.length} mistakes:\n${problems.join('\n')}`);
    return 1;
  }
  writeStamp(generation);
  console.log(written.summary);
  return 0;
}

void runCommand(main);
