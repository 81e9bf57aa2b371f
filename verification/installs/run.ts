/**
 * Runs every command of the pages that installs packages, with the newest releases that it admits on this
 * day and nothing else: the commands of guides, and those of `/compose` for each provider. Then it imports
 * what was installed, and starts servers. Writes `data/<version>/installs.json`, which
 * `tests/content/installs.test.ts` compares with the pages.
 *
 *   npx tsx verification/installs/run.ts --version v0.2.23
 *   npx tsx verification/installs/run.ts --version next
 *   … --source DIR --client-source DIR   clones that hold what is at GitHub otherwise
 *   … --only TEXT    commands or pages with a match of the regular expression; the others stay
 *   … --new          commands that the record lacks
 *   … --compare      says what differs from the record, which stays
 *
 * Exits with 1 when a command fails, or with `--compare` when a result differs.
 */
import {existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync} from 'node:fs';
import {cp, mkdir, readdir, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {cacheFolder, findPython} from '@docs-kit/docs-verify/environment';
import {lastLines} from '@docs-kit/docs-verify/problem';
import {
  type Ended,
  localEnvironment,
  quickImports,
  runProgram,
} from '@docs-kit/docs-verify/processes';
import {parse} from 'yaml';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import type {Combination} from '@docs-kit/run-file-composer/combinations';
import type {
  DistributionsData,
  InstallsData,
  ProvidersData,
  TriedInstall,
} from '../../src/facts/data-types';
import {filesOf, variablesOf} from '../composition/files';
import {outcomeOf} from '../composition/record';
import {reasonNotToStart} from '../not-run';
import {installKey} from './pending';
import {type Recorded, recordFile, runToEnd, versionOptions, writeRecord} from '../options';
import {runs, verifiedVersion} from '../versions';
import {
  entersBuild,
  givesFramework,
  type Installation,
  installationsOf,
  installingPages,
  reasonNotToInstall,
  reasonNotToRun,
  reasonOfSize,
} from './commands';

const root = path.resolve(__dirname, '../..');
const timeLimit = 900_000;
const leftOutFile = path.join(root, 'verification/guides/left-out.txt');
/** How packages say that one is missing which that file leaves out. */
const isOfSize = /torch|No module named 'sentence_transformers/i;
const report = (line: string): void => console.log(line);
/** A name as the package index knows it. */
const named = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, '-');

/** What each installation begins with. */
interface Tools {
  readonly folder: string;
  readonly python: string;
  readonly uv: string;
  /** Clones in place of repositories, as git is told. */
  readonly repositories: NodeJS.ProcessEnv;
}

/** Where the environment with the framework of a day is kept. */
const templateOf = ({folder}: Tools, {name}: VerifiedVersion): string =>
  path.join(folder, `${name}-${new Date().toISOString().slice(0, 10)}`);

/** An installation with the servers that must start after it. */
interface Work extends Installation {
  readonly servers: readonly Combination[];
}

async function prepareTools(
  version: VerifiedVersion,
  source: string | undefined,
  clientSource: string | undefined,
): Promise<Tools> {
  const folder = path.join(path.dirname(cacheFolder('llama-stack-docs')), 'installs');
  const tools = path.join(folder, 'tools');
  const {python} = await findPython();
  await must(python, ['-m', 'venv', tools], {});
  const pip = ['-m', 'pip', 'install', '--quiet', '--upgrade', 'uv'];
  await must(path.join(tools, 'bin/python'), pip, {});
  const clones = [
    [source, version.framework.repository],
    [clientSource, version.client.repository],
  ].filter(([clone]) => clone !== undefined);
  return {
    folder,
    python: realpathSync(path.join(tools, 'bin/python')),
    uv: path.join(tools, 'bin/uv'),
    repositories: Object.fromEntries([
      ['GIT_CONFIG_COUNT', String(clones.length)],
      ...clones.flatMap(([clone = '', repository = ''], index) => [
        [`GIT_CONFIG_KEY_${index}`, `url.${path.resolve(clone)}.insteadOf`],
        [`GIT_CONFIG_VALUE_${index}`, `${repository}.git`],
      ]),
    ]),
  };
}

async function must(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const {status, output} = await runProgram(program, args, {
    timeout: timeLimit,
    env: localEnvironment(env),
  });
  if (status !== 0)
    throw new Error(`${[program, ...args].join(' ')} fails:\n${lastLines(output, 8)}`);
}

