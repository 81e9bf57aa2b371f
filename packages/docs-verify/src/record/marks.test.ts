import {describe, expect, it} from 'vitest';
import {markOf} from './marks';
import type {SampleRecord} from './record';

const mark = (entry: Partial<SampleRecord>, hash = 'a'): string | undefined =>
  markOf({hash: 'a', result: 'ran', ...entry}, 'v1.2', hash);

describe('the mark of a sample', () => {
  it.each<[Partial<SampleRecord>, string]>([
    [{status: 200}, 'Ran on v1.2'],
    [{status: 501}, 'Ran on v1.2: returns 501, as this page says'],
    [{fails: true}, 'Ran on v1.2: fails, as this page says'],
    [{starts: 'alone'}, 'Starts a server on v1.2'],
    [{starts: 'in a file'}, 'Starts a server on v1.2, in a complete run file'],
    [{inside: 'in a container'}, 'Ran on v1.2, in a container'],
    [{result: 'not run', reason: 'needs Docker'}, 'Checked, not run: needs Docker'],
  ])('says what came of it: %o', (entry, text) => {
    expect(mark(entry)).toBe(text);
  });

  it('is missing where the sample has changed since, differs, or was only parsed', () => {
    expect(mark({}, 'b')).toBeUndefined();
    expect(mark({result: 'differs', findings: ['fails']})).toBeUndefined();
    expect(mark({result: 'parsed'})).toBeUndefined();
    expect(markOf(undefined, 'v1.2', 'a')).toBeUndefined();
  });
});
