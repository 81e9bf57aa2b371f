import {describe, expect, it} from 'vitest';
import {renderDataSets} from '@site/src/data-sets/files';
import type {DataSets} from '@site/src/data-sets/shapes';
import type {SiteVersion} from '@site/src/site/versions';

const version: SiteVersion = {
  name: 'v1.0.0',
  label: 'v1.0.0',
  path: '/docs',
  docsFolder: 'versioned_docs/version-v1.0.0',
};

const sets: DataSets = {
  pages: [{id: '/docs', page: '/docs', markdown: '/docs.md', title: 'Start', description: ''}],
  operations: [
    {
      id: 'stable/listThings',
      page: '/docs/api/list-things',
      operationId: 'listThings',
      level: 'stable',
      method: 'GET',
      path: '/v1/things',
      summary: 'List things',
      deprecated: false,
      specification: '/openapi/v1.0.0/stable.json#/paths/~1v1~1things/get',
    },
  ],
  schemas: [
    {id: 'stable/Thing', page: '/docs', name: 'Thing', level: 'stable', specification: '/x#/y'},
  ],
  providers: [
    {
      id: 'things/inline::one',
      page: '/docs',
      api: 'things',
      type: 'inline::one',
      kind: 'inline',
      summary: 'One',
      pipPackages: [],
    },
  ],
  distributions: [{id: 'starter', page: '/docs', summary: 'All', hardware: 'None'}],
  'environment-variables': [
    {id: 'PORT', page: '/docs', default: null, meaning: 'Port.', readBy: ['server'], secret: false},
  ],
  commands: [{id: 'run', page: '/docs', summary: 'Runs.', usage: 'run', options: []}],
};

const render = (of: DataSets) =>
  new Map(renderDataSets([{version, sets: of}]).map(({path, text}) => [path, text]));

describe('the files of the data sets', () => {
  const files = render(sets);

  it('are the sets, a schema for each, and an index', () => {
    expect([...files.keys()].filter((path) => path.startsWith('/data/v1.0.0/'))).toHaveLength(7);
    expect([...files.keys()].filter((path) => path.startsWith('/data/schemas/'))).toHaveLength(8);
    expect(files.has('/data/index.json')).toBe(true);
  });

  it('name their version and their schema', () => {
    expect(JSON.parse(files.get('/data/v1.0.0/commands.json') ?? '')).toEqual({
      $schema: expect.stringMatching(/\/data\/schemas\/commands\.schema\.json$/) as string,
      version: 'v1.0.0',
      entries: sets.commands,
    });
  });

  it('lack the changes of a version that follows none, in the index too', () => {
    expect(files.has('/data/v1.0.0/changes.json')).toBe(false);
    expect(files.get('/data/index.json')).not.toContain('v1.0.0/changes');
  });

  it('hold an empty list where nothing has changed since the version before', () => {
    const text = render({...sets, changes: []}).get('/data/v1.0.0/changes.json') ?? '';
    expect(JSON.parse(text)).toMatchObject({entries: []});
  });

  it.each([
    ['without an entry', {...sets, commands: []}, '/data/v1.0.0/commands.json'],
    [
      'with an entry that leads to no page',
      {...sets, distributions: [{id: 'x', page: 'docs', summary: '', hardware: ''}]},
      'entries[0].page',
    ],
  ])('are refused %s', (_case, wrong, message) => {
    expect(() => render(wrong)).toThrow(message);
  });
});
