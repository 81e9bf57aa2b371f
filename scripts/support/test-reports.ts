/**
 * What the reports of Vitest and Playwright say, reduced to what `npm test` needs: numbers, and the
 * tests that did not pass. A log is often cut to its end, so the failures are repeated there.
 */

import {stripVTControlCharacters} from 'node:util';

/** A test that did not pass, a skipped one included: nothing here is skipped on purpose. */
export interface FailedTest {
  /** Where the test is and what it is called: `history.spec.ts:34 › Back leads …`. */
  readonly name: string;
  /** What it said, without the colors of a terminal; empty for a skipped one. */
  readonly message: string;
}

/** What one runner's tests came to. */
export interface TestReport {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface VitestJson {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightJson {
  readonly suites?: readonly PlaywrightSuite[];
  /** What went wrong outside of tests, for example a file that could not be loaded. */
  readonly errors?: readonly {readonly message?: string}[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {readonly errors: readonly {readonly message?: string}[]}[];
    }[];
  }[];
}

/** @returns the tests of a report of Vitest; a file that could not be loaded is a failed one */
export function readVitest({testResults}: VitestJson): TestReport {
  const tests = testResults.flatMap(({name: file, status, message = '', assertionResults}) =>
    assertionResults.length === 0 && status !== 'passed'
      ? [{isPassed: false, name: file, message: plain(message)}]
      : assertionResults.map(({fullName, status: result, failureMessages}) => ({
          isPassed: result === 'passed',
          name: `${file} › ${fullName}`,
          message: plain((failureMessages ?? []).join('\n')),
        })),
  );
  return summary(tests);
}

/** @returns the tests of a report of Playwright; one that passes at the second attempt has failed */
export function readPlaywright({suites = [], errors = []}: PlaywrightJson): TestReport {
  const tests = suites.flatMap(specsOf).flatMap(({title, file, line, tests: runs}) =>
    runs.map(({projectName, status, results}) => ({
      isPassed: status === 'expected',
      name: `${[projectName, `${file}:${line}`].filter(Boolean).join(' ')} › ${title}`,
      message: plain(
        results.flatMap((result) => result.errors.map(({message = ''}) => message)).join('\n'),
      ),
    })),
  );
  return summary([
    ...tests,
    ...errors.map(({message = ''}) => ({
      isPassed: false,
      name: 'outside of tests',
      message: plain(message),
    })),
  ]);
}

const specsOf = ({
  specs = [],
  suites = [],
}: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function summary(tests: readonly (FailedTest & {readonly isPassed: boolean})[]): TestReport {
  const failed = tests.filter(({isPassed}) => !isPassed);
  return {
    passed: tests.length - failed.length,
    failed: failed.map(({name, message}) => ({name, message})),
  };
}

const plain = (text: string): string => stripVTControlCharacters(text).trim();

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
