import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {maximumBundleLength, maximumLength} from '@docs-kit/machine-copies';
import {hasMarkdownCopy, markdownPath} from '@docs-kit/machine-copies/paths';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {documentation} from '../../src/site/product';
import {archivedReleases, latestVersion, siteVersions} from '../../src/site/versions';
import {buildFolder, isRedirect, listRoutes, readRoute} from '../support/build';
import {missingParts} from '../support/parts';
import {missingWords, wordsOfMarkdown, wordsOfPage} from '../support/words';

const mostMissing = 0.01;

const read = (address: string): string => readFileSync(path.join(buildFolder, address), 'utf8');

/** A copy with all its parts. */
function readCopy(route: string): string[] {
  const parts: string[] = [];
  for (let part = 1; existsSync(path.join(buildFolder, markdownPath(route, part))); part += 1) {
    parts.push(read(markdownPath(route, part)));
  }
  return parts;
}

const routes = listRoutes().filter(
  (route) => hasMarkdownCopy(route) && !isRedirect(readRoute(route)),
);

describe('the Markdown copies of pages', () => {
  it('exist for every page, in parts that readers can load whole', () => {
    expect(routes.length).toBeGreaterThan(500);
    const wrong = routes.filter((route) => {
      const parts = readCopy(route);
      return parts.length === 0 || parts.some(({length}) => length > maximumLength);
    });
    expect(wrong).toEqual([]);
  });

  it('begin with the title, the version and the way to the index', () => {
    for (const route of routes) {
      const [first = ''] = readCopy(route);
      const [title, , facts] = first.split('\n');
      expect(title, route).toMatch(/^# \S/);
      expect(facts, route).toContain(`${documentation.url}/llms.txt`);
      if (route.startsWith('/docs')) expect(facts, route).toMatch(/^> Version: \S+\. Page: /);
    }
  });

  it('say what the pages say: less than 1 % of the words of each are missing', () => {
    const poor = routes
      .map((route) => {
        const words = wordsOfPage(readRoute(route));
        const missing = missingWords(words, wordsOfMarkdown(readCopy(route).join('\n')));
        return {route, share: missing.length / words.length, missing: missing.slice(0, 10)};
      })
      .filter(({share}) => !(share < mostMissing));
    expect(poor).toEqual([]);
    // With each release there are as many pages more.
  }, 300_000);

  it.each(siteVersions)('hold the parts that pages of $label include', (version) => {
    const {read: pages, missing} = missingParts(version, (route) => readCopy(route).join('\n'));
    expect(pages).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('are reported when they lack a part', () => {
    expect(missingParts(latestVersion, () => '').missing).not.toEqual([]);
  });

  it('hold no tags of components and no elements outside code', () => {
    const guilty = routes.filter((route) => {
      const prose = readCopy(route)
        .join('\n')
        .replace(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '')
        .replace(/(`+)[\s\S]*?\1/g, '');
      return /(?<!\\)<\/?[a-z][\w.]*(?:\s[^>]*)?>/i.test(prose);
    });
    expect(guilty).toEqual([]);
  });

  it('lead from copy to copy, and every copy is there', () => {
    const targets = new Set(
      routes.flatMap((route) =>
        readCopy(route).flatMap((part) =>
          Array.from(part.matchAll(/\]\((https?:[^\s)#]+)/g), ([, address = '']) => address),
        ),
      ),
    );
    const archives = archivedReleases.map(([, url]) => url);
    const own = [...targets]
      .filter((target) => target.startsWith(`${documentation.url}/`))
      .filter((target) => !archives.some((archive) => target.startsWith(archive)));
    expect(own.length).toBeGreaterThan(500);
    expect(own.filter((target) => !existsOnSite(target))).toEqual([]);
  });

  it('are named in the head of their pages', () => {
    for (const route of routes) {
      const link = load(headOf(readRoute(route)))('link[rel="alternate"][type="text/markdown"]');
      expect(link.attr('href'), route).toBe(markdownPath(route));
    }
  });
});

describe('the indexes for coding agents', () => {
  const indexes = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => path.basename(file) === 'llms.txt',
  );

  it('are one for the site, one for each version and one for each section, short enough to be read whole', () => {
    for (const {path: versionPath} of siteVersions) {
      expect(indexes).toContain(path.join(versionPath, 'llms.txt').slice(1));
    }
    expect(indexes).toContain('llms.txt');
    expect(indexes.length).toBeGreaterThan(2 * siteVersions.length);
    for (const file of indexes) expect(read(file).length, file).toBeLessThanOrEqual(maximumLength);
  });

  it('describe each page in one line, and lead to every copy', () => {
    const lines = indexes.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => line.startsWith('- ')),
    );
    expect(lines.filter((line) => !/^- \[.+\]\(https:\S+\): \S/.test(line))).toEqual([]);
    const listed = new Set(lines.map((line) => /\]\((\S+?)\)/.exec(line)?.[1]));
    const lost = routes.filter(
      (route) => !listed.has(`${documentation.url}${markdownPath(route)}`),
    );
    expect(lost).toEqual([]);
    expect([...listed].filter((target) => !target || !existsOnSite(target))).toEqual([]);
  });

  it('have the texts of whole sections beside them, in files that programs do not cut off', () => {
    const folder = path.join(buildFolder, 'llms-full');
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.txt'),
    );
    expect(files.length).toBeGreaterThan(10 * siteVersions.length);
    for (const file of files) {
      const {length} = read(path.join('llms-full', file));
      expect(length, file).toBeLessThanOrEqual(maximumBundleLength);
    }
  });
});

describe('the measure of missing words', () => {
  it('notices a paragraph that is not in the copy', () => {
    const page =
      '<main><h1>Title</h1><p>One two three</p><p>Four <code>five_six</code></p><button>Copy</button></main>';
    const words = wordsOfPage(page);
    expect(words).toEqual(['Title', 'One', 'two', 'three', 'Four', 'five_six']);
    expect(missingWords(words, wordsOfMarkdown('# Title\n\nFour `five_six`'))).toEqual([
      'One',
      'two',
      'three',
    ]);
    expect(
      missingWords(words, wordsOfMarkdown('# Title\n\nOne two three. Four five\\_six')),
    ).toEqual([]);
  });
});

const headOf = (html: string): string => html.slice(0, html.indexOf('<body'));

function existsOnSite(address: string): boolean {
  return existsSync(path.join(buildFolder, new URL(address).pathname));
}
