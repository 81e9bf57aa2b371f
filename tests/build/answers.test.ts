import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openBuiltSearch} from '@docs-kit/docs-search/built-search';
import {present} from '@docs-kit/docs-search/results/present';
import type {TextPiece} from '@docs-kit/docs-search/results/snippet';
import {latestVersion, nextVersion, siteVersions, type SiteVersion} from '../../src/site/versions';
import {
  type AnsweredQuestion,
  copiesOf,
  costsOf,
  describeRow,
  figuresOf,
  growthOf,
  hasPassage,
  indexWay,
  readAnsweredQuestions,
  readRow,
  type Way,
} from '../support/answer-cost';
import {buildFolder} from '../support/build';
import {projectRoot} from '../support/specifications';

const questions = readAnsweredQuestions(path.join(projectRoot, 'data/answers.yaml'));
const table = readFileSync(path.join(projectRoot, 'data/answer-budget.md'), 'utf8');
const textOf = (pieces: readonly TextPiece[] = []): string => pieces.map(({text}) => text).join('');

describe.each(siteVersions)('a program that looks for an answer in $label', (version) => {
  const client = new Client({name: 'test', version: '1.0.0'});
  beforeAll(async () => {
    const command = path.join(projectRoot, 'node_modules/.bin/tsx');
    const script = path.join(projectRoot, 'scripts/mcp.ts');
    await client.connect(
      new StdioClientTransport({command, args: [script, '--build', buildFolder]}),
    );
  }, 60_000);
  afterAll(() => client.close());

  async function call(name: string, args: Record<string, unknown>): Promise<string> {
    const {content, isError} = (await client.callTool({name, arguments: args})) as CallToolResult;
    const [first] = content;
    const text = first?.type === 'text' ? first.text : '';
    expect(isError ?? false, text).toBe(false);
    return text;
  }

  // The same sections are read for many questions.
  const read = new Map<string, Promise<string>>();
  function readPage(page: string): Promise<string> {
    const text = read.get(page) ?? call('read_page', {page});
    read.set(page, text);
    return text;
  }

  async function* serverWay(query: string): AsyncIterable<string> {
    const found = await call('search_docs', {query, version: version.name});
    yield found;
    const {results} = JSON.parse(found) as {results: {page: string}[]};
    const pages = results.map(({page}) => page);
    const whole = pages.map((page) => page.replace(/#.*/, ''));
    for (const page of new Set([...pages.slice(0, 3), ...whole])) yield await readPage(page);
  }

  const {searcher, textsOf} = openBuiltSearch(buildFolder, version);
  function* searchWay(query: string): Iterable<string> {
    const hits = present(searcher.search(query, {limit: 8}), textsOf, 100);
    const lines = hits.map(({title, heading, snippet, u, h = ''}) =>
      [textOf(heading ?? title), textOf(title), `${u}${h}`, textOf(snippet)].join('\n'),
    );
    yield lines.join('\n\n');
    yield* copiesOf(
      buildFolder,
      hits.map(({u}) => u),
    );
  }

  const ways: readonly (readonly [string, Way])[] = [
    // Its guides are those of the latest release: programs reach an older one by the index of its own.
    ...([nextVersion, latestVersion].includes(version)
      ? [['`/llms.txt`, then copies', indexWay(buildFolder, '/llms.txt', isOf(version))] as const]
      : []),
    [
      "the version's `llms.txt`, then copies",
      indexWay(buildFolder, `${version.path}/llms.txt`, isOf(version)),
    ],
    ['the MCP server', serverWay],
    ['the search, then copies', searchWay],
  ];

  it('finds it on the page that a question names', () => {
    expect(questions.length).toBeGreaterThanOrEqual(200);
    expect(questions.filter((question) => !isAnswered(version, question))).toEqual([]);
    const [first] = questions;
    expect(first && isAnswered(version, {...first, answer: 'No page says so.'})).toBe(false);
  });

  it.each(ways)(
    'reads no more than before, through %s',
    async (name, way) => {
      const measured = figuresOf(await costsOf(questions, way));
      const row = `${name}, ${version.name}`;
      expect(growthOf(readRow(table, row), measured), describeRow(row, measured)).toEqual([]);
      if (way === serverWay) {
        expect(measured.medianBytes).toBeLessThanOrEqual(6_000);
        expect(measured.medianFetches).toBeLessThanOrEqual(2);
      }
    },
    300_000,
  );
});

describe('the cost of an answer', () => {
  const asked = [
    {question: 'a', page: '', answer: 'x `y`'},
    {question: 'b', page: '', answer: 'z'},
  ];

  it('is what was read until the answer came', async () => {
    const costs = await costsOf(asked, () => ['ééé', 'the x | **y**', 'z']);
    expect(costs).toEqual([
      {question: 'a', bytes: 19, fetches: 2, isFound: true},
      {question: 'b', bytes: 20, fetches: 3, isFound: true},
    ]);
    expect(figuresOf(costs)).toEqual({medianBytes: 19, medianFetches: 2, mostBytes: 20, found: 2});
  });

  it('is more than any other when the answer does not come', async () => {
    const costs = await costsOf(asked, () => ['x y']);
    expect(figuresOf(costs)).toMatchObject({mostBytes: Infinity, found: 1});
    expect(() => figuresOf([])).toThrow('no question');
  });

  it('is compared with its row in the table', () => {
    const figures = {medianBytes: 1000, medianFetches: 2, mostBytes: 20_000, found: 9};
    const recorded = readRow(describeRow('a way', figures), 'a way');
    expect(growthOf(recorded, {...figures, medianBytes: 1050})).toEqual([]);
    expect(growthOf(recorded, {...figures, medianBytes: 1051, found: 6})).toEqual([
      'medianBytes: 1051, recorded 1000',
      'found: 6, recorded 9',
    ]);
    expect(() => readRow('', 'a way')).toThrow('no row "a way"');
  });
});

/** A program asks about one version: it does not open pages of others. */
function isOf(version: SiteVersion): (path: string) => boolean {
  const others = siteVersions.filter(({path}) => path.startsWith(`${version.path}/`));
  return (to) =>
    (to.startsWith(`${version.path}/`) || to === `${version.path}.md`) &&
    !others.some((other) => to.startsWith(`${other.path}/`) || to === `${other.path}.md`);
}

function isAnswered(version: SiteVersion, {page, answer}: AnsweredQuestion): boolean {
  const route = page ? `${version.path}/${page}` : version.path;
  if (!existsSync(path.join(buildFolder, `${route}.md`))) return false;
  return [...copiesOf(buildFolder, [route])].some((text) => hasPassage(text, answer));
}
