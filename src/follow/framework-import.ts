import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readJson} from '@docs-kit/docs-facts/data';
import {readStock} from '@docs-kit/docs-follow';
import {compactJson} from '@docs-kit/docs-follow/compact-json';
import {findPackage, goneSince, readSource, type SourceFacts} from '@docs-kit/docs-follow/python';
import {unpack} from '@docs-kit/docs-verify/clones';
import {importStructure, type SourceDocument} from '@docs-kit/openapi-overlays';
import type {DistributionsData, SourceData} from '../facts/data-types';
import {importedFile} from '../files/specifications';

const root = path.resolve(__dirname, '../..');
const sizeOf = (values: object): number => Object.keys(values).length;

/** What one revision of the framework gives for the data of a version. */
export interface FrameworkImport {
  /** Contents of the files that are read from the source, by their paths. */
  readonly files: ReadonlyMap<string, string>;
  /** What the data has and the source lacks, by kind. */
  readonly gone: Readonly<Record<string, readonly string[]>>;
  /** Lines that say what was read. */
  readonly summary: readonly string[];
}

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

/** The distributions with what the source ships for each; without those that it no longer ships. */
function readDistributions(
  packages: readonly string[],
  known: DistributionsData,
): DistributionsData {
  const distributions = known.distributions.flatMap((distribution) => {
    const folder = packages
      .map((one) => path.join(one, 'distributions', distribution.name))
      .find((one) => fs.existsSync(path.join(one, 'build.yaml')));
    if (folder === undefined) return [];
    const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
    const runFiles = fs.readdirSync(folder).filter((file) => /^(?:run|config).*\.yaml$/.test(file));
    const byName = (name: string): string => name.replace(/\.yaml$/, '');
    runFiles.sort((a, b) => (byName(a) < byName(b) ? -1 : 1));
    return {
      ...distribution,
      ...readStock(read('build.yaml'), new Map(runFiles.map((file) => [file, read(file)]))),
    };
  });
  return {...known, distributions} as unknown as DistributionsData;
}

/**
 * Reads what pages say of the framework from its source and its Python client. Nothing is written.
 * @param source the commits
 * @param folders clones of both repositories; what is checked out in them does not count
 * @throws Error when a clone lacks its commit, or a module or document is not where `source` says
 */
export async function importFramework(
  version: string,
  {framework, clients}: SourceData,
  folders: {readonly source: string; readonly clientSource: string},
): Promise<FrameworkImport> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'framework-'));
  const data = <T>(name: string): T => readJson(root, `data/${version}/${name}.json`) as T;
  try {
    const [repository, client] = [path.join(folder, 'framework'), path.join(folder, 'client')];
    await unpack(folders.source, framework, repository);
    await unpack(folders.clientSource, clients.python, client);
    const packages = framework.modules.map((name) =>
      findPackage(repository, framework.roots, name),
    );
    const read = readSource({
      repository,
      packages: [
        ...packages,
        ...clients.python.modules.map((name) => findPackage(client, clients.python.roots, name)),
      ],
      results: {package: clients.python.modules[0] ?? '', files: /\/(?:types|_models)\b/},
    });
    const structure = importStructure(
      {repository: framework.repository, commit: framework.commit},
      framework.specifications.map((one) => readDocument(repository, one)),
    );
    const known = data<DistributionsData>('distributions');
    const distributions = readDistributions(
      packages.map(({folder}) => folder),
      known,
    );
    const names = distributions.distributions.map(({name}) => name);
    const lost = known.distributions.map(({name}) => name).filter((name) => !names.includes(name));
    const {routes, ...facts} = read;
    const imported = importedFile({name: version});
    const file = `data/${version}/framework.json`;
    return {
      files: new Map([
        [file, compactJson({$schema: '../schemas/framework.schema.json', ...facts})],
        [imported, structure],
        [`data/${version}/distributions.json`, `${JSON.stringify(distributions, null, 2)}\n`],
      ]),
      gone: {
        ...goneSince({...data<SourceFacts>('framework'), ...data<SourceFacts>('routes')}, read),
        ...(lost.length > 0 && {distributions: lost}),
      },
      summary: [
        `${imported}: the structure of ${framework.specifications.length} documents`,
        `data/${version}/distributions.json: what ${names.length} distributions ship`,
        `${file}: ${facts.paths.length} paths, ${sizeOf(facts.modules)} modules, ${facts.headers.length} headers, ${sizeOf(facts.defaults)} defaults, ${Object.values(facts.messages).flat().length} messages, ${facts.words.length} words, and ${routes.length} paths of routes`,
      ],
    };
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
