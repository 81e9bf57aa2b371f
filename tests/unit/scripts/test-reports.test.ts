import {describe, expect, it} from 'vitest';
import {describeFailures, readReport} from '../../run/reports';

describe('a report of a test runner', () => {
  it('counts what passed, and names what failed, was skipped, or could not be loaded', () => {
    const {passed, failed} = readReport(`<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="4" failures="2" errors="0" time="1">
  <testsuite name="a.test.ts" hostname="here" tests="3" failures="1" errors="0" skipped="1">
    <testcase classname="a.test.ts" name="a page &gt; is read" time="0.1">
      <system-out>fine</system-out>
    </testcase>
    <testcase classname="a.test.ts" name="a page &gt; is written" time="0.1">
      <failure message="no" type="Error">
\u001b[31mno\u001b[39m
      </failure>
    </testcase>
    <testcase classname="a.test.ts" name="a page &gt; is left out" time="0"><skipped/></testcase>
  </testsuite>
  <testsuite name="b.spec.ts" hostname="firefox" tests="1" failures="0" errors="1" skipped="0">
    <testcase classname="b.spec.ts" name="b.spec.ts"><error><![CDATA[no such file]]></error></testcase>
  </testsuite>
</testsuites>`);
    expect(passed).toBe(1);
    expect(failed).toEqual([
      {name: 'a.test.ts › a page > is written', message: 'no'},
      {name: 'a.test.ts › a page > is left out', message: ''},
      {name: 'b.spec.ts › b.spec.ts', message: 'no such file'},
    ]);
  });

  it('without any test has neither passed nor failed ones', () => {
    expect(readReport('<testsuites/>')).toEqual({passed: 0, failed: []});
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
