import {describe, expect, it} from 'vitest';
import {type BehaviorChange, behaviorLinks, orderBehavior} from './behavior';

const change = (api: string, name: string, first?: true): BehaviorChange => ({
  api,
  name,
  kind: 'changed',
  change: 'Differs',
  ...(first && {first}),
});

describe('changes in behavior', () => {
  it('begin with those that readers need first, and go on group by group', () => {
    const changes = [
      change('Cats', 'a'),
      change('Dogs', 'b', true),
      change('Dogs', 'c'),
      change('Cats', 'd'),
      change('Cats', 'e', true),
    ];
    expect(orderBehavior(changes).map(({name}) => name)).toEqual(['b', 'e', 'a', 'd', 'c']);
  });

  it('are linked by their names where they are few', () => {
    expect(behaviorLinks([change('Cats', '`purr`'), change('Cats', 'Claws', true)], '/up')).toBe(
      '[`purr`](/up#behavior), [Claws](/up#read-first)',
    );
  });

  it('are counted where they are many, in the sections that list them', () => {
    const many = [...'abc'].map((name) => change('Cats', name));
    expect(behaviorLinks(many)).toBe('[3 changes](#behavior)');
    expect(behaviorLinks([...many, change('Cats', 'd', true)])).toBe(
      '[1 change](#read-first), [3 more](#behavior)',
    );
  });
});
