import {describe, expect, it} from 'vitest';
import {figuresOf, type SampleRecord, type VerificationRecord} from './record';
import {formatRecord, mergeSamples} from './format';

const record = (samples: Readonly<Record<string, SampleRecord>>): VerificationRecord => ({
  version: 'v1.0.0',
  commits: {framework: 'a', client: 'b'},
  dates: {samples: '2026-11-22'},
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

  it('keeps earlier results, takes newer ones, and drops those of code that is gone', () => {
    const newer = {...ran, status: 201};
    const current = new Map([
      ['a', 'a'],
      ['b', 'a'],
      ['changed', 'b'],
    ]);
    expect(mergeSamples({a: ran, b: ran, gone: ran, changed: ran}, {b: newer}, current)).toEqual({
      a: ran,
      b: newer,
    });
  });
});
