/**
 * Has the framework take what the page `/compose` writes: every file in its loader and resolver, and a
 * server for each provider. Writes `data/<version>/composition-runs.json`.
 *
 *   npx tsx verification/composition/run.ts --version v0.2.23
 *   npx tsx verification/composition/run.ts --version next --source DIR --client-source DIR
 *   … --load      the loader and the resolver alone; what servers did stays in the record
 *   … --only ID   servers whose name has a match of the regular expression; the others stay
 *
 * Exits with 1 when a file is refused, or a server ends without a message that the page foretells.
 */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Environment, prepareEnvironment} from '@docs-kit/docs-verify/environment';
import {startOwnServer} from '@docs-kit/docs-verify/messages/own-server';
import {startPostgres} from '@docs-kit/docs-verify/postgres';
import {programVariables, runProgram} from '@docs-kit/docs-verify/processes';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import {createServerStarter} from '@docs-kit/docs-verify/workers/servers';
import type {Combination} from '@docs-kit/run-file-composer/combinations';
import {parse} from 'yaml';
import type {Boot, CompositionRuns} from '../../src/facts/data-types';
import {
  chosenVersion,
  type Recorded,
  recordFile,
  runToEnd,
  versionOptions,
  writeRecord,
} from '../options';
import {runs} from '../versions';
import {controls, filesOf, hashOf, variablesOf} from './files';
import {outcomeOf} from './record';

const loadTime = 240_000;

const report = (line: string): void => console.log(line);

async function main(): Promise<boolean> {
  const {values} = parseArgs({
    options: {
      ...versionOptions,
      load: {type: 'boolean', default: false},
      only: {type: 'string'},
    },
  });
  const {version, target} = await chosenVersion(values);
  const environment = await prepareEnvironment(version, target, {report});
  const {combinations, always} = filesOf(version.name);
  const files = [...new Map(combinations.map((each) => [each.composed.runFile, each])).values()];
  const {refused, settings} = await load(environment, files, always);
  const missed = Object.keys(controls).filter(
    (id) => !refused[id]?.includes(controls[id]?.says ?? ''),
  );
  for (const id of missed)
    report(`${id}: expected to be refused, found ${refused[id] ?? 'that it is taken'}`);
  const wrong = Object.entries(refused).filter(([id]) => !(id in controls));
  for (const [id, error] of wrong) report(`${id}: ${error}`);

  const file = recordFile(version, 'composition-runs');
  const hash = hashOf(files);
  // Servers count for the files that they were started with.
  const known = (): readonly Boot[] => {
    if (!existsSync(file)) return [];
    const before = JSON.parse(readFileSync(file, 'utf8')) as CompositionRuns;
    return before.hash === hash ? before.servers : [];
  };
  const count = (kind: Combination['kind']): number =>
    combinations.filter((each) => each.kind === kind).length;
  const save = (booted: readonly Boot[]): readonly Boot[] => {
    const before = known();
    const servers = combinations.flatMap(({id, kind}) =>
      kind === 'pair' ? [] : ([...booted, ...before].find((boot) => boot.id === id) ?? []),
    );
    writeRecord(version, 'composition-runs', {
      date: new Date().toISOString().slice(0, 10),
      hash,
      files: files.length,
      alone: count('alone'),
      pairs: count('pair'),
      options: count('option'),
      refused: wrong.length,
      notImported: Object.entries(settings).flatMap(([id, error]) => (error ? [{id, error}] : [])),
      servers,
      notStarted: combinations
        .filter(({id, kind}) => kind !== 'pair' && !servers.some((boot) => boot.id === id))
        .map(({id}) => id),
    } satisfies Recorded<CompositionRuns>);
    return servers;
  };
  if (!values.load)
    await bootAll(version, environment, combinations, new RegExp(values.only ?? ''), save);
  const servers = save([]);
  report(
    `${version.name}: ${files.length} files, ${wrong.length} refused; ${servers.length} servers, ${servers.filter(({result}) => result === 'starts').length} started`,
  );
  return wrong.length + missed.length === 0 && servers.every(({result}) => result !== 'differs');
}

/** Has the loader and the resolver take all files in one process, and the controls with them. */
async function load(
  {python}: Environment,
  files: readonly Combination[],
  always: readonly string[],
): Promise<{refused: Record<string, string>; settings: Record<string, string | null>}> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'composition-'));
  try {
    const {
      status,
      printed = '',
      output,
    } = await runProgram(python, [path.join(__dirname, 'check_files.py')], {
      timeout: loadTime,
      env: programVariables(python, folder),
      input: JSON.stringify({
        environment: variablesOf(files),
        always,
        files: [
          ...Object.entries(controls).map(([id, {text}]) => ({id, text})),
          ...files.map(({id, composed}) => ({id, text: composed.runFile})),
        ],
      }),
    });
    if (status !== 0) throw new Error(`The files can't be checked:\n${output}`);
    return JSON.parse(printed) as Awaited<ReturnType<typeof load>>;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Starts a server with each file of a provider and of an option, one after another, and saves what came. */
async function bootAll(
  version: VerifiedVersion,
  environment: Environment,
  combinations: readonly Combination[],
  only: RegExp,
  save: (boots: readonly Boot[]) => unknown,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'composition-'));
  const home = path.join(folder, 'home');
  mkdirSync(path.join(folder, 'postgres'));
  mkdirSync(home);
  const postgres = await startPostgres(environment, path.join(folder, 'postgres'), runs.role);
  const servers = createServerStarter(environment.python, home, runs.server);
  const boots: Boot[] = [];
  try {
    for (const combination of combinations.filter(
      ({kind, id}) => kind !== 'pair' && only.test(id),
    )) {
      const own = path.join(folder, String(boots.length));
      // What the commands of the page make.
      mkdirSync(path.join(own, `.llama/distributions/${combination.choice.name}`), {
        recursive: true,
      });
      const database = await postgres.createDatabase(`boot_${boots.length}`);
      const server = await startOwnServer(
        parse(combination.composed.runFile) as object,
        {},
        {
          program: environment.program(version.command.program),
          programArgs: version.command.args,
          servers,
          folder: path.join(own, 'server'),
          workingFolder: own,
          variables: programVariables(environment.python, own, {
            ...version.serverEnvironment,
            ...variablesOf([combination]),
            ...database,
            PGVECTOR_HOST: database.POSTGRES_HOST,
            PGVECTOR_PORT: database.POSTGRES_PORT,
            PGVECTOR_DB: database.POSTGRES_DB,
            PGVECTOR_USER: database.POSTGRES_USER,
          }),
          objectsOf: () => ({}),
        },
      );
      const log = server.listens ? undefined : await server.log();
      await server.stop();
      boots.push(outcomeOf(combination, log));
      report(JSON.stringify(boots.at(-1)));
      save(boots);
      rmSync(own, {recursive: true, force: true, maxRetries: 5});
    }
  } finally {
    servers.stop();
    await postgres.stop();
    rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  }
}

runToEnd(main);
