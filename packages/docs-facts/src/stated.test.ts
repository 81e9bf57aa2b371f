import {describe, expect, it} from 'vitest';
import {claimsOf, keyOf} from './ledger';
import {
  carryEvidence,
  changedSentences,
  describeChange,
  evidenceKeys,
  factsOf,
  recordedShare,
  recordOf,
  withMovedLinks,
} from './stated';

const sentencesOf = (...texts: readonly string[]) =>
  texts.map((text, index) => ({page: 'zoo', line: index + 1, text}));

const changesOf = (before: readonly string[], now: readonly string[]): string[] =>
  changedSentences(sentencesOf(...now), recordOf(sentencesOf(...before))).map(({text}) => text);

describe('facts of a sentence', () => {
  it('are its code spans, numbers, links, names and the words that turn its meaning', () => {
    expect(
      factsOf({
        text: 'Only the keeper may call `feed`, at most three times, on PostgreSQL.',
        links: ['./feed.md'],
      }),
    ).toEqual(['3', '`feed`', 'at most', 'only', 'postgresql', '→ ./feed.md']);
    expect(factsOf({text: 'Here is how it goes on.'})).toEqual([]);
  });

  it.each([
    ['`age` defaults to 4, in years.', 'In years, the default of `age` is four.'],
    ["The keeper doesn't feed cats.", 'Cats are not fed by the keeper.'],
    ['A cat eats up to 3 mice.', 'The maximum is 3 mice for a cat.'],
    ['It purrs up to 3 hours.', 'It purrs no longer than 3 hours.'],
    ['It reads `a`, then `b`.', 'It reads `a` first, and `b` last.'],
  ])('stay when it is reworded: %s', (one, other) => {
    expect(factsOf({text: other})).toEqual(factsOf({text: one}));
  });

  it.each([
    ['a value', '`age` defaults to 4.', '`age` defaults to 5.'],
    ['a name', 'Install `cat-food`.', 'Install `dog-food`.'],
    ['a negation', 'Cats bark.', "Cats don't bark."],
    ['what is over', 'Cats still purr.', 'Cats no longer purr.'],
    ['who is meant', 'All cats purr.', 'Only cats purr.'],
    ['an order', 'It reads `a`, then `b`.', 'It reads `b`, then `a`.'],
    ['an alternative', 'It needs a name and an age.', 'It needs a name or an age.'],
    ['an answer of a row', '`cat` | yes | no', '`cat` | no | yes'],
    ['a comparison', 'It waits longer than a cat.', 'It waits less than a cat.'],
  ])('differ when it changes %s', (_, one, other) => {
    expect(factsOf({text: other})).not.toEqual(factsOf({text: one}));
  });

  it('differ when a link leads elsewhere', () => {
    const text = 'See the cats.';
    expect(factsOf({text, links: ['a.md']})).not.toEqual(factsOf({text, links: ['b.md']}));
  });
});

describe('a record of what pages state', () => {
  const before = ['Cats have 4 legs.', 'It is simple.', 'Dogs never purr.'];

  it('names a sentence that states something else, with what it stated', () => {
    const now = sentencesOf('Cats have 5 legs.', 'It is simple.', 'Dogs never purr.');
    const [change, ...more] = changedSentences(now, recordOf(sentencesOf(...before)));
    expect(more).toEqual([]);
    expect(change && describeChange(change, 'Verify it.')).toBe(
      'zoo:1: states 5, and stated 4 when it was verified: "Cats have 5 legs." Verify it.',
    );
  });

  it('passes sentences that are reworded, moved, added or removed', () => {
    expect(changesOf(before, ['A cat has got 4 legs.', ...before.slice(1)])).toEqual([]);
    expect(changesOf(before, ['Dogs never purr.', 'It is simple.', 'Cats have 4 legs.'])).toEqual(
      [],
    );
    expect(changesOf(before, [...before, 'Birds have 2 legs.'])).toEqual([]);
    expect(changesOf(before, before.slice(1))).toEqual([]);
  });

  it('passes a turn that comes or goes with the wording, but not its opposite', () => {
    const lines = ['After a crash, `job` is gone.', 'It has 2 doors.'];
    expect(changesOf(lines, ['If it crashes, `job` is gone.', ...lines.slice(1)])).toEqual([]);
    const turned = 'Before a crash, `job` is gone.';
    expect(changesOf(lines, [turned, ...lines.slice(1)])).toEqual([turned]);
  });

  it('notices a change into what another sentence states', () => {
    const lines = ['Cats come first.', 'It has 2 doors.', 'Dogs come last.'];
    expect(changesOf(lines, ['Cats come last.', ...lines.slice(1)])).toEqual(['Cats come last.']);
  });

  it('leaves out sentences that state nothing, and sorts pages', () => {
    const sentences = [...sentencesOf(...before), {page: 'ark', text: 'It has 2 doors.'}];
    expect(recordOf(sentences)).toEqual({ark: ['2'], zoo: ['4', 'not']});
  });

  it('says how much is recorded', () => {
    const record = recordOf(sentencesOf(...before));
    expect(recordedShare(sentencesOf(...before), record)).toBe(1);
    expect(
      recordedShare(sentencesOf(...before, 'A bird has 2 legs.', 'A cow has 8.'), record),
    ).toBe(0.5);
  });

  it('keeps its facts in order, and its evidence, when links are moved', () => {
    const link = (to: string) => ({page: 'zoo', text: 'See cats and `dogs`.', links: ['./b', to]});
    const key = '#0123456789ab';
    const record = recordOf([link('/old/cats')]);
    const withKey = {zoo: record.zoo?.map((line) => `${line} · ${key}`) ?? []};
    const move = (to: string) => to.replace('/old/', 'a/old/');
    const moved = recordOf([link('a/old/cats')]);
    expect(moved).not.toEqual(record);
    expect(withMovedLinks(withKey, move)).toEqual({zoo: [`${moved.zoo?.join() ?? ''} · ${key}`]});
  });

  it('is not compared with nothing', () => {
    expect(() => changedSentences([], {})).toThrow('no sentence');
    expect(() => recordedShare(sentencesOf('It is simple.'), {})).toThrow('No sentence');
  });
});

describe('evidence of a claim', () => {
  const claimsIn = (text: string) => claimsOf(text, {page: 'zoo', line: 1, about: []});
  const old = 'Dogs never purr.';
  const [claim] = claimsIn(old);
  const key = claim ? keyOf(claim) : '';
  const written = {[key]: 'source: dogs.py, def bark'};
  const record = recordOf(sentencesOf(old), claimsIn(old), written);
  const evidenceOf = (text: string): (string | undefined)[] => {
    const carried = carryEvidence(sentencesOf(text), claimsIn(text), record, written);
    return claimsIn(text).map((each) => carried[keyOf(each)]);
  };

  it('is recorded with the sentence', () => {
    expect(record).toEqual({zoo: [`not · #${key}`]});
    expect(evidenceKeys(record)).toEqual([key]);
  });

  it('goes on to hold when the claim is reworded', () => {
    expect(evidenceOf('A dog never purrs.')).toEqual(['source: dogs.py, def bark']);
  });

  it('ends when the claim states something else, or the source has lost it', () => {
    expect(evidenceOf('Every dog purrs.')).toEqual([undefined]);
    const reworded = 'A dog never purrs.';
    expect(carryEvidence(sentencesOf(reworded), claimsIn(reworded), record, {})).toEqual({});
  });
});
