import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {nextVersion, siteVersions} from '../../../src/site/versions';

const project = path.resolve(__dirname, '../../..');
const start = '<!-- generated:llama-apis -->';
const end = '<!-- /generated -->';
const releasePages = siteVersions
  .filter((version) => version !== nextVersion)
  .map(({docsFolder}) => `${docsFolder}/api.md`);

let folder: string;

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

function read(name: string): string {
  return fs.readFileSync(path.join(folder, name), 'utf8');
}

function run(...options: string[]): {status: number | null; output: string} {
  const command = path.join(project, 'node_modules/.bin/tsx');
  const script = path.join(project, 'scripts/write-tables.ts');
  const result = spawnSync(command, [script, '--root', folder, ...options], {encoding: 'utf8'});
  return {status: result.status, output: result.stdout + result.stderr};
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tables-'));
  fs.cpSync(path.join(project, 'data'), path.join(folder, 'data'), {recursive: true});
  write('docs/api.md', `${start}\n${end}\n`);
  for (const page of releasePages) write(page, `${start}\n${end}\n`);
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

describe('write-tables', {timeout: 120_000}, () => {
  it('writes the blocks of every version from its own data, then finds nothing to do', () => {
    expect(run()).toMatchObject({status: 0});
    expect(read('docs/api.md')).toContain('| `conversations` |');
    for (const page of releasePages) expect(read(page)).toContain('| `models` |');
    expect(run('--check')).toMatchObject({status: 0});
  });

  it('names the pages that differ and changes nothing with --check', () => {
    const {status, output} = run('--check');
    expect(status).toBe(1);
    expect(output).toContain('docs/api.md: differs from the data. Run "npm run docs:tables".');
    expect(read('docs/api.md')).toBe(`${start}\n${end}\n`);
  });

  it('reports a wrong marker by file and line, and still writes the other pages', () => {
    write('docs/wrong.md', 'Text\n<!-- generated:llama-apls -->\n<!-- /generated -->\n');
    const {status, output} = run();
    expect(status).toBe(1);
    expect(output).toContain('docs/wrong.md:2: cannot write the block "llama-apls"');
    expect(read('docs/api.md')).toContain('| `conversations` |');
  });

  it('cannot run with data that do not fit their schema, and says where', () => {
    const data = JSON.parse(read('data/next/llama-cli.json')) as {apis: object[]};
    write('data/next/llama-cli.json', JSON.stringify({...data, apis: [{name: 'inference'}]}));
    const {status, output} = run();
    expect(status).toBe(2);
    expect(output).toContain(
      "data/next/llama-cli.json:1: /apis/0 (inference) must have required property 'kind'",
    );
  });

  it('cannot run when no page has a block', () => {
    write('docs/api.md', 'Text\n');
    for (const page of releasePages) write(page, 'Text\n');
    expect(run('--check')).toEqual({status: 2, output: 'No page has a generated block.\n'});
  });

  it('cannot run with an unknown option', () => {
    expect(run('--chek')).toMatchObject({status: 2});
  });
});
