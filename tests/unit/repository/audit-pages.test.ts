import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {heaviestOfKinds, pagesOf} from '../../support/audit-pages';
import {siteVersions} from '../../../src/site/versions';

const kindsOf = (...routes: readonly string[]): string[] =>
  [...heaviestOfKinds(routes.map((route, index) => ({route, bytes: index + 1})))].map(
    ({route}) => route,
  );

describe('the pages that are checked with axe', () => {
  it('are those of the build, each once, and at least one', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'audit-'));
    expect(() => pagesOf(folder)).toThrow('has no page');
    mkdirSync(path.join(folder, 'docs/a'), {recursive: true});
    for (const name of [
      'index.html',
      '404.html',
      'docs/a.html',
      'docs/a/index.html',
      'docs/style.css',
    ]) {
      writeFileSync(path.join(folder, name), name);
    }
    expect(pagesOf(folder)).toEqual([
      {route: '/', bytes: 10},
      {route: '/404', bytes: 8},
      {route: '/docs/a', bytes: expect.any(Number) as number},
    ]);
  });

  it('are the heaviest of each folder, and all outside the versions, when kinds are asked for', () => {
    expect(kindsOf('/docs/api/d', '/docs/api/c', '/docs/b', '/docs/a', '/404', '/')).toEqual([
      '/docs/api/c',
      '/docs/a',
      '/404',
      '/',
    ]);
  });

  it('are of one version alone when kinds are asked for', () => {
    const [older, newer] = siteVersions.map(({path: version}) => version);
    expect(kindsOf(`${older}/api/c`, `${newer}/api/c`, `${older}/b`)).toEqual([
      `${newer}/api/c`,
      `${older}/b`,
    ]);
  });
});
