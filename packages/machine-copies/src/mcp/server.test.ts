import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openLibrary} from './build';
import {findPassages, rankByWords} from './passages';
import {createServer, type McpOptions} from './server';

const folder = mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
afterAll(() => rmSync(folder, {recursive: true}));

function write(file: string, content: string | object): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path.join(folder, file), text);
}

async function connect(options: Partial<McpOptions>) {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const server = createServer(openLibrary(folder), {
    name: 'zoo-docs',
    product: 'Zoo',
    versions: ['v1', 'next'],
    ...options,
  });
  await server.connect(far);
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(near);
  const call = async (name: string, args: Record<string, unknown>): Promise<string> => {
    const {content} = (await client.callTool({name, arguments: args})) as CallToolResult;
    return content[0]?.type === 'text' ? content[0].text : '';
  };
  const names = async () => (await client.listTools()).tools.map(({name}) => name);
  return {client, call, names};
}

describe('the server of a build without data sets and search', () => {
  beforeAll(() => {
    write('llms.txt', '# Zoo\n');
    write('docs/feed.md', '# Feed\n');
    write(
      'docs/keep.md',
      '# Keep\n\n> Page: https://zoo.example/docs/keep.\n\nHow to keep them.\n',
    );
    write(
      'docs/keep.html',
      `<head><meta property="og:url" content="https://zoo.example/docs/keep"></head><body>
      <main><h1>Keep</h1><p>How to keep them.</p>
      <h2 id="water">Water and <code>hay</code></h2><p>Twice a day.</p>
      <h3 id="winter">Winter</h3><p>Warm, as <a href="feed">food</a> is.</p>
      <h2 id="sleep">Sleep</h2><p><span id="old">At night.</span></p>
      <details><summary><h3 id="Nest">Nest</h3></summary><p>Of straw.</p></details><p>Quiet.</p>
      <div id="body-age"><a href="#body-age" data-permalink>age</a> <span>integer</span><p>In years.</p></div></main>`,
    );
  });

  it.each([
    [
      {page: '/docs/keep#winter'},
      '### Winter\n\nWarm, as [food](https://zoo.example/docs/feed.md) is.\n',
    ],
    [{page: '/docs/keep', section: 'winter'}, '### Winter\n\nWarm, as'],
    [
      {page: '/docs/keep.md', section: '#water'},
      '## Water and `hay`\n\nTwice a day.\n\n### Winter',
    ],
    [{page: '/docs/keep', section: 'Water and hay'}, '## Water and `hay`\n\nTwice'],
    [{page: '/docs/keep', section: 'Nest'}, '### Nest\n\nOf straw.\n'],
    [{page: '/docs/keep', section: 'sleep'}, '## Sleep\n\nAt night.'],
    [{page: '/docs/keep#old'}, '## Sleep\n\nAt night.'],
    [{page: '/docs/keep#body-age'}, '- `age` integer: In years.\n'],
  ])('reads a section below the first lines of its page: %j', async (args, expected) => {
    const {call} = await connect({});
    const opening = '# Keep\n\n> Page: https://zoo.example/docs/keep.\n\n';
    const text = await call('read_page', args);
    expect(text.startsWith(opening + expected)).toBe(true);
    expect(text).not.toContain('How to keep');
  });

  it('names the sections of a page that lacks the one asked for', async () => {
    const {call} = await connect({});
    expect(await call('read_page', {page: '/docs/keep', section: 'Play'})).toContain(
      'The page has no section "Play". Its sections are: water, winter, sleep, Nest.',
    );
  });

  it('reads pages, and has no other tool', async () => {
    const {call, names} = await connect({});
    expect(await names()).toEqual(['read_page']);
    expect(await call('read_page', {page: 'https://zoo.example/docs/feed'})).toBe('# Feed\n');
    expect(await call('read_page', {page: '/docs/../../etc/passwd'})).toContain('There is no page');
    expect(await call('read_page', {page: '/llms.txt'})).toBe('# Zoo\n');
    expect(await call('read_page', {page: '/keepers'})).toContain('on the website alone');
  });
});

it('a server has further tools, which answer from texts', async () => {
  write('llms.txt', '# Zoo\n');
  const {call, names} = await connect({
    tools: [
      {
        name: 'greet',
        title: 'Greet',
        description: 'Greets.',
        texts: {animal: 'Its name.', place: 'Where it is.'},
        answer: ({animal, place}) => ({animal, place}),
      },
    ],
  });
  expect(await names()).toEqual(['read_page', 'greet']);
  expect(JSON.parse(await call('greet', {animal: 'Ada'}))).toEqual({animal: 'Ada', place: ''});
  expect(await call('greet', {place: 'here'})).toContain('Invalid');
});

