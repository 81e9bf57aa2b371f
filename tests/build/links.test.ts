import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildFolder, fileOfRoute, listRoutes, readRoute} from '../support/build';
import {brokenLinks, type PageLinks, readPageLinks} from '../support/page-links';

const pages = new Map<string, PageLinks>(
  listRoutes().map((route) => [route, readPageLinks(readRoute(route))]),
);
const isFile = (target: string): boolean =>
  fileOfRoute(target) !== undefined || existsSync(path.join(buildFolder, decodeURI(target)));

describe('links of the built site', () => {
  it('[5.8] all lead to a page or file of the site, and to an anchor that the page has', () => {
    expect(pages.size).toBeGreaterThan(500);
    expect(brokenLinks(pages, isFile)).toEqual([]);
  });

  it('[1.4][7.1] load nothing from another host', () => {
    const foreign = [...pages].flatMap(([route, {resources}]) =>
      resources.filter((url) => /^(https?:)?\/\//.test(url)).map((url) => `${route}: ${url}`),
    );
    expect(foreign).toEqual([]);
  });
});

describe('the check of links', () => {
  const zoo = new Map([
    [
      '/a',
      readPageLinks('<p id=top><a href=/b#there>x</a><a href="/b#gone">y</a><a href=/ghost>z</a>'),
    ],
    ['/b', readPageLinks('<h2 id=there>There</h2>')],
  ]);

  it('names the page of a broken link and of a broken anchor', () => {
    expect(brokenLinks(zoo, (target) => zoo.has(target))).toEqual([
      '/a links to /b#gone: /b has no element with the id "gone"',
      '/a links to /ghost, which the site does not have',
    ]);
  });

  it('refuses a site without pages', () => {
    expect(() => brokenLinks(new Map(), () => true)).toThrow('no page');
  });
});