/** A terminal of a reader in a folder of its own. */
class Terminal {
  private readonly env: NodeJS.ProcessEnv;
  private readonly venv: string;
  private folder: string;
  private entered = '';

  public constructor(
    private readonly tools: Tools,
    version: VerifiedVersion,
  ) {
    this.folder = path.join(tools.folder, 'work');
    rmSync(this.folder, {recursive: true, force: true, maxRetries: 5});
    this.venv = path.join(this.folder, '.venv');
    const programs = path.join(this.folder, '.programs');
    const servers = path.join(this.folder, '.servers');
    for (const each of [programs, servers]) mkdirSync(each, {recursive: true});
    this.env = localEnvironment({
      HOME: this.folder,
      VIRTUAL_ENV: this.venv,
      SERVERS: servers,
      UV_CACHE_DIR: process.env.UV_CACHE_DIR ?? path.join(os.homedir(), '.cache/uv'),
      UV_PYTHON_DOWNLOADS: 'never',
      COLUMNS: '400',
      PATH: [
        path.join(this.venv, 'bin'),
        programs,
        path.dirname(tools.python),
        process.env.PATH ?? '',
      ].join(path.delimiter),
      ...tools.repositories,
      ...quickImports,
      ...version.serverEnvironment,
    });
  }

  /** Makes the environment that the commands install into, or takes a copy of one. */
  public async open(template?: string): Promise<void> {
    await cp(this.tools.uv, path.join(this.folder, '.programs/uv'));
    if (template !== undefined) return must('cp', ['-al', template, this.venv], this.env);
    const args = ['venv', '--quiet', '--seed', '--python', this.tools.python, this.venv];
    await must(this.tools.uv, args, this.env);
  }

  /** Keeps the environment for others, which have it at the same path; it is compiled once. */
  public async keep(template: string): Promise<void> {
    await this.run(`python -m compileall -q ${this.venv}/lib || true`);
    rmSync(template, {recursive: true, force: true});
    renameSync(this.venv, template);
  }

  public enter(folder: string): void {
    this.folder = path.join(this.folder, folder);
  }

  /** Everything that follows runs in the environment that the command enters. */
  public activate(command: string): void {
    this.entered = `${command}\n`;
  }

