import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readJson} from '@docs-kit/docs-facts/data';
import {lostPlaces} from '@docs-kit/docs-facts/ledger';
import {
  comparedFacts,
  type PinnedFacts,
  readClient,
  readProduct,
  readStock,
} from '@docs-kit/docs-follow';
import {compactJson} from '@docs-kit/docs-follow/compact-json';
import {Clone, sourceFiles} from '@docs-kit/docs-follow/revisions';
import {findPackage, goneSince, readSource, type SourceFacts} from '@docs-kit/docs-follow/python';
import {unpack} from '@docs-kit/docs-verify/clones';
import {importStructure, type SourceDocument} from '@docs-kit/openapi-overlays';
import type {DistributionsData, LedgerData, PythonSdkData, SourceData} from '../facts/data-types';
import {followSettings, readSourceData} from '../files/source';
import {importedFile} from '../files/specifications';
import {readVersionFile} from '../files/version-facts';
import {nextVersion} from '../site/versions';

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

/** The ledger without the evidence that the source no longer has: its sentences count as open again. */
function readLedger(known: LedgerData, folders: readonly string[]) {
  const read = (file: string): string | undefined => {
    const found = folders
      .map((folder) => path.join(folder, file))
      .find((each) => fs.existsSync(each));
    return found && fs.readFileSync(found, 'utf8');
  };
  const lost = lostPlaces(known.written, read);
  const written = Object.fromEntries(
    Object.entries(known.written).filter(([key]) => !(key in lost)),
  );
  return {ledger: {...known, written}, lost};
}

/** Where both clones are; what is checked out in them does not count. */
interface Clones {
  readonly source: string;
  readonly clientSource: string;
}

/**
 * Facts of the pinned revisions that the data of a version has to agree with. How they are read is said
 * with the version that is followed.
 */
function readPinnedFacts(
  version: string,
  {framework, clients: {python}}: SourceData,
  {source, clientSource}: Clones,
): PinnedFacts {
  const followed = readSourceData(nextVersion.name);
  const filesOf = (folder: string, {repository, commit}: {repository: string; commit: string}) =>
    new Clone(folder, repository).filesOf(commit, sourceFiles);
  const own = readProduct(
    followSettings(version, {...followed.framework, roots: framework.roots}),
    filesOf(source, framework),
  );
  const {requestOptions} = readVersionFile<PythonSdkData>(version, 'python-sdk');
  const client = readClient(
    {
      ...followSettings(version, {...followed.clients.python, roots: python.roots}),
      program: followed.clients.python.program,
      commonParameters: requestOptions,
    },
    filesOf(clientSource, python),
  );
  return comparedFacts({...own, ...client});
}

/**
 * Reads what pages say of the framework from its source and its Python client. Nothing is written.
 * @param pins the commits
 * @throws Error when a clone lacks its commit, or a module or document is not where `source` says
 */
export async function importFramework(
  version: string,
  pins: SourceData,
  folders: Clones,
): Promise<FrameworkImport> {
  const {framework, clients} = pins;
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
      results: {package: clients.python.modules[0] ?? '', files: /\/(types|_models)\b(?!.*_param)/},
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
    const {ledger, lost: unproven} = readLedger(data<LedgerData>('ledger'), [repository, client]);
    const {routes, ...own} = read;
    const facts = {...own, facts: readPinnedFacts(version, pins, folders)};
    const imported = importedFile({name: version});
    const file = `data/${version}/framework.json`;
    return {
      files: new Map([
        [file, compactJson({$schema: '../schemas/framework.schema.json', ...facts})],
        [imported, structure],
        [`data/${version}/distributions.json`, `${JSON.stringify(distributions, null, 2)}\n`],
        [`data/${version}/ledger.json`, `${JSON.stringify(ledger, null, 2)}\n`],
      ]),
      gone: {
        ...goneSince({...data<SourceFacts>('framework'), ...data<SourceFacts>('routes')}, read),
        ...(lost.length > 0 && {distributions: lost}),
      },
      summary: [
        `${imported}: the structure of ${framework.specifications.length} documents`,
        `data/${version}/distributions.json: what ${names.length} distributions ship`,
        `data/${version}/ledger.json: evidence for ${sizeOf(ledger.written)} sentences; ${sizeOf(unproven)} have lost theirs, and tests/content/ledger.test.ts names them`,
        ...Object.entries(unproven).map(([key, places]) => `  ${key}: ${places.join('; ')}`),
        `${file}: ${facts.paths.length} paths, ${sizeOf(facts.modules)} modules, ${facts.headers.length} headers, ${sizeOf(facts.defaults)} defaults, ${Object.values(facts.messages).flat().length} messages, ${facts.words.length} words, and ${routes.length} paths of routes`,
      ],
    };
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
