import {mkdtempSync, rmSync} from 'node:fs';
import {mkdir, mkdtemp} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parsePage} from '@docs-kit/docs-facts/markdown';
import {freePort} from '@docs-kit/service-doubles/listening';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brokenText, report, runSeed, runTask, type Subject} from './run';
import type {Task} from './task';

const root = mkdtempSync(path.join(os.tmpdir(), 'docs-tasks-'));
afterAll(() => rmSync(root, {recursive: true, force: true}));

let port = 0;
let guide = '';
beforeAll(async () => {
  port = await freePort();
  guide = [
    '# Notes',
    '```bash\nexport NOTE="buy milk"\nmkdir notes\ncd notes\n```',
    '```javascript title="server.mjs"',
    "import {createServer} from 'node:http';",
    'const {NOTE = ""} = process.env;',
    'createServer((request, response) => {',
    "  response.writeHead(request.url === '/notes' ? 200 : 404).end(NOTE);",
    `}).listen(${port}, '127.0.0.1');`,
    '```',
    '```bash\nnode server.mjs\n```',
    '```javascript title="read.mjs"',
    `const response = await fetch('http://127.0.0.1:${port}/notes');`,
    "console.log('Note:', await response.text(), process.argv[2] ?? '', process.env.NOTE ?? '');",
    '```',
  ].join('\n');
});

const task: Task = {
  id: 'notes',
  words: 'keep a note',
  page: 'notes',
  types: [],
  end: [
    {printed: 'Note: buy milk {2}\n'},
    {restart: true, ask: 'GET /notes', has: '^buy milk$', as: 'note'},
    {ask: 'GET /other', status: 404},
    {run: "node read.mjs '{{note}}'", has: 'buy milk buy milk', lacks: 'eggs'},
  ],
};

const subject = (): Subject => ({
  site: {search: () => ['/notes'], linksOf: () => []},
  addressOf: (page) => `/${page}`,
  readPage: (_, change = (text) => text) => parsePage('notes.md', change(guide)),
  inWorld: async (_, work) => {
    const hidden = await mkdtemp(path.join(root, 'reader-'));
    const folder = path.join(hidden, 'work');
    await mkdir(folder);
    return work({
      folder,
      hidden,
      environment: {PATH: process.env.PATH, HOME: hidden},
      address: `http://127.0.0.1:${port}`,
      goesOn: /createServer/,
      ports: [],
      values: {},
      fit: ({code}) => code,
      merge: (file = '', excerpt) => Promise.resolve(file + excerpt),
      startServer: () => Promise.resolve(),
      settle: () => Promise.resolve(),
      prepare: () => Promise.resolve(),
    });
  },
});

describe('a task', () => {
  it('is followed from the search to its end, in terminals that share no variables', async () => {
    const result = await runTask(task, subject());
    expect(result).toMatchObject({on: 'notes', pages: 1, fences: 4, edits: 0});
    expect(result.problem).toBeUndefined();
    expect(report({notes: result})).toContain('1 of 1 tasks completed: 1 pages opened, 4 fences');
  });

  it('is not followed when its page is not found', async () => {
    const lost = {...subject(), addressOf: () => '/elsewhere'};
    const result = await runTask(task, lost);
    expect(result).toMatchObject({pages: 0, problem: 'the page is not found with "keep a note"'});
    expect(report({notes: result})).toContain('0 of 1 tasks completed');
  });

  it.each([
    ['an export', 'export NOTE="buy milk"', 'true', 'found no'],
    ['a folder', 'mkdir notes\n', '', 'line 2: ends with status 1'],
    ['a route', "'/notes' ?", "'/note' ?", 'to return 200, not 404'],
    ['a file', 'node server.mjs', 'node serve.mjs', 'ends with status 1'],
    ['a variable', 'process.env;', '{};', 'found no'],
  ])('does not come to its end where %s is broken', async (_, replace, by, problem) => {
    expect(await runSeed({task: 'notes', replace, by}, task, subject())).toContain(problem);
  });

  it('names the output that it should type and does not find', async () => {
    const typing = {...task, types: [{in: 'read.mjs', read: ['id-\\d+']}]};
    const {problem} = await runTask(typing, subject());
    expect(problem).toContain('the output so far has no id-\\d+ to type');
  });
});

it('a broken step must be on the page exactly once', () => {
  expect(brokenText('a b', 'b', 'c', 'page')).toBe('a c');
  expect(() => brokenText('a a', 'a', 'c', 'page')).toThrow('page has "a" 2 times');
  expect(() => brokenText('a', 'b', 'c', 'page')).toThrow('page has "b" 0 times');
});
