import {describe, expect, it} from 'vitest';
import {apiCatalog} from './api-catalog';
import {atomFeed, type VersionChanges} from './atom-feed';

const url = 'https://zoo.example';
const about = {url, title: 'Changes', author: 'Zoo'};

const next: VersionChanges = {
  version: 'next',
  label: 'Next',
  date: '2025-10-10',
  titles: new Map([
    ['/docs/feed', 'Feed & water'],
    ['/docs/upgrade', 'Upgrade'],
  ]),
  changes: [
    {
      page: '/docs/upgrade#moved',
      kind: 'moved',
      name: '`POST /feed`',
      changes: ['Now **there**, see [Feed](/docs/feed)', 'a < b'],
      pages: {v1: '/docs/v1/feed', next: '/docs/feed#post'},
    },
    {page: '/docs/upgrade#x', kind: 'added', name: 'Hay', changes: [], pages: {next: '/docs/feed'}},
    {page: '/docs/upgrade#x', kind: 'removed', name: 'Cage', changes: [], pages: {v1: '/x'}},
  ],
};

describe('the feed of changed pages', () => {
  it('has an entry for each page, with all of its changes as text', () => {
    const feed = atomFeed([next], about);
    expect(feed.match(/<entry>/g)).toHaveLength(2);
    expect(feed).toContain('<title>Feed &amp; water (Next)</title>');
    expect(feed).toContain(
      '<summary>POST /feed (moved). Now there, see Feed. a &lt; b.\nHay (added).</summary>',
    );
  });

  it('lists what has no page of its own under the page of all changes', () => {
    expect(atomFeed([next], about)).toContain('href="https://zoo.example/docs/upgrade"');
  });

  it('has the time of the documented source, whenever it is written', () => {
    const times = atomFeed([next], about).match(/(?<=<updated>)[^<]+/g) ?? [];
    expect(new Set(times)).toEqual(new Set(['2025-10-10T00:00:00Z']));
  });

  it('stops at a change about a page that is missing, and without a version', () => {
    const lost = {...next, titles: new Map<string, string>()};
    expect(() => atomFeed([lost], about)).toThrow('is about /docs/feed, which is not a page');
    expect(() => atomFeed([], about)).toThrow('at least one version');
  });
});

describe('the catalog of interfaces', () => {
  const data = {
    versions: [{sets: {pages: '/data/next/pages.json'}}],
    schemas: {pages: '/data/schemas/pages.schema.json'},
  };

  it('leads to OpenAPI documents, their pages, data sets and their schemas', () => {
    const documents = {'application/json': '/api.json'};
    const {linkset} = JSON.parse(apiCatalog([{page: '/docs/api', documents}], data, url)) as {
      linkset: unknown[];
    };
    expect(linkset).toEqual([
      {
        anchor: `${url}/.well-known/api-catalog`,
        item: [{href: `${url}/docs/api`}, {href: `${url}/data/next/pages.json`}],
      },
      {
        anchor: `${url}/docs/api`,
        'service-desc': [{href: `${url}/api.json`, type: 'application/json'}],
        'service-doc': [{href: `${url}/docs/api`, type: 'text/html'}],
      },
      {
        anchor: `${url}/data/next/pages.json`,
        describedby: [
          {href: `${url}/data/schemas/pages.schema.json`, type: 'application/schema+json'},
        ],
      },
    ]);
  });

  it('refuses to list nothing', () => {
    expect(() => apiCatalog([], {versions: [], schemas: {}}, url)).toThrow('no interface');
  });
});
