import {describe, expect, it} from 'vitest';
import {compareItems, type Item} from './items';

const item = (name: string, facts: Item['facts'] = {}, rest: Partial<Item> = {}): Item => ({
  name,
  group: 'Things',
  facts,
  ...rest,
});

describe('items of two versions', () => {
  it('that are equal have no changes', () => {
    expect(compareItems([item('a', {default: '1'})], [item('a', {default: '1'})])).toEqual([]);
  });

  it('are added and removed by name', () => {
    expect(compareItems([item('old')], [item('new')])).toMatchObject([
      {name: 'new', status: 'added', facts: []},
      {name: 'old', status: 'removed', facts: []},
    ]);
  });

  it('change by each fact that differs, appears or disappears', () => {
    expect(
      compareItems(
        [item('PORT', {default: '8080', type: 'string', unit: undefined})],
        [item('PORT', {default: '8321', type: 'string', unit: 'none'})],
      ),
    ).toMatchObject([
      {
        name: 'PORT',
        status: 'changed',
        facts: [
          {fact: 'default', before: '8080', after: '8321'},
          {fact: 'unit', before: undefined, after: 'none'},
        ],
      },
    ]);
  });

  it('take a list for the same in another order', () => {
    expect(
      compareItems([item('a', {types: ['x', 'y']})], [item('a', {types: ['y', 'x']})]),
    ).toEqual([]);
    expect(
      compareItems([item('a', {types: ['x']})], [item('a', {types: ['x', 'y']})]),
    ).toMatchObject([{facts: [{fact: 'types', before: ['x'], after: ['x', 'y']}]}]);
  });

  it('are renamed where one item alone does the same', () => {
    expect(
      compareItems(
        [item('client.agents.list', {returns: 'List'}, {key: 'list-agents list'})],
        [item('client.alpha.agents.list', {returns: 'Page'}, {key: 'list-agents list'})],
      ),
    ).toMatchObject([
      {
        name: 'client.alpha.agents.list',
        status: 'renamed',
        oldName: 'client.agents.list',
        facts: [{fact: 'returns', before: 'List', after: 'Page'}],
      },
    ]);
  });

  it('are not renamed where it cannot be told which is meant', () => {
    const changes = compareItems(
      [item('a', {}, {key: 'k'}), item('b', {}, {key: 'k'})],
      [item('c', {}, {key: 'k'})],
    );
    expect(changes.map(({status}) => status)).toEqual(['removed', 'removed', 'added']);
  });

  it('are not listed beside the item that they are a part of', () => {
    expect(
      compareItems([], [item('run'), item('run --port', {}, {partOf: 'run'})]).map(
        ({name}) => name,
      ),
    ).toEqual(['run']);
    expect(
      compareItems([item('run')], [item('run'), item('run --port', {}, {partOf: 'run'})]),
    ).toEqual([expect.objectContaining({name: 'run --port', status: 'added', facts: []})]);
  });

  it('need names that tell them apart', () => {
    expect(() => compareItems([item('a'), item('a')], [])).toThrow(/Two items are called "a"/);
  });
});
