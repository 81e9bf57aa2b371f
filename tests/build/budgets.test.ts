import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {parse} from 'postcss';
import {describe, expect, it} from 'vitest';
import {styleSheets} from '@site/src/config/styles';
import {classesIn} from '@docs-kit/page-plugins/unused-styles/unused-rules';
import {apiLevels} from '@site/src/site/api-levels';
import {siteVersions} from '@site/src/site/versions';
import {buildFolder, listRoutes, readRoute} from '../support/build';
import {projectRoot} from '../support/specifications';

const elements = (html: string): number => html.match(/<[a-z][a-z0-9]*[\s>]/gi)?.length ?? 0;

/**
 * The Markdown of a generated page that somebody reads: fields are elements whose ids are made of the
 * names around them, and whose types are lists for a component; names in the section of changes link
 * these ids.
 */
function textOf(source: string): string {
  return source
    .replace(/\[(`[^`]+`)\]\(#[^)\s]+\)/g, '$1')
    .replace(
      /^<Field id="[^"]*" name=("[^"]*"|\{.*?\})(?: type=\{(\[.*?\])\})?(.*?)\/?>$|^<\/Field>$/gm,
      (_, name = '', type = '[]', rest = '') => {
        const words = (JSON.parse(String(type)) as (string | {readonly schema: string})[]).map(
          (word) => (typeof word === 'string' ? word : word.schema),
        );
        return [String(name).slice(1, -1), words.join(''), String(rest).trim()]
          .filter(Boolean)
          .join(' ');
      },
    );
}

describe('the weight of pages', () => {
  it('the largest page has at most 350 KB of HTML and 4,000 elements', () => {
    const html = readRoute('/docs/next/api/create-response');
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(350 * 1024);
    expect(elements(html)).toBeLessThanOrEqual(4000);
  });

  it('no generated page has more than 50,000 characters of Markdown', () => {
    const folders = siteVersions.flatMap(({docsFolder}) =>
      apiLevels.map(({folder}) => path.join(docsFolder, folder)),
    );
    const pages = folders.flatMap((folder) =>
      readdirSync(path.join(projectRoot, folder))
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => path.join(folder, name)),
    );
    expect(pages.length).toBeGreaterThan(folders.length);
    const heavy = pages
      .map((page) => ({
        page,
        characters: textOf(readFileSync(path.join(projectRoot, page), 'utf8')).length,
      }))
      .filter(({characters}) => characters > 50_000);
    expect(heavy).toEqual([]);
  });

  it('counts what a field says, and not the id and the notation of its element', () => {
    const field =
      '<Field id="body-input" name="input" type={["string | array of ",{"schema":"Item"}]} required>';
    expect(textOf(`${field}\n\nA text.\n\n</Field>`)).toBe(
      'input string | array of Item required\n\nA text.\n\n',
    );
    expect(textOf('[`input`](#body-input) is new')).toBe('`input` is new');
  });

  it('no page ships the request explorer of the OpenAPI theme', () => {
    const scripts = path.join(buildFolder, 'assets/js');
    const files = readdirSync(scripts).filter((name) => name.endsWith('.js'));
    expect(files.length).toBeGreaterThan(5);
    const guilty = files.filter((name) =>
      /openapi-explorer|postman-code-generators|createPersistenceMiddleware/.test(
        readFileSync(path.join(scripts, name), 'utf8'),
      ),
    );
    expect(guilty).toEqual([]);
  });
});

describe('the scripts of a page', () => {
  const folder = path.join(buildFolder, 'assets/js');
  const textOf = (name: string) => {
    const [file, ...others] = readdirSync(folder).filter((found) => found.startsWith(`${name}.`));
    expect(others).toEqual([]);
    return readFileSync(path.join(folder, file ?? ''), 'utf8');
  };
  const named = (script: string) =>
    listRoutes().filter((route) => route.split('/').length > 3 && script.includes(`"${route}"`));

  it('are one of 3 KB with brotli that runs at once, and a largest of 100 KB', () => {
    expect(brotliCompressSync(textOf('page')).length).toBeLessThanOrEqual(3 * 1024);
    expect(brotliCompressSync(textOf('main')).length).toBeLessThanOrEqual(100 * 1024);
  });

  it('name no page but those of the navigation, and no other script names one but by a link', () => {
    expect(named(textOf('page'))).toEqual([]);
    expect(named(textOf('main')).length).toBeLessThanOrEqual(3);
    const scripts = readdirSync(folder).filter((name) => !name.startsWith('main.'));
    expect(scripts.length).toBeGreaterThan(5);
    const texts = scripts.map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const home = readRoute('/');
    expect(texts.flatMap(named).filter((route) => !home.includes(`href="${route}"`))).toEqual([]);
    const guide = listRoutes().find((route) => route.split('/').length > 3) ?? '';
    expect(named(`go("${guide}")`)).toEqual([guide]);
  });

  it('are one that the page itself asks for; this one asks for the others', () => {
    const asked = listRoutes().flatMap((route) =>
      [...readRoute(route).matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source]) => source),
    );
    expect(asked.length).toBeGreaterThan(400);
    const [script, ...others] = new Set(asked);
    expect(script).toMatch(/^\/assets\/js\/page\.\w+\.js$/);
    expect(others).toEqual([]);
  });
});

describe('the style sheet of all pages', () => {
  const folder = path.join(buildFolder, 'assets/css');
  const built = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const classesOf = (css: string): ReadonlySet<string> => {
    const classes = new Set<string>();
    parse(css).walkRules(({selector}) => classesIn(selector).forEach((name) => classes.add(name)));
    return classes;
  };
  const kept = new Set(built.flatMap((css) => [...classesOf(css)]));

  it('is one file of at most 19 KB with brotli', () => {
    const [css = '', ...others] = built;
    expect(others).toEqual([]);
    expect(kept.size).toBeGreaterThan(200);
    expect(brotliCompressSync(css).length).toBeLessThanOrEqual(19 * 1024);
  });

  it('has rules for each class of a page that the theme or the site has rules for', () => {
    const sources = ['node_modules/infima/dist/css/default/default.css', ...styleSheets];
    const written = new Set(
      sources.flatMap((file) => [...classesOf(readFileSync(path.join(projectRoot, file), 'utf8'))]),
    );
    const shown = new Set(
      listRoutes().flatMap((route) =>
        [...readRoute(route).matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) =>
          names.split(' '),
        ),
      ),
    );
    const styled = [...shown].filter((name) => written.has(name));
    expect(styled.length).toBeGreaterThan(100);
    expect(styled.filter((name) => !kept.has(name))).toEqual([]);
  });

  it('has rules for each class that a component has from a style sheet of its own', () => {
    const ofComponents = new Set(
      listRoutes().flatMap((route) =>
        [...readRoute(route).matchAll(/<(?!html)[^>]*\sclass="([^"]+)"/g)].flatMap(
          ([, names = '']) => names.split(' ').filter((name) => /^[a-z]+_[\w-]{4}$/i.test(name)),
        ),
      ),
    );
    expect(ofComponents.size).toBeGreaterThan(100);
    expect([...ofComponents].filter((name) => !kept.has(name))).toEqual([]);
  });

  it('has no variable that is read and has no value any more', () => {
    const before = ['node_modules/infima/dist/css/default/default.css', ...styleSheets]
      .map((file) => readFileSync(path.join(projectRoot, file), 'utf8'))
      .join('\n');
    const names = (css: string, pattern: RegExp) =>
      new Set([...css.matchAll(pattern)].map(([, name]) => name));
    const once = names(before, /(--[\w-]+)\s*:/g);
    const readOnce = names(before, /var\(\s*(--[\w-]+)/g);
    const read = names(built.join('\n'), /var\(\s*(--[\w-]+)/g);
    const left = names(built.join('\n'), /[{;](--[\w-]+):/g);
    expect(read.size).toBeGreaterThan(70);
    // What had no value before, such as the site's address in the head, has it from elsewhere.
    const isFromElsewhere = (name: string | undefined) => readOnce.has(name) && !once.has(name);
    expect([...read].filter((name) => !left.has(name) && !isFromElsewhere(name))).toEqual([]);
  });
});
