import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {type DataSet, renderDataSets} from './data-sets';

const page = z.string().regex(/^\/\S*$/);

const commands: DataSet = {
  version: 'v1.0.0',
  name: 'commands',
  entries: [{id: 'feed', page: '/docs/feed'}],
  shape: z.object({id: z.string(), page}),
};
const changes: DataSet = {...commands, version: 'next', name: 'changes', mayBeEmpty: true};

const render = (...sets: DataSet[]) =>
  new Map(
    renderDataSets(sets, {title: 'Zoo', url: 'https://zoo.example'}).map(({path, text}) => [
      path,
      text,
    ]),
  );

describe('the files of the data sets', () => {
  const files = render(commands, {...commands, version: 'next'}, changes);
  const read = (path: string): unknown => JSON.parse(files.get(path) ?? '');

  it('are the sets, a schema for each kind, and an index', () => {
    expect([...files.keys()]).toEqual([
      '/data/index.json',
      '/data/schemas/commands.schema.json',
      '/data/schemas/changes.schema.json',
      '/data/v1.0.0/commands.json',
      '/data/next/commands.json',
      '/data/next/changes.json',
    ]);
    expect(read('/data/schemas/commands.schema.json')).toMatchObject({
      $id: 'https://zoo.example/data/schemas/commands.schema.json',
      title: 'Zoo: commands of a version',
      properties: {entries: {minItems: 1}},
    });
  });

  it('name their version and their schema', () => {
    expect(read('/data/v1.0.0/commands.json')).toEqual({
      $schema: 'https://zoo.example/data/schemas/commands.schema.json',
      version: 'v1.0.0',
      entries: commands.entries,
    });
  });

  it('are listed in the index by the versions that have them', () => {
    expect(read('/data/index.json')).toEqual({
      title: 'Zoo documentation as data',
      versions: [
        {version: 'v1.0.0', sets: {commands: '/data/v1.0.0/commands.json'}},
        {
          version: 'next',
          sets: {commands: '/data/next/commands.json', changes: '/data/next/changes.json'},
        },
      ],
      schemas: {
        commands: '/data/schemas/commands.schema.json',
        changes: '/data/schemas/changes.schema.json',
      },
    });
  });

  it('hold an empty list only where they may', () => {
    const text = render({...changes, entries: []}).get('/data/next/changes.json') ?? '';
    expect(JSON.parse(text)).toMatchObject({entries: []});
    expect(() => render({...commands, entries: []})).toThrow('/data/v1.0.0/commands.json');
  });

  it('are refused with an entry that does not fit', () => {
    expect(() => render({...commands, entries: [{id: 'feed', page: 'docs'}]})).toThrow(
      'entries[0].page',
    );
  });
});
