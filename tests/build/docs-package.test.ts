import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {linksFile, maximumIndex, maximumPackage, packDocs} from '@docs-kit/docs-package';
import type {ProgramFacts} from '@docs-kit/program-check';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {describePackages} from '../../scripts/support/docs-package';
import {programFactsPath} from '../../src/site/links';
import {latestVersion, nextVersion, predecessorOf} from '../../src/site/versions';
import {buildFolder} from '../support/build';

const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-package-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const docs = describePackages();
const module = docs.name.replaceAll('-', '_');
const published = path.join(buildFolder, 'packages');
const files = readdirSync(published)
  .filter((file) => file !== linksFile)
  .sort();

/** A program that calls a method which the unreleased version changed; only after a cut there is none. */
const facts = JSON.parse(
  readFileSync(path.join(buildFolder, programFactsPath(nextVersion)), 'utf8'),
) as ProgramFacts;
const {modules, classes, methods} = facts.python;
const [method = ''] = Object.keys(methods);
const found = method === '' ? 0 : 1;
const program = `from ${modules[0] ?? ''} import ${classes[0] ?? ''}
client = ${classes[0] ?? ''}()
client.${method || 'close'}()
`;

const run = (cwd: string, command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, {cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});

const npmFile = (version: string): string => {
  const tag = docs.versions.find(({name}) => name === version)?.tag ?? '';
  return path.join(published, `${docs.name}-${tag}.tgz`);
};

function newProject(name: string): string {
  const project = path.join(folder, name);
  mkdirSync(project);
  writeFileSync(path.join(project, 'AGENTS.md'), '# My project\n\nUse tabs.\n');
  return project;
}

/** Asks the server of a package, and ends it. */
async function ask(command: string, args: string[], questions: readonly [string, object][]) {
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(new StdioClientTransport({command, args}));
  try {
    const {tools} = await client.listTools();
    const answers = [];
    for (const [name, input] of questions) {
      const {content} = (await client.callTool({name, arguments: {...input}})) as CallToolResult;
      answers.push(content[0]?.type === 'text' ? content[0].text : '');
    }
    return {tools: tools.map(({name}) => name), answers};
  } finally {
    await client.close();
  }
}

describe('the packages of the versions', () => {
  it('are two for each, and none has more than 3 MB', () => {
    expect(files).toHaveLength(2 * docs.versions.length);
    const sizes = files.map((file) => readFileSync(path.join(published, file)).length);
    expect(sizes.filter((size) => size === 0 || size > maximumPackage)).toEqual([]);
  });

  it('have the same bytes when they are packed again', () => {
    const again = path.join(folder, 'again');
    packDocs(buildFolder, again, docs);
    expect(readdirSync(again).sort()).toEqual([...files, linksFile].sort());
    const differing = files.filter(
      (file) =>
        !readFileSync(path.join(again, file)).equals(readFileSync(path.join(published, file))),
    );
    expect(differing).toEqual([]);
  });
});

