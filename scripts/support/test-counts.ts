export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Reads the numbers of vitest's JSON report.
 * @throws Error when no test was run: a group without tests proves nothing
 */
export function vitestCounts(report: string): Counts {
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numTotalTests: total,
  } = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
    numTotalTests: number;
  };
  return requireTests('vitest', {passed, failed: Math.max(failed, total - passed)});
}

/**
 * Reads the numbers of Playwright's JSON report. Skipped tests count as failed: nothing here is
 * skipped on purpose.
 * @throws Error when no test was run
 */
export function playwrightCounts(report: string): Counts {
  const {stats} = JSON.parse(report) as {
    stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  };
  return requireTests('Playwright', {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  });
}

export function addUp(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, {passed}) => sum + passed, 0),
    failed: all.reduce((sum, {failed}) => sum + failed, 0),
  };
}

function requireTests(runner: string, counts: Counts): Counts {
  if (counts.passed + counts.failed === 0) throw new Error(`${runner} has run no test.`);
  return counts;
}