  public async save(files: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, content] of Object.entries(files)) {
      const file = path.resolve(this.folder, name.replace(/^~(?=\/)/, this.folder));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, content);
    }
  }

  /** What a file says that a command has written; nothing without one. */
  public read(name: string): string {
    const file = path.join(this.folder, name);
    return name !== '' && existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  public run(command: string, more: NodeJS.ProcessEnv = {}, input?: string): Promise<Ended> {
    const llama = path.join(root, 'verification/guides/llama.sh');
    const code = `set -e -o pipefail\nsource ${llama}\n${this.entered}${command}`;
    return runProgram('bash', ['-c', code], {
      cwd: this.folder,
      env: {...this.env, ...more},
      timeout: timeLimit,
      input,
    });
  }

  /** Releases of all packages, by name. */
  public async installed(): Promise<Map<string, string>> {
    const {printed = ''} = await this.run('uv pip list --format json 2>/dev/null');
    const list = JSON.parse(printed || '[]') as {name: string; version: string}[];
    return new Map(list.map(({name, version}) => [named(name), version]));
  }

  /** Packages that no longer have the releases of others that they ask for. */
  public async disturbed(): Promise<string[]> {
    const {output} = await this.run('uv pip check || true');
    const names = [...output.matchAll(/^The package `([^`]+)` requires/gm)].map(
      ([, name = '']) => name,
    );
    return [...new Set(names)].filter((name) => !name.startsWith('llama-stack'));
  }

  /** Run files that builds have written, each with the environment that its build has made. */
  public async builds(): Promise<{file: string; venv: string | undefined}[]> {
    const folder = path.join(this.env.HOME ?? '', '.llama/distributions');
    const files = existsSync(folder) ? await readdir(folder, {recursive: true}) : [];
    const found = files
      .filter((file) => file.endsWith('-run.yaml'))
      .map((file) => {
        const venv = path.join(this.folder, path.basename(file).replace(/-run\.yaml$/, ''));
        return {file: path.join(folder, file), venv: existsSync(venv) ? venv : undefined};
      });
    // A build into the active environment without a name writes it next to that.
    const beside = `${this.venv}-run.yaml`;
    return existsSync(beside) ? [...found, {file: beside, venv: undefined}] : found;
  }
}

/** The last line of an output that says what is wrong. */
function messageOf({output, timedOut}: Ended): string {
  if (timedOut) return 'does not end';
  const lines = output.split('\n').map((line) => line.trim());
  const line =
    lines.findLast((text) => /^(?:error:|×|\w+(?:Error|Exception)\b)/i.test(text)) ??
    lastLines(output, 1);
  return line.replace(/^(?:error:|×)\s*/i, '').slice(0, 300);
}

/** Names of packages in commands, after the word `install` of each. */
const packagesIn = (commands: readonly string[]): string[] =>
  commands.flatMap((command) =>
    [
      ...command
        .replace(/^.*install(?=\s)/, '')
        .matchAll(
          /(?<=\s["']?)[a-z][\w.-]*(?=(?:\[[\w,]+\])?(?:[<>=~!]=?[^"'\s]*)?["']?(?:\s|$))/gi,
        ),
    ].map(([name]) => named(name)),
  );

async function tryOut(
  work: Work,
  version: VerifiedVersion,
  tools: Tools,
  providers: ProvidersData['providers'],
): Promise<TriedInstall> {
  const {commands, pages, servers} = work;
  const came = {commands, pages, date: new Date().toISOString().slice(0, 10)};
  const notRun = reasonNotToRun(work);
  if (notRun !== undefined) return {...came, result: 'not run', reason: notRun, packages: {}};
  const terminal = new Terminal(tools, version);
  const isFirst = commands.every((command) => givesFramework.test(command));
  const template = templateOf(tools, version);
  await terminal.open(isFirst ? undefined : template);
  const fails = (ended: Ended): TriedInstall => ({
    ...came,
    result: 'fails',
    message: messageOf(ended),
    packages: {},
  });
  if (commands.some((command) => /LLAMA_STACK_DIR=\.|^uv sync/.test(command))) {
    const {repository, commit} = version.framework;
    const clone = `git clone --quiet ${repository}.git llama-stack && cd llama-stack && git checkout --quiet ${commit}`;
    const ended = await terminal.run(clone);
    if (ended.status !== 0) return fails(ended);
    terminal.enter('llama-stack');
  }
  for (const command of work.before) {
    const ended = await terminal.run(command);
    if (ended.status !== 0) return fails(ended);
  }
  await terminal.save(work.files);
  const reason = reasonNotToInstall(work);
  if (reason !== undefined) {
    // The index of PyTorch has the same releases, built for one kind of processor.
    const packages = new Map<string, string>();
    for (const command of commands) {
      const [limits = ''] = /^UV_CONSTRAINT=\S+/.exec(command) ?? [];
      const ended = await terminal.run(
        command.includes('llama stack build')
          ? `${command.replace('--run', '')} --print-deps-only | grep '^uv pip' | sed -E 's/ --(extra-)?index-url [^ ]+//; s/$/ --dry-run/' | xargs -L 1 env ${limits}`
          : `${command.replace(/ --index-url \S+/, '')} --dry-run`,
      );
      if (ended.status !== 0) return fails(ended);
      for (const [, name = '', release = ''] of ended.output.matchAll(/^ \+ (\S+)==(\S+)$/gm))
        packages.set(named(name), release);
    }
    return {...came, result: 'resolves', reason, packages: chosen(packages, commands, providers)};
  }
  const builds = commands.some((command) => command.includes('llama stack build'));
  const before = await terminal.installed();
  for (const command of commands) {
    if (entersBuild.test(command)) {
      terminal.activate(command);
      continue;
    }
    const ended = await terminal.run(command, {UV_OVERRIDE: leftOutFile});
    if (ended.status !== 0) return fails(ended);
  }
  const [, ownVenv] = /--image-name (\S+)/.exec(commands.join('\n')) ?? [];
  if (ownVenv !== undefined) terminal.activate(`source ${ownVenv}/bin/activate`);
  const after = await terminal.installed();
  const packages = chosen(after, commands, providers);
  const started: string[] = [];
  const modules = providers.filter(({pageId}) => pages.includes(pageId)).map(({module}) => module);
  const own = builds || servers.length > 0 ? [] : Object.keys(packages);
  const imported = async (modules: readonly string[], others: readonly string[]) => {
    const ended = await terminal.run(
      `python ${path.join(__dirname, 'check_imports.py')}`,
      {},
      JSON.stringify({modules, packages: others}),
    );
    return ended.status === 0
      ? (JSON.parse(ended.printed ?? '[]') as string[])
      : [messageOf(ended)];
  };
  const problems = await imported(modules, [
    ...own.filter((name) => !before.has(name) || isFirst),
    ...(await terminal.disturbed()),
  ]);
  const [, distribution] = /--distro (\S+)/.exec(commands.join('\n')) ?? [];
  const written = builds ? await terminal.builds() : [];
  const [, ownFile = ''] = /^llama stack run (\S+\.yaml)/m.exec(work.start?.join('\n') ?? '') ?? [];
  const starts = async (command: string, variables: NodeJS.ProcessEnv = {}) => {
    const ended = await terminal.run(command, variables);
    const log = ended.output.replace(/\s+/g, ' ');
    if (ended.status === 0) started.push('build');
    // Where it waits for a service of others, all that it would load is there.
    else if (reasonNotToStart(pages[0] ?? '', log) !== undefined)
      problems.push(
        ...(await imported(modulesOf(version, commands, terminal.read(ownFile), providers), [])),
      );
    else problems.push(messageOf(ended));
  };
  if (work.start !== undefined) await starts(work.start.join('\n'));
  else if (written.length === 0 && distribution !== undefined)
    await starts(`llama stack run ${distribution}`);
  else if (builds && written.length === 0) problems.push('The build has written no run file.');
  for (const {file, venv} of work.start === undefined ? written : [])
    await starts(
      `${venv === undefined ? '' : `source ${venv}/bin/activate\n`}llama stack run ${file}`,
      variablesIn(readFileSync(file, 'utf8')),
    );
  for (const server of servers) {
    await terminal.save({'run.yaml': server.composed.runFile});
    const ended = await terminal.run(
      `mkdir -p ~/.llama/distributions/${server.choice.name}\nllama stack run run.yaml`,
      {...variablesIn(server.composed.runFile), ...variablesOf([server])},
    );
    const provider = providers.find(({api, type}) => server.id === `${api}/${type}`);
    const log = ended.status === 0 ? undefined : ended.output;
    const outcome = outcomeOf(server, log);
    if (log === undefined || outcome.result === 'ends as foretold') started.push(server.id);
    else if (reasonNotToStart(provider?.pageId ?? '', log.replace(/\s+/g, ' ')) === undefined)
      problems.push(`${server.id}: ${messageOf(ended)}`);
  }
  // What was left out is not the fault of the commands.
  const faults = problems.filter((text) => !isOfSize.test(text));
  return {
    ...came,
    ...(faults.length > 0
      ? {result: 'fails', message: [...new Set(faults)].join('\n')}
      : problems.length > 0
        ? {result: 'resolves', reason: reasonOfSize}
        : {result: 'works'}),
    ...(started.length > 0 && {started}),
    packages,
  };
}

/** Modules of the providers in a page's own run file, or else in a build, by distribution or types. */
function modulesOf(
  version: VerifiedVersion,
  commands: readonly string[],
  runFile: string,
  providers: ProvidersData['providers'],
): string[] {
  const text = commands.join('\n');
  const {distributions} = JSON.parse(
    readFileSync(path.join(root, 'data', version.name, 'distributions.json'), 'utf8'),
  ) as DistributionsData;
  const written = parse(runFile) as {
    providers: Record<string, readonly {provider_type: string}[]>;
  } | null;
  const built = distributions.find(({name}) => text.includes(`--distro ${name} `));
  const types =
    written === null
      ? [
          ...(built?.buildProviders ?? []).flatMap((each) =>
            each.types.map((type) => `${each.api}=${type}`),
          ),
          ...[...text.matchAll(/(?<=[ ,])\w+=\w+::[\w:-]+/g)].map(([type]) => type),
        ]
      : Object.entries(written.providers).flatMap(([api, each]) =>
          each.map(({provider_type: type}) => `${api}=${type}`),
        );
  return providers
    .filter(({api, type}) => types.includes(`${api}=${type}`))
    .map(({module}) => module);
}

/** Values of the variables of a run file that have no default. */
const variablesIn = (runFile: string): Record<string, string> =>
  Object.fromEntries(
    [...runFile.matchAll(/\$\{env\.(\w+)\}/g)].map(([, name = '']) => [
      name,
      /URL|ENDPOINT|HOST/.test(name) ? 'http://127.0.0.1:9' : 'no-secret',
    ]),
  );

/** The releases of the packages that commands name; of a build, those that providers ask for. */
function chosen(
  releases: ReadonlyMap<string, string>,
  commands: readonly string[],
  providers: ProvidersData['providers'],
): Record<string, string> {
  const ofBuild = commands.some((command) => command.includes('llama stack build'))
    ? providers.flatMap(({pipPackages}) => packagesIn(pipPackages.map((text) => ` ${text}`)))
    : [];
  const names = [...new Set([...packagesIn(commands), ...ofBuild])].sort();
  return Object.fromEntries(
    names.flatMap((name) => {
      const release = releases.get(name);
      return release === undefined ? [] : [[name, release] as const];
    }),
  );
}

/** What `/compose` says to install for each provider, each set of packages once. */
function composedWork(versionName: string): Work[] {
  const found = new Map<string, Work>();
  for (const each of filesOf(versionName).combinations) {
    if (each.kind !== 'alone') continue;
    const commands = each.composed.packages.map((text) => `uv pip install ${text}`);
    const key = installKey({commands});
    const servers = [...(found.get(key)?.servers ?? []), each];
    found.set(key, {commands, pages: ['/compose'], before: [], files: {}, servers});
  }
  return [...found.values()];
}

/** What is otherwise than in the record, in words. */
function differencesOf(now: TriedInstall, before: TriedInstall | undefined): string[] {
  const said = ({result, message = ''}: TriedInstall): string => `${result} ${message}`.trim();
  const title = now.commands.join(' && ');
  if (before === undefined) return [`${title}: new, ${said(now)}`];
  return [
    ...(said(now) === said(before) ? [] : [`${title}: ${said(before)} → ${said(now)}`]),
    ...Object.entries(now.packages).flatMap(([name, release]) =>
      before.packages[name] === release
        ? []
        : [`  ${name} ${before.packages[name] ?? 'none'} → ${release} (${said(now)})`],
    ),
  ];
}

async function main(): Promise<boolean> {
  const {values} = parseArgs({
    options: {
      ...versionOptions,
      only: {type: 'string', default: ''},
      new: {type: 'boolean'},
      compare: {type: 'boolean'},
    },
  });
  const version = verifiedVersion(values.version);
  const {providers} = JSON.parse(
    readFileSync(path.join(root, 'data', version.name, 'providers.json'), 'utf8'),
  ) as ProvidersData;
  const installations = installationsOf(installingPages(version.name));
  const framework = installations.find(
    ({pages, commands}) =>
      pages.includes(runs.quick.guide) && commands.every((each) => givesFramework.test(each)),
  );
  if (!framework) throw new Error(`${runs.quick.guide} does not install the framework.`);
  const all: Work[] = [
    ...installations.map((each) => ({...each, servers: []})),
    ...composedWork(version.name),
  ];
  const only = new RegExp(values.only);
  const file = recordFile(version, 'installs');
  const recorded = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as InstallsData).installs
    : [];
  const now = new Map(recorded.map((each) => [installKey(each), each]));
  const tools = await prepareTools(version, values.source, values['client-source']);
  if (!existsSync(templateOf(tools, version))) {
    const terminal = new Terminal(tools, version);
    await terminal.open();
    const {status, output} = await terminal.run(framework.commands.join('\n'));
    if (status !== 0) throw new Error(`The framework isn't installed:\n${lastLines(output, 8)}`);
    await terminal.keep(templateOf(tools, version));
  }
  let isWell = true;
  for (const work of all) {
    const key = installKey(work);
    if (values.new && now.has(key)) continue;
    if (!only.test(key) && !work.pages.some((page) => only.test(page))) continue;
    const tried = await tryOut(work, version, tools, providers);
    const before = now.get(key);
    const differences = differencesOf(tried, before);
    report(values.compare ? differences.join('\n') : JSON.stringify(tried));
    isWell &&= values.compare && before ? tried.result === before.result : tried.result !== 'fails';
    now.set(key, tried);
    if (values.compare) continue;
    const installs = all.flatMap((each) => {
      const known = now.get(installKey(each));
      return known === undefined ? [] : [{...known, pages: each.pages}];
    });
    writeRecord(version, 'installs', {installs} satisfies Recorded<InstallsData>);
  }
  return isWell;
}

runToEnd(main);
