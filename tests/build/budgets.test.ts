import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apiLevels} from '@site/src/site/api-levels';
import {siteVersions} from '@site/src/site/versions';
import {buildFolder, readRoute} from '../support/build';
import {projectRoot} from '../support/specifications';

const elements = (html: string): number => html.match(/<[a-z][a-z0-9]*[\s>]/gi)?.length ?? 0;

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
        characters: readFileSync(path.join(projectRoot, page), 'utf8').length,
      }))
      .filter(({characters}) => characters > 50_000);
    expect(heavy).toEqual([]);
  });

  it('no page ships the request explorer of the OpenAPI theme', () => {
    const scripts = path.join(buildFolder, 'assets/js');
    const files = readdirSync(scripts).filter((name) => name.endsWith('.js'));
    expect(files.length).toBeGreaterThan(100);
    const guilty = files.filter((name) =>
      /openapi-explorer|postman-code-generators|createPersistenceMiddleware/.test(
        readFileSync(path.join(scripts, name), 'utf8'),
      ),
    );
    expect(guilty).toEqual([]);
  });
});
