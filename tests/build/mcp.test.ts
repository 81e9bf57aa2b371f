import {spawnSync} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {latestVersion, nextVersion, siteVersions} from '../../src/site/versions';
import {buildFolder} from '../support/build';
import {newestChanged} from '../support/releases';
import {projectRoot} from '../support/specifications';

const program = path.join(projectRoot, 'node_modules/.bin/tsx');
const script = path.join(projectRoot, 'scripts/mcp.ts');

describe('the server for coding agents', () => {
  const client = new Client({name: 'test', version: '1.0.0'});

  beforeAll(async () => {
    await client.connect(
      new StdioClientTransport({command: program, args: [script, '--build', buildFolder]}),
    );
  }, 60_000);
  afterAll(() => client.close());

  async function call(name: string, args: Record<string, unknown>): Promise<CallToolResult> {
    return (await client.callTool({name, arguments: args})) as CallToolResult;
  }

  async function answer(name: string, args: Record<string, unknown>): Promise<string> {
    const {content, isError} = await call(name, args);
    const [first] = content;
    expect(isError ?? false, JSON.stringify(content)).toBe(false);
    return first?.type === 'text' ? first.text : '';
  }

  async function refusal(name: string, args: Record<string, unknown>): Promise<string> {
    const {content, isError} = await call(name, args);
    const [first] = content;
    expect(isError).toBe(true);
    return first?.type === 'text' ? first.text : '';
  }

  it('says which tools it has, and that they change nothing', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search_docs',
      'read_page',
      'get_operation',
      'get_schema',
      'look_up',
      'list_changes',
      'check_program',
      'find_cause',
    ]);
    for (const {description, annotations} of tools) {
      expect(description).toMatch(/\.$/);
      expect(annotations?.readOnlyHint).toBe(true);
    }
  });

  it('finds pages as the search of the site does', async () => {
    const {results} = JSON.parse(await answer('search_docs', {query: 'quickstart', limit: 3})) as {
      results: {page: string; title: string; snippet: string}[];
    };
    expect(results).toHaveLength(3);
    expect(results[0]?.page).toContain(`${latestVersion.path}/getting_started/quickstart`);
    expect(results[0]?.snippet).not.toBe('');
  });

  it('reads pages by path and by address, as Markdown', async () => {
    const page = `${latestVersion.path}/concepts`;
    const text = await answer('read_page', {page});
    expect(text).toMatch(/^# Concepts\n/);
    expect(await answer('read_page', {page: `https://llamastack.github.io${page}.md`})).toBe(text);
    expect(await answer('read_page', {page: '/'})).toMatch(/^# /);
  });

  it('reads a section alone, as the search names it', async () => {
    const found = await answer('search_docs', {query: 'what does tool_choice do', limit: 1});
    const {results} = JSON.parse(found) as {results: {page: string; section?: string}[]};
    const {page = '', section} = results[0] ?? {};
    expect(page).toContain('#');
    const text = await answer('read_page', {page});
    expect(text).toContain(`## ${section ?? ''}`);
    const [path = '', anchor = ''] = page.split('#');
    expect(await answer('read_page', {page: path, section: anchor})).toBe(text);
    expect(text.length).toBeLessThan((await answer('read_page', {page: path})).length / 2);
  });

  it('reads operations by id and by route, in a version', async () => {
    const byId = await answer('get_operation', {
      operation: 'createResponse',
      version: nextVersion.name,
    });
    expect(byId).toContain('`POST /v1/responses`');
    const byRoute = await answer('get_operation', {
      operation: 'post /v1/responses',
      version: nextVersion.name,
    });
    expect(byRoute).toBe(byId);
  });

  it('gives a schema with its definition', async () => {
    const schema = JSON.parse(
      await answer('get_schema', {schema: 'Model', version: nextVersion.name}),
    ) as {page: string; definition: {properties: object}};
    expect(schema.page).toContain('#schema-Model');
    expect(Object.keys(schema.definition.properties)).toContain('identifier');
  });

  it.each([
    ['provider', 'remote::ollama'],
    ['distribution', 'starter'],
    ['environment variable', 'OLLAMA_URL'],
    ['command', 'llama stack run'],
  ])('looks a %s up', async (kind, name) => {
    const {entries} = JSON.parse(await answer('look_up', {kind, name})) as {
      entries: {id: string; page: string}[];
    };
    expect(entries[0]?.id).toContain(name);
    expect(entries[0]?.page).toMatch(/^\/docs\//);
  });

  it('lists what a version changed, all or what contains some words', async () => {
    const version = newestChanged?.name;
    const all = JSON.parse(await answer('list_changes', {version, limit: 5})) as {
      total: number;
      changes: {id: string; page: string}[];
    };
    if (!newestChanged) return expect(all.total).toBe(0);
    expect(all.total).toBeGreaterThan(200);
    expect(all.changes).toHaveLength(5);
    const some = JSON.parse(
      await answer('list_changes', {version, containing: 'moved /v1/responses', limit: 400}),
    ) as {total: number; changes: {kind: string; changes: string[]}[]};
    expect(some.total).toBeGreaterThan(0);
    expect(some.total).toBeLessThan(all.total);
    expect(some.changes.every(({kind}) => kind === 'moved')).toBe(true);
  });

  it.each([
    ['read_page', {page: '/docs/no-such-page'}, 'There is no page /docs/no-such-page'],
    ['read_page', {page: '/docs/../../package.json'}, 'There is no page /package.json'],
    ['read_page', {page: '/docs/concepts', part: 9}, 'has no part 9'],
    ['read_page', {page: '/docs/concepts#none'}, 'has no section "none". Its sections are: '],
    ['get_operation', {operation: 'createRespons'}, 'createResponse'],
    ['get_schema', {schema: 'Modle'}, 'has no schema "Modle"'],
    ['look_up', {kind: 'command', name: 'llama stack rnu'}, 'llama stack run'],
    ['list_changes', {version: siteVersions.at(-1)?.name}, 'follows no version of this site'],
    ['look_up', {kind: 'planet', name: 'x'}, 'Invalid'],
    ['search_docs', {query: ' '}, 'Invalid'],
    ['search_docs', {query: 'x', version: 'v9.9.9'}, 'Invalid'],
    ['no_such_tool', {}, 'no_such_tool'],
  ])('refuses %s with %j and says why', async (tool, args, message) => {
    expect(await refusal(tool, args)).toContain(message);
  });
});

describe('the command that starts the server', () => {
  it('says to build the site when there is no build', () => {
    const {status, stdout, stderr} = spawnSync(program, [script, '--build', os.tmpdir()], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('is not a finished build of this site. Run `npm run build`');
    expect(stdout).toBe('');
  });
});
