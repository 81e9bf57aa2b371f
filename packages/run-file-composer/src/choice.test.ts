import {describe, expect, it} from 'vitest';
import {type Choice, decodeChoice, encodeChoice, firstChoice, inVersion} from './choice';
import {composerFacts} from './read-facts';
import {zoo} from './zoo.test.helper';

const winter = zoo({policies: []});
const facts = composerFacts({versions: {summer: zoo(), winter: {...winter, label: 'Winter'}}});

const full: Choice = {
  version: 'summer',
  name: 'night-zoo',
  providers: {food: ['remote::market', 'inline::pond'], cages: ['inline::pen']},
  stores: {archive: 'none', boxes: 'steel'},
  authentication: 'paper',
  policy: 'all',
  quota: 12,
};

describe('the address of a choice', () => {
  it('restores it', () => {
    const address = encodeChoice(full);
    expect(address).toBe(
      'version=summer&name=night-zoo&food=remote::market,inline::pond&cages=inline::pen&store.archive=none&store.boxes=steel&auth=paper&policy=all&quota=12',
    );
    expect(decodeChoice(`#${address}`, facts)).toEqual({choice: full, mistakes: []});
  });

  it('is the first choice when it is empty', () => {
    expect(decodeChoice('', facts)).toEqual({choice: firstChoice(facts), mistakes: []});
    expect(firstChoice(facts).providers).toEqual({food: ['remote::market']});
  });

  it.each([
    ['version=autumn', 'There’s no version “autumn”.'],
    ['name=A b', '“A b” can’t be the name.'],
    ['food=remote::gone', 'Summer has no provider “remote::gone” for food.'],
    ['store.archive=glass', 'Summer has no store “archive” of type “glass”.'],
    ['store.boxes=none', 'Summer has no store “boxes” of type “none”.'],
    ['auth=toString', '“toString” can’t be the auth.'],
    ['policy=none', '“none” can’t be the policy.'],
    ['quota=0', '“0” can’t be the quota.'],
    ['constructor=1', '“constructor” in the address isn’t a choice of this page.'],
  ])('says what %s means: nothing', (address, mistake) => {
    const {choice, mistakes} = decodeChoice(address, facts);
    expect(mistakes).toEqual([mistake]);
    expect(choice).toEqual({...firstChoice(facts), providers: {}});
  });
});

describe('another version', () => {
  it('keeps what it has, and says what it lacks', () => {
    const {choice, mistakes} = inVersion(full, 'winter', facts);
    expect(choice).toEqual({...full, version: 'winter', policy: undefined});
    expect(mistakes).toEqual(['“all” can’t be the policy.']);
  });
});

it('asks for facts of the version', () => {
  expect(() => firstChoice({})).toThrow('expected facts of a version, found none of ""');
});
