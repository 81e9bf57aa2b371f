import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createServer, openLibrary} from '@docs-kit/machine-copies/mcp';
import {writeArchive} from '@docs-kit/machine-copies/offline';
import {finishBuild} from '@docs-kit/static-hosting';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {buildClassicSite} from '../support/classic-site';

describe('the classic template with the plugin for copies', () => {
  const archive = mkdtempSync(path.join(os.tmpdir(), 'classic-archive-'));
  let build = '';
  beforeAll(() => {
    ({build} = buildClassicSite(['machine-copies'], ["plugins: ['@docs-kit/machine-copies'],"]));
  }, 400_000);
  afterAll(() => {
    rmSync(archive, {recursive: true, force: true});
    if (build) rmSync(path.dirname(build), {recursive: true, force: true});
  });

  const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');
  const files = (ending: string): string[] =>
    readdirSync(build, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith(ending))
      .sort();

  it('has a copy and a card of every page, which the page names', () => {
    const pages = files('index.html');
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      const route = path.posix.dirname(`/${page}`).replace(/^\/$/, '/index');
      expect([page, existsSync(path.join(build, `${route}.md`))]).toEqual([page, true]);
      expect([page, existsSync(path.join(build, `img/cards${route}.png`))]).toEqual([page, true]);
      const head = load(read(page));
      expect(head('link[type="text/markdown"]').attr('href')).toBe(`${route}.md`);
      expect(head('meta[property="og:image"]').attr('content')).toContain(`/img/cards${route}.png`);
    }
  });

  it('has copies that say what the pages say', () => {
    const basics = read('docs/tutorial-basics/markdown-features.md');
    expect(basics).toMatch(/^# Markdown Features\n\n> Page: https:\S+\. Index of all pages: /);
    expect(basics).toContain('```jsx');
    expect(basics).toMatch(/\n {2}return <h1>Hello, Docusaurus!<\/h1>;\n\}/);
    expect(basics).toContain('> **Tip: My tip**');
    expect(read('blog/welcome.md')).toContain('Docusaurus blogging features');
    expect(read('index.md')).toContain('Easy to Use');
  });

  it('has indexes of the site and its documents', () => {
    expect(files('llms.txt')).toEqual([
      'docs/category/llms.txt',
      'docs/llms.txt',
      'docs/tutorial-basics/llms.txt',
      'docs/tutorial-extras/llms.txt',
      'llms.txt',
    ]);
    const index = read('llms.txt');
    expect(index).toMatch(/^# My Site documentation\n\n> Dinosaurs are cool/);
    const targets = [...index.matchAll(/\]\((\S+)\)/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((target) => !existsSync(path.join(build, target)))).toEqual([]);
    expect(read('llms-full/current/tutorial-basics.txt')).toContain('# Create a Page');
  });

  it('answers coding agents', () => {
    const library = openLibrary(build);
    expect(library.readPage('/docs/intro', 1)).toContain('# Tutorial Intro');
    expect(() =>
      createServer(library, {name: 'classic', product: 'My Site', versions: ['current']}),
    ).not.toThrow();
  });

  it('becomes an archive without a server', () => {
    const archived = writeArchive(build, archive);
    const page = readFileSync(path.join(archive, 'docs/intro/index.html'), 'utf8');
    expect(page).not.toMatch(/<script|(?:href|src)="\//);
    expect(archived.has('docs/intro/index.html')).toBe(true);
  });

  it('gets a Content Security Policy', () => {
    const {pages, policy} = finishBuild(build, {styleAttributes: true});
    expect(pages).toBe(files('.html').length);
    expect(read('docs/intro/index.html')).toContain(policy.meta);
  });
});
