import {describe, expect, it} from 'vitest';
import {
  figuresOf,
  recordProblems,
  type SampleRecord,
  type VerificationRecord,
} from '../../../src/verification/record';
import {formatRecord, mergeSamples} from '../../../verify/record/record';

const record = (samples: Readonly<Record<string, SampleRecord>>): VerificationRecord => ({
  version: 'v1.0.0',
  date: '2026-11-22',
  framework: 'framework 1.0.0',
  client: 'client 1.0.0',
  tools: {curl: '8'},
  comparisons: {},
  samples,
  guides: {},
  messages: {},
});

const ran: SampleRecord = {hash: 'a', result: 'ran', status: 200};

describe('a record', () => {
  it('is in order when each sample has an entry with its hash', () => {
    expect(recordProblems('v1.0.0', {one: ran}, new Map([['one', 'a']]))).toEqual([]);
  });

  it.each<readonly [string, Readonly<Record<string, SampleRecord>>, string]>([
    ['a sample without an entry', {}, 'one has no record'],
    ['a sample that has changed', {one: {...ran, hash: 'b'}}, 'one has changed'],
    ['an entry without a sample', {one: ran, two: ran}, 'two has a record but no sample'],
    [
      'a sample that was not run without a reason',
      {one: {hash: 'a', result: 'not run'}},
      'without a reason',
    ],
    [
      'a sample that differs in nothing',
      {one: {hash: 'a', result: 'differs', findings: []}},
      'differs in nothing',
    ],
  ])('reports %s', (_, spoiled, problem) => {
    const problems = recordProblems('v1.0.0', spoiled, new Map([['one', 'a']]));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it('cannot be judged without samples', () => {
    expect(() => recordProblems('v1.0.0', {}, new Map())).toThrow('no samples');
  });

  it('is counted by result and by reason, the most frequent first', () => {
    const notRun = (reason: string): SampleRecord => ({hash: 'a', result: 'not run', reason});
    expect(
      figuresOf({
        a: ran,
        b: notRun('x'),
        c: notRun('y'),
        d: notRun('y'),
        e: {...ran, result: 'differs'},
        f: {...ran, result: 'parsed'},
      }),
    ).toEqual({
      ran: 1,
      differs: 1,
      parsed: 1,
      notRun: [
        ['y', 2],
        ['x', 1],
      ],
      total: 6,
    });
  });

  it('is written as JSON with a sample a line, in the order of their ids', () => {
    const whole = record({b: ran, a: ran});
    const text = formatRecord(whole);
    expect(JSON.parse(text)).toEqual(whole);
    expect(text.indexOf('"a":')).toBeLessThan(text.indexOf('"b":'));
    expect(text.split('\n').filter((line) => line.includes('"hash"'))).toHaveLength(2);
  });

  it('keeps earlier results, takes newer ones, and drops samples that are gone', () => {
    const newer = {...ran, status: 201};
    expect(mergeSamples({a: ran, b: ran, gone: ran}, {b: newer}, new Set(['a', 'b']))).toEqual({
      a: ran,
      b: newer,
    });
  });
});
