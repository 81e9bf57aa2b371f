import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {writeMachineCopies} from './after-build';
import machineCopies, {type Options, validateOptions} from './index';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'copies-'));
  page('index.html', 'https://zoo.example/base/', '<h1>Zoo</h1><p>All animals.</p>');
  page(
    'docs/feed/index.html',
    'https://zoo.example/base/docs/feed/',
    '<h1>Feed</h1><p>At <a href="/base/">noon</a>.</p>',
  );
});
afterEach(() => rmSync(folder, {recursive: true}));

function page(name: string, address: string, content: string): void {
  const file = path.join(folder, 'build', name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(
    file,
    `<html><head><meta property="og:url" content="${address}"></head><body><main>${content}</main></body></html>`,
  );
}

const optionsOf = (options: Options) =>
  validateOptions({
    options,
    validate(schema, given) {
      const {value, error} = schema.validate(given);
      if (error) throw error;
      return value as never;
    },
  });

async function build(options: Options): Promise<void> {
  const props = {
    outDir: path.join(folder, 'build'),
    siteDir: folder,
    generatedFilesDir: path.join(folder, '.docusaurus'),
    baseUrl: '/base/',
    routesPaths: ['/base/404.html', '/base/', '/base/docs/feed', '/base/docs/feed/', '/base/none'],
    siteConfig: {url: 'https://zoo.example', title: 'Zoo', tagline: 'All animals'},
    plugins: [
      {
        name: 'docusaurus-plugin-content-docs',
        options: {id: 'default'},
        globalData: {
          versions: [{name: 'current', label: 'Next', isLast: true, path: '/base/docs'}],
        },
      },
    ],
  };
  await writeMachineCopies(props as unknown as Props, optionsOf(options));
}

const read = (name: string): string => readFileSync(path.join(folder, 'build', name), 'utf8');
const files = (): string[] =>
  readdirSync(path.join(folder, 'build'), {recursive: true, encoding: 'utf8'})
    .filter((name) => path.extname(name) !== '' && !name.endsWith('.html'))
    .sort();

describe('the copies of a build', {timeout: 60_000}, () => {
  it('are Markdown, indexes, texts of sections and cards, below the base of the site', async () => {
    await build({});
    expect(files()).toEqual([
      'docs/feed.md',
      'docs/llms.txt',
      'img/cards/docs/feed.png',
      'img/cards/index.png',
      'index.md',
      'llms-full/current/overview.txt',
      'llms.txt',
    ]);
    expect(read('docs/feed.md')).toBe(
      '# Feed\n\n> Page: https://zoo.example/base/docs/feed/. Index of all pages: https://zoo.example/base/llms.txt.\n\nAt [noon](https://zoo.example/base/index.md).\n',
    );
    expect(read('llms.txt')).toContain('- [Feed](https://zoo.example/base/docs/feed.md)');
    expect(read('img/cards/index.png').slice(1, 4)).toBe('PNG');
    const cards = path.join(folder, 'node_modules/.cache/cards/zoo.example');
    expect(readdirSync(cards)).toHaveLength(2);
  });

  it('are left out one by one', async () => {
    await build({copies: false, cards: false});
    expect(files()).toEqual(['docs/llms.txt', 'llms-full/current/overview.txt', 'llms.txt']);
    expect(read('llms.txt')).toContain('(https://zoo.example/base/docs/feed)');
    rmSync(path.join(folder, 'build/llms.txt'));
    await build({llmsTxt: false, cards: false, exclude: ['/docs/feed']});
    expect(existsSync(path.join(folder, 'build/llms.txt'))).toBe(false);
    expect(read('index.md')).not.toContain('llms.txt');
    expect(files()).not.toContain('docs/feed.md');
  });

  it('hold the data sets that the site computes from its pages', async () => {
    const shape = z.object({id: z.string()});
    await build({
      cards: false,
      dataSets: ({pages}) =>
        Promise.resolve([
          {version: 'v1', name: 'pages', shape, entries: pages.map(({path: id}) => ({id}))},
        ]),
    });
    expect(JSON.parse(read('data/v1/pages.json'))).toMatchObject({
      entries: [{id: '/'}, {id: '/docs/feed'}],
    });
  });

  it('name the page that cannot be copied', async () => {
    page('docs/feed/index.html', '', '<p>No heading</p>');
    await expect(build({cards: false})).rejects.toThrow(/docs.feed.index\.html/);
  });
});

describe('the options', () => {
  it('have defaults', () => {
    expect(optionsOf({})).toEqual({
      copies: true,
      llmsTxt: true,
      cards: {},
      sections: {},
      exclude: ['/search'],
    });
  });

  it.each([
    [{copy: false}, '"copy" is not allowed'],
    [{cards: {colors: {title: 'red'}}}, 'colors'],
    [{versions: [{name: 'v1', label: '', title: '', path: '/docs/'}]}, 'versions[0]'],
  ])('are refused when they are %j', (options, message) => {
    expect(() => optionsOf(options as Options)).toThrow(message);
  });

  it('tell pages which copies they have', async () => {
    const data: unknown[] = [];
    const plugin = machineCopies({} as LoadContext, optionsOf({cards: false}));
    await plugin.contentLoaded?.({
      actions: {setGlobalData: (value: unknown) => data.push(value)},
    } as never);
    expect(data).toEqual([{copies: true, cards: false, exclude: ['/search']}]);
  });
});
