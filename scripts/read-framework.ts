/**
 * Imports what pages say of the framework from its source and its Python client, at the commits that
 * `data/<version>/source.json` pins: `data/<version>/framework.json` has what pages mention, and
 * `openapi/<version>/imported.yaml` the structure of the API, without words.
 *
 *   npm run data:framework -- --version next --source DIR --client-source DIR
 *   npm run data:framework -- … --accept-removed   also when something is gone
 *
 * `--source` and `--client-source` are clones of both repositories; what is checked out in them does
 * not count. Exits with 0 when the files are written, 1 when modules, defaults or routes are gone that
 * the data had, and nothing is written then, 2 when the command could not run.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readJson} from '@docs-kit/docs-facts/data';
import {findPackage, goneSince, readSource, type SourceFacts} from '@docs-kit/docs-facts/python';
import {importStructure, type SourceDocument} from '@docs-kit/openapi-overlays';
import {unpack} from '@docs-kit/docs-verify/clones';
import {labelOf} from '@docs-kit/docs-verify/pins';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import type {SourceData} from '../src/facts/data-types';
import {readSourceData} from '../src/files/source';
import {importedFile} from '../src/files/specifications';
import {compactJson} from './support/compact-json';
import {runCommand} from './support/run-command';

const root = path.resolve(__dirname, '..');
const sizeOf = (values: object): number => Object.keys(values).length;

/** How many names of what is gone are listed of each kind. */
const listed = 20;

/**
 * Reads an OpenAPI document of the framework where this release keeps it.
 * @throws Error that lists where it was looked for
 */
function readDocument(
  repository: string,
  {level, files}: SourceData['framework']['specifications'][number],
): SourceDocument {
  const file = files.find((each) => fs.existsSync(path.join(repository, each)));
  if (file !== undefined) {
    return {file, level, text: fs.readFileSync(path.join(repository, file), 'utf8')};
  }
  throw new Error(
    `The OpenAPI document${level === undefined ? '' : ` of the level ${level}`} is not in the source: looked for ${files.join(', ')}. If it has moved, add its place to the specifications in source.json.`,
  );
}

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
  const {framework, clients} = readSourceData(version);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'framework-'));
  let read: SourceFacts;
  let structure: string;
  try {
    const [repository, client] = [path.join(folder, 'framework'), path.join(folder, 'client')];
    await unpack(source, framework, repository);
    await unpack(clientSource, clients.python, client);
    read = readSource({
      repository,
      packages: [
        ...framework.modules.map((name) => findPackage(repository, framework.roots, name)),
        ...clients.python.modules.map((name) => findPackage(client, clients.python.roots, name)),
      ],
      results: {package: clients.python.modules[0] ?? '', files: /\/(?:types|_models)\b/},
    });
    structure = importStructure(
      {repository: framework.repository, commit: framework.commit},
      framework.specifications.map((one) => readDocument(repository, one)),
    );
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  const {routes, ...facts} = read;
  const file = `data/${version}/framework.json`;
  const gone = goneSince(
    {
      ...(readJson(root, file) as Omit<SourceFacts, 'routes'>),
      ...(readJson(root, `data/${version}/routes.json`) as Pick<SourceFacts, 'routes'>),
    },
    read,
  );
  for (const [kind, names] of Object.entries(gone)) {
    const more = names.length > listed ? `, and ${names.length - listed} more` : '';
    console.error(`${names.length} ${kind} are gone: ${names.slice(0, listed).join(', ')}${more}`);
  }
  if (sizeOf(gone) > 0 && !values['accept-removed']) {
    console.error(
      `Nothing is written. If ${labelOf(framework)} has removed them, run this again with --accept-removed; if it has moved them, correct the roots or the modules in data/${version}/source.json.`,
    );
    return 1;
  }
  writeFileAtomic(
    path.join(root, file),
    compactJson({$schema: '../schemas/framework.schema.json', ...facts}),
  );
  const imported = importedFile({name: version});
  writeFileAtomic(path.join(root, imported), structure);
  console.log(`${imported}: the structure of ${framework.specifications.length} documents`);
  console.log(
    `${file}: ${facts.paths.length} paths, ${sizeOf(facts.modules)} modules, ${facts.headers.length} headers, ${sizeOf(facts.defaults)} defaults, ${Object.values(facts.messages).flat().length} messages, ${facts.words.length} words, and ${routes.length} paths of routes`,
  );
  return 0;
}

void runCommand(main);
