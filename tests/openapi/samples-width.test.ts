import {describe, expect, it} from 'vitest';
import {documentedSamples, findingsOf} from '../support/api-samples';

/** Columns that a page has room for beside the text of an operation. */
const width = 60;

/** An id or a name that readers search for, and so stays whole: a string without a space or a slash. */
const whole = /["'][/?]?[^"'\s]{20,}["']/;

/** A line of the JSON that curl and Java send, which has no way to go on with a string on another line. */
const json = /^ +(?:"[^"]*": |[{[])/;

function widthFinding(code: string, sendsJson: boolean): string | undefined {
  const wide = code
    .split('\n')
    .filter((line) => line.length > width && !whole.test(line) && !(sendsJson && json.test(line)));
  return wide[0] && `has a line of ${wide[0].length} columns: ${wide[0].trim()}`;
}

describe('the lines of samples', () => {
  const samples = documentedSamples();

  it.each([
    ['curl', true],
    ['python', false],
    ['nodejs', false],
    ['java', true],
  ])('in %s fit the column beside an operation', (language, sendsJson) => {
    const own = samples.filter(({sample}) => sample.id === language);
    expect(findingsOf(own, (code) => widthFinding(code, sendsJson))).toEqual([]);
  });

  it('are found too wide where they could be broken', () => {
    const text = 'Which port does the server of this guide listen on today?';
    expect(widthFinding(`    "content": "${text}",`, false)).toContain('has a line of 75 columns');
    expect(
      widthFinding(`curl --request POST 'http://localhost:8321/v1/${text}'`, true),
    ).toBeDefined();
    expect(widthFinding(`    "content": "${text}",`, true)).toBeUndefined();
    expect(widthFinding(`    vector_store_id="vs_${'6'.repeat(60)}",`, false)).toBeUndefined();
  });
});
