import {describe, expect, it} from 'vitest';
import {
  describeFailures,
  type PlaywrightJson,
  readPlaywright,
  readVitest,
} from '../../../scripts/support/test-reports';

describe('a report of Vitest', () => {
  it('counts what passed, and names what failed, was skipped, or could not be loaded', () => {
    const {passed, failed} = readVitest({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            {fullName: 'a page is read', status: 'passed', failureMessages: []},
            {
              fullName: 'a page is written',
              status: 'failed',
              failureMessages: ['\u001b[31mno\u001b[39m'],
            },
            {fullName: 'a page is left out', status: 'skipped'},
          ],
        },
        {name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: []},
      ],
    });
    expect(passed).toBe(1);
    expect(failed).toEqual([
      {name: 'a.test.ts › a page is written', message: 'no'},
      {name: 'a.test.ts › a page is left out', message: ''},
      {name: 'b.test.ts', message: 'no such file'},
    ]);
  });
});

describe('a report of Playwright', () => {
  const test = (status: 'expected' | 'unexpected' | 'flaky' | 'skipped', message?: string) => ({
    projectName: 'firefox',
    status,
    results: [{errors: message === undefined ? [] : [{message}]}],
  });
  const report: PlaywrightJson = {
    suites: [
      {
        specs: [
          {title: 'a link works', file: 'a.spec.ts', line: 3, tests: [test('expected')]},
          {title: 'Back works', file: 'a.spec.ts', line: 9, tests: [test('flaky', 'late')]},
        ],
        suites: [
          {specs: [{title: 'a key works', file: 'a.spec.ts', line: 20, tests: [test('skipped')]}]},
        ],
      },
    ],
    errors: [{message: 'the server did not start'}],
  };

  it('names a test that passed at the second attempt, a skipped one, and an error outside of tests', () => {
    expect(readPlaywright(report)).toEqual({
      passed: 1,
      failed: [
        {name: 'firefox a.spec.ts:9 › Back works', message: 'late'},
        {name: 'firefox a.spec.ts:20 › a key works', message: ''},
        {name: 'outside of tests', message: 'the server did not start'},
      ],
    });
  });

  it('without any test has neither passed nor failed ones', () => {
    expect(readPlaywright({})).toEqual({passed: 0, failed: []});
  });
});

describe('the failures at the end of a log', () => {
  it('are named with the first lines of what they said', () => {
    expect(
      describeFailures(
        [
          {name: 'a', message: 'one\ntwo\nthree'},
          {name: 'b', message: ''},
        ],
        2,
      ),
    ).toBe('FAILED a\n    one\n    two\n\nFAILED b\n    (did not run)');
  });

  it('are an empty text when all is well', () => {
    expect(describeFailures([])).toBe('');
  });
});
