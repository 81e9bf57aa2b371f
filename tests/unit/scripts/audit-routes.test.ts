import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {chooseRoutes, pagesOf} from '../../../scripts/support/audit-routes';
import {siteVersions} from '../../../src/site/versions';

const pages = ['/', '/404', '/docs/a', '/docs/b', '/docs/api/c', '/docs/api/d'].map(
  (route, index) => ({route, bytes: 10 - index}),
);

describe('the routes that are checked with axe', () => {
  it('are those of every HTML file of the build', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'audit-'));
    mkdirSync(path.join(folder, 'docs'));
    for (const name of ['index.html', '404.html', 'docs/a.html', 'docs/style.css']) {
      writeFileSync(path.join(folder, name), name);
    }
    expect(pagesOf(folder)).toEqual([
      {route: '/', bytes: 10},
      {route: '/404', bytes: 8},
      {route: '/docs/a', bytes: 11},
    ]);
  });

  it('are all, those that begin in a way, or those from a page on', () => {
    expect(chooseRoutes(pages, {})).toHaveLength(6);
    expect(chooseRoutes(pages, {beginnings: ['/docs/api']})).toEqual([
      '/docs/api/c',
      '/docs/api/d',
    ]);
    expect(chooseRoutes(pages, {from: '/docs/b'})).toEqual([
      '/docs/b',
      '/docs/api/c',
      '/docs/api/d',
    ]);
  });

  it('are the heaviest of each folder, and all outside the versions, when kinds are asked for', () => {
    expect(chooseRoutes(pages, {kinds: true})).toEqual(['/', '/404', '/docs/a', '/docs/api/c']);
  });

  it('are of one version alone when kinds are asked for', () => {
    const [older, newer] = siteVersions.map(({path: version}) => version);
    const both = [`${older}/api/c`, `${newer}/api/c`, `${older}/b`].map((route, index) => ({
      route,
      bytes: index,
    }));
    expect(chooseRoutes(both, {kinds: true})).toEqual([`${newer}/api/c`, `${older}/b`]);
  });

  it('are each in one of the shards', () => {
    const shards = ['1/4', '2/4', '3/4', '4/4'].map((shard) => chooseRoutes(pages, {shard}));
    expect(shards[1]).toEqual(['/404', '/docs/api/d']);
    expect(shards.flat().sort()).toEqual(pages.map(({route}) => route).sort());
  });

  it('cannot be chosen by a wrong shard or page, or when none is left', () => {
    for (const shard of ['0/4', '5/4', '2', 'a/b']) {
      expect(() => chooseRoutes(pages, {shard})).toThrow(`"${shard}" is no shard`);
    }
    expect(() => chooseRoutes(pages, {from: '/none'})).toThrow('no page /none');
    expect(() => chooseRoutes(pages, {beginnings: ['/none']})).toThrow('No page');
  });
});