describe('the server of a build with data sets', () => {
  const operation = {
    id: 'feed',
    page: '/docs/feed',
    operationId: 'feedAnimal',
    method: 'POST',
    path: '/v1/feed',
  };
  beforeAll(() => {
    const sets = {operations: 'x', schemas: 'x', changes: 'x', commands: 'x'};
    write('data/index.json', {versions: [{version: 'next', sets}]});
    write('data/next/operations.json', {entries: [operation]});
    write('data/next/schemas.json', {
      entries: [{id: 'Animal', name: 'Animal', page: '/docs/feed', specification: 'api.json#/x'}],
    });
    write('data/next/commands.json', {entries: [{id: 'zoo feed', page: '/docs/feed'}]});
    write('data/next/changes.json', {
      entries: [{id: 'moved/a'}, {id: 'added/b'}, {id: 'moved/c'}],
    });
    write('api.json', {components: {schemas: {Animal: {type: 'object'}}}});
  });

  it('quotes what the first results say about the query, and else their snippets', async () => {
    const {call} = await connect({
      search: () =>
        ['/docs/keep#water', '/docs/feed', '/docs/none', '/docs/keep'].map((page) => ({
          page,
          title: 'x',
          snippet: 'of the search',
        })),
    });
    const {results} = JSON.parse(await call('search_docs', {query: 'how to keep'})) as {
      results: object[];
    };
    expect(results).toEqual([
      {page: '/docs/keep#water', title: 'x', passages: '# Keep\nHow to keep them.'},
      ...['/docs/feed', '/docs/none', '/docs/keep'].map((page) => ({
        page,
        title: 'x',
        snippet: 'of the search',
      })),
    ]);
  });

  const connected = () =>
    connect({
      kinds: {command: 'commands'},
      about: {read_page: 'It covers animals.'},
      search: (query, version) => [{page: '/docs/feed', title: query, snippet: version}],
    });

  it('has a tool for each, and the search', async () => {
    const {client, names} = await connected();
    expect(await names()).toEqual([
      'search_docs',
      'read_page',
      'get_operation',
      'get_schema',
      'look_up',
      'list_changes',
    ]);
    const {tools} = await client.listTools();
    expect(tools[1]?.description).toMatch(/ It covers animals\.$/);
  });

  it.each([
    ['search_docs', {query: 'hay'}, '"snippet": "v1"'],
    ['get_operation', {operation: 'post /v1/feed', version: 'next'}, '# Feed'],
    ['get_operation', {operation: 'feed animal', version: 'next'}, '# Feed'],
    ['get_operation', {operation: 'feed_animals', version: 'next'}, 'Did you mean "feedAnimal"?'],
    ['get_operation', {operation: 'POST /feed', version: 'next'}, 'Did you mean "POST /v1/feed"?'],
    ['get_schema', {schema: 'Animal', version: 'next'}, '"type": "object"'],
    ['look_up', {kind: 'command', name: 'feed', version: 'next'}, '"id": "zoo feed"'],
    ['look_up', {kind: 'command', name: 'feed'}, 'v1 has no data set "commands"'],
    ['list_changes', {containing: 'moved'}, '"total": 2'],
    ['list_changes', {version: 'v1'}, 'v1 follows no version'],
  ])('answers %s with %j', async (tool, args, expected) => {
    const {call} = await connected();
    expect(await call(tool, args)).toContain(expected);
  });
});

describe('passages of a page', () => {
  const copy = [
    '# Zoo',
    '> Version: 1. Page: https://zoo.example/zoo.',
    'A zoo has [animals](https://zoo.example/animals.md).',
    '## Food',
    '| Animal | Eats |\n| - | - |\n| Goat | hay |\n| Bear | honey |',
    '```bash\nfeed goat\n\nfeed bear\n```',
    '- Goats sleep.\n- Bears too.',
  ].join('\n\n');

  it('are those with its words, below their headings, with the heading row of a table', () => {
    expect(findPassages(copy, 'what goats eat', 100)).toBe(
      '## Food\n| Animal | Eats |\n| Goat | hay |\n```bash\nfeed goat\n\nfeed bear\n```\n- Goats sleep.',
    );
    expect(findPassages(copy, 'zoo animals', 30)).toBe('# Zoo\nA zoo has animals.');
    expect(findPassages(copy, 'whale', 100)).toBe('');
  });

  it('are the best of them where all would be too long', () => {
    expect(findPassages(copy, 'goat hay', 20)).toBe('## Food\n| Animal | Eats |\n| Goat | hay |');
  });

  it('rank rare words above frequent ones, and short texts above long ones', () => {
    const texts = ['some hay', 'hay', 'a goat', 'a goat with hay'];
    expect(rankByWords(texts, (text) => text, 'goats and hay')).toEqual([
      'a goat with hay',
      'a goat',
      'hay',
      'some hay',
    ]);
    expect(rankByWords(texts, (text) => text, 'whale')).toEqual([]);
  });
});
