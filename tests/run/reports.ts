/**
 * What the reports of Vitest and Playwright say, reduced to what `npm test` needs: numbers, and the
 * tests that did not pass. A log is often cut to its end, so the failures are repeated there.
 */
import {stripVTControlCharacters} from 'node:util';
import {load} from 'cheerio';

/** A test that did not pass, a skipped one included: nothing here is skipped on purpose. */
export interface FailedTest {
  /** Where the test is and what it is called: `history.spec.ts › Back leads …`. */
  readonly name: string;
  /** What it said, without the colors of a terminal; empty for a skipped one. */
  readonly message: string;
}

/** What one runner's tests came to. */
export interface TestReport {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
}

/**
 * Reads what a runner has written in the format of JUnit; a file that could not be loaded is a failed test.
 * @param xml the report
 */
export function readReport(xml: string): TestReport {
  const $ = load(xml, {xml: true});
  const tests = $('testcase').toArray();
  const failed = tests.flatMap((test): FailedTest[] => {
    const said = $(test).children('failure, error, skipped');
    const {classname = '', name = ''} = test.attribs;
    const message = stripVTControlCharacters(said.text()).trim();
    return said.length === 0 ? [] : [{name: `${classname} › ${name}`, message}];
  });
  return {passed: tests.length - failed.length, failed};
}

/**
 * @param lines at most, of each message
 * @returns the failed tests as text for the end of a log, empty when there are none
 */
export function describeFailures(failed: readonly FailedTest[], lines = 12): string {
  return failed
    .map(({name, message}) =>
      [
        `FAILED ${name}`,
        ...(message ? message.split('\n').slice(0, lines) : ['(did not run)']),
      ].join('\n    '),
    )
    .join('\n\n');
}
