/**
 * Writes `data/<version>/framework.json`: what the framework's source and its Python client hold
 * that pages mention.
 *
 *   npm run data:framework -- --version next --source DIR --client DIR
 *
 * `--source` is an unpacked tree of the framework at the version's revision (`git archive`),
 * `--client` the folder of an installed `llama_stack_client` package of that version. Exits with 0,
 * or 2 when the command could not run.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readSource} from '@docs-kit/docs-facts/python';
import {compactJson} from './support/compact-json';

const root = path.resolve(__dirname, '..');
const sizeOf = (values: object): number => Object.keys(values).length;

function main(): void {
  const {values} = parseArgs({
    options: {version: {type: 'string'}, source: {type: 'string'}, client: {type: 'string'}},
  });
  const {version, source, client} = values;
  if (!version || !source || !client) throw new Error('Write --version, --source and --client.');
  const facts = readSource({
    repository: source,
    packages: [
      {name: 'llama_stack', folder: path.join(source, 'llama_stack')},
      {name: 'llama_stack_client', folder: client},
    ],
    results: {package: 'llama_stack_client', files: /\/(?:types|_models)\b/},
  });
  const target = path.join(root, 'data', version, 'framework.json');
  fs.writeFileSync(target, compactJson({$schema: '../schemas/framework.schema.json', ...facts}));
  console.log(
    `${target}: ${facts.paths.length} paths, ${sizeOf(facts.modules)} modules, ${facts.headers.length} headers, ${sizeOf(facts.defaults)} defaults, ${Object.values(facts.messages).flat().length} messages, ${facts.words.length} words`,
  );
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
