import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {cardSize} from '@docs-kit/machine-copies';
import {cardPath, hasMarkdownCopy} from '@docs-kit/machine-copies/paths';
import Ajv from 'ajv/dist/2020';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {type DataSetName, dataSetShapes} from '../../src/data-sets/shapes';
import {readVersionFacts} from '../../src/files/version-facts';
import {documentation} from '../../src/site/product';
import {latestVersion, predecessorOf, siteVersions} from '../../src/site/versions';
import {buildFolder, isRedirect, listRoutes, readRoute} from '../support/build';

const largestCard = 60_000;

const pages = new Map(
  listRoutes()
    .filter((route) => hasMarkdownCopy(route))
    .map((route) => [route, readRoute(route)] as const)
    .filter(([, html]) => !isRedirect(html)),
);

const readJson = <T>(file: string): T =>
  JSON.parse(readFileSync(path.join(buildFolder, file), 'utf8')) as T;

const headOf = (html: string) => load(html.slice(0, html.indexOf('<body')));

describe('the images of pages', () => {
  it('are named by each page, for networks of all kinds', () => {
    expect(pages.size).toBeGreaterThan(500);
    const wrong = [...pages].filter(([route, html]) => {
      const head = headOf(html);
      const images = ['meta[property="og:image"]', 'meta[name="twitter:image"]'].map((selector) =>
        head(selector)
          .toArray()
          .map((element) => head(element).attr('content')),
      );
      const expected = [documentation.url + cardPath(route)];
      return images.some((found) => JSON.stringify(found) !== JSON.stringify(expected));
    });
    expect(wrong.map(([route]) => route)).toEqual([]);
  });

  it('are PNG files of the usual size that load fast', () => {
    for (const route of pages.keys()) {
      const file = path.join(buildFolder, cardPath(route));
      expect(existsSync(file), route).toBe(true);
      expect(statSync(file).size, route).toBeLessThanOrEqual(largestCard);
      // https://www.w3.org/TR/png-3/#11IHDR: width and height follow the signature and the name.
      const header = readFileSync(file).subarray(0, 24);
      expect(header.subarray(1, 4).toString(), route).toBe('PNG');
      expect([header.readUInt32BE(16), header.readUInt32BE(20)], route).toEqual([
        cardSize.width,
        cardSize.height,
      ]);
    }
  });
});

describe('the structured data of pages', () => {
  const dataOf = (html: string): Record<string, unknown>[] =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );

  it('describe each guide and each operation once, with its place on the site', () => {
    const wrong = [...pages].filter(([route, html]) => {
      if (!html.includes('theme-doc-markdown')) return false;
      const found = dataOf(html);
      const articles = found.filter((data) => data['@type'] === 'TechArticle');
      const [article] = articles;
      return (
        articles.length !== 1 ||
        article?.url !== documentation.url + route ||
        typeof article.headline !== 'string' ||
        typeof article.description !== 'string' ||
        found.filter((data) => data['@type'] === 'BreadcrumbList').length > 1
      );
    });
    expect(wrong.map(([route]) => route)).toEqual([]);
    const described = [...pages.values()].filter((html) => html.includes('"TechArticle"'));
    expect(described.length).toBeGreaterThan(400);
  });

  it('describe the site on its home page', () => {
    expect(dataOf(pages.get('/') ?? '')).toMatchObject([
      {'@type': 'WebSite', url: documentation.url},
    ]);
  });
});

describe('the sitemap', () => {
  const items = load(readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8'), {xml: true});
  const urls = items('url')
    .toArray()
    .map((element) => ({
      route: new URL(items(element).find('loc').text()).pathname,
      priority: Number(items(element).find('priority').text()),
      changed: items(element).find('lastmod').text(),
    }));

  it('lists every page that has something to read and names no other as canonical', () => {
    const listed = new Set(urls.map(({route}) => route));
    expect(urls.length).toBeGreaterThan(300);
    const isCanonical = ([route, html]: readonly [string, string]): boolean =>
      headOf(html)('link[rel="canonical"]').attr('href') === documentation.url + route;
    const canonical = [...pages].filter(isCanonical).map(([route]) => route);
    const isElsewhere = (route: string): boolean => !canonical.includes(route);
    expect(canonical.filter((route) => !listed.has(route))).toEqual([]);
    expect([...listed].filter((route) => pages.has(route) && isElsewhere(route))).toEqual([]);
    expect(listed.has('/search')).toBe(false);
  });

  it('marks the pages of the latest release by their priority', () => {
    const others = siteVersions.filter((version) => version !== latestVersion);
    for (const {route, priority} of urls) {
      const isOther = others.some(({path: of}) => route === of || route.startsWith(`${of}/`));
      if (isOther) expect(priority, route).toBeLessThan(0.5);
      else if (route.startsWith(latestVersion.path)) expect(priority, route).toBeGreaterThan(0.5);
    }
  });
});

describe('the data sets', () => {
  const names = Object.keys(dataSetShapes) as DataSetName[];
  const sets = siteVersions.flatMap((version) =>
    names
      .filter((name) => name !== 'changes' || predecessorOf(version))
      .map((name) => ({
        version: version.name,
        name,
        file: `/data/${version.name}/${name}.json`,
      })),
  );
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (route: string): ReadonlySet<string> => {
    const known = anchors.get(route);
    if (known) return known;
    const found = new Set(
      [...readRoute(route).matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = '']) => id),
    );
    anchors.set(route, found);
    return found;
  };

  it.each(sets)('of $version: $name fit the published schema', ({name, file}) => {
    const validate = new Ajv().compile(readJson<object>(`/data/schemas/${name}.schema.json`));
    expect(validate(readJson(file)), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({version: 'v0', entries: []})).toBe(false);
  });

  it.each(sets)('of $version: each entry of $name leads to a page', ({version, name, file}) => {
    const {entries} = readJson<{entries: {id: string; page: string}[]}>(file);
    // On the day of a release nothing has changed in what comes after it.
    if (name !== 'changes' || readVersionFacts(version).changes) {
      expect(entries.length).toBeGreaterThan(0);
    }
    const lost = entries.filter(({page}) => {
      const [route = '', anchor] = page.split('#');
      return !pages.has(route) || (anchor !== undefined && !anchorsOf(route).has(anchor));
    });
    expect(lost.map(({id, page}) => `${id}: ${page}`)).toEqual([]);
    expect(new Set(entries.map(({id}) => id)).size).toBe(entries.length);
  });

  it('are listed in an index', () => {
    const index = readJson<{versions: {sets: Record<string, string>}[]}>('/data/index.json');
    const listed = index.versions.flatMap(({sets: ofVersion}) => Object.values(ofVersion));
    expect(listed.sort()).toEqual(sets.map(({file}) => file).sort());
  });
});