describe('the npm package of the latest release', () => {
  let project = '';
  let installed = '';
  beforeAll(() => {
    project = newProject('npm');
    installed = path.join(project, 'node_modules', docs.name);
    writeFileSync(path.join(project, 'package.json'), '{"private": true}');
    const file = npmFile(latestVersion.name);
    run(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', file);
  }, 60_000);

  it('puts its index into AGENTS.md once, and keeps what is there', () => {
    const read = (): string => readFileSync(path.join(project, 'AGENTS.md'), 'utf8');
    run(project, 'npx', '--no-install', docs.name, 'init');
    const first = read();
    run(project, 'npx', '--no-install', docs.name, 'init');
    expect(read()).toBe(first);
    expect(first).toMatch(/^# My project\n\nUse tabs\.\n\n<!-- .*:begin -->\n/);
    expect(Buffer.byteLength(first)).toBeLessThan(maximumIndex);
  });

  it('lists pages that exist in the index', () => {
    const text = readFileSync(path.join(installed, 'agents-index.md'), 'utf8');
    const [guides = ''] = text.split('\nFolders with');
    let parent = '';
    const pages = guides.split('\n').flatMap((line) => {
      if (/^\S+\/$/.test(line)) parent = line;
      const [, name] = /^- ([^:]+): /.exec(line) ?? [];
      return name === undefined ? [] : `${parent}${name}.md`;
    });
    expect(pages.length).toBeGreaterThan(100);
    const present = new Set(
      readdirSync(path.join(installed, 'site'), {recursive: true, encoding: 'utf8'}),
    );
    expect(pages.filter((page) => !present.has(page))).toEqual([]);
  });

  it('has a skill with a name and a description', () => {
    const skill = readFileSync(path.join(installed, 'skills', docs.name, 'SKILL.md'), 'utf8');
    expect(skill).toMatch(new RegExp(`^---\nname: ${docs.name}\ndescription: .{20,1000}\n---\n`));
  });

  it('answers a coding agent without a build', async () => {
    const page = `${latestVersion.path}/concepts`;
    const copy = readFileSync(path.join(buildFolder, `${page}.md`), 'utf8');
    const section = /^## ([\w ]+)$/m.exec(copy)?.[1] ?? '';
    const {tools, answers} = await ask(
      path.join(project, 'node_modules/.bin', docs.name),
      ['mcp'],
      [
        ['search_docs', {query: 'quickstart', limit: 1}],
        ['read_page', {page}],
        ['get_schema', {schema: 'Model'}],
        ['read_page', {page: nextVersion.path}],
        ['read_page', {page, section}],
        ['read_page', {page: `${page}#${section.toLowerCase().replaceAll(' ', '-')}`}],
      ],
    );
    expect(tools).toEqual([
      'search_docs',
      'read_page',
      'get_operation',
      'get_schema',
      'look_up',
      // A release whose predecessor is archived has no changes to list.
      ...(predecessorOf(latestVersion) ? ['list_changes', 'check_program'] : []),
      'find_cause',
    ]);
    expect(answers[0]).toContain(`${latestVersion.path}/getting_started/quickstart`);
    expect(answers[1]).toBe(copy);
    expect(answers[2]).toContain('"definition"');
    expect(answers[3]).toContain('There is no page');
    expect(answers[4]).toContain(`\n\n## ${section}\n\n`);
    expect(answers[4]?.match(/^## /gm)).toHaveLength(1);
    expect(answers[5]).toBe(answers[4]);
  });
});

describe('the Python package of the unreleased version', () => {
  let project = '';
  let python = '';
  beforeAll(() => {
    project = newProject('python');
    const environment = path.join(folder, 'venv');
    run(folder, 'python3', '-m', 'venv', '--without-pip', environment);
    python = path.join(environment, 'bin/python');
    // From the page of links, as readers do; the exact version names a prerelease.
    const version = docs.versions.find(({name}) => name === nextVersion.name)?.python ?? '';
    const links = ['--no-index', '--find-links', path.join(published, linksFile)];
    const pip = ['-m', 'pip', '--python', python, 'install', '--no-deps', '--no-compile'];
    run(folder, 'python3', ...pip, ...links, `${docs.name}==${version}`);
  }, 60_000);

  it('puts its index into AGENTS.md once, as the npm package does, with copies of the pages', () => {
    const read = (): string => readFileSync(path.join(project, 'AGENTS.md'), 'utf8');
    run(project, python, '-m', module, 'init');
    const first = read();
    run(project, python, '-m', module, 'init');
    expect(read()).toBe(first);
    const npm = newProject('npx');
    run(folder, 'tar', '-xzf', npmFile(nextVersion.name));
    run(npm, process.execPath, path.join(folder, 'package/cli.cjs'), 'init');
    expect(readFileSync(path.join(npm, 'AGENTS.md'), 'utf8')).toBe(first);
    const copies = (of: string) => readdirSync(path.join(of, `.${docs.name}`), {recursive: true});
    expect(copies(project).sort()).toEqual(copies(npm).sort());
  });

  it('answers a coding agent through Node.js', async () => {
    const {tools, answers} = await ask(
      python,
      ['-m', module, 'mcp'],
      [
        ['search_docs', {query: 'quickstart', limit: 1}],
        ['list_changes', {limit: 1}],
        ['check_program', {text: program, name: 'program.py'}],
      ],
    );
    expect(tools).toContain('list_changes');
    expect(answers[0]).toContain(`${nextVersion.path}/getting_started/quickstart`);
    expect(answers[1]).toContain('"total"');
    expect(answers[2]?.match(/"line": 3/g) ?? []).toHaveLength(found);
  });

  it('checks a program, and finds the cause of an error', () => {
    writeFileSync(path.join(project, 'program.py'), program);
    const command = path.join(folder, 'package/cli.cjs');
    const check = (file: string) =>
      spawnSync(process.execPath, [command, 'check', file], {cwd: project, encoding: 'utf8'});
    const {status, stdout} = check('program.py');
    expect([status, stdout.match(/^program\.py:3:\d+: /gm)?.length ?? 0]).toEqual([found, found]);
    writeFileSync(path.join(project, 'server.log'), 'All is well.\n');
    expect(check('server.log').status).toBe(0);
    expect(check('none.log').status).toBe(2);
  });

  it('says that the server needs Node.js where there is none', () => {
    const serve = (): string =>
      execFileSync(python, ['-m', module, 'mcp'], {
        env: {PATH: ''},
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(serve).toThrow('The server needs Node.js');
  });

  it('prints the folder of its pages', () => {
    const site = run(project, python, '-m', module, 'path').trim();
    expect(readdirSync(site)).toContain('docs');
  });
});
