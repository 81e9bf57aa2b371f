import {describe, expect, it} from 'vitest';
import {loadScript, readReport} from '../../../../scripts/support/bench/load';

const report = (requests: number): string =>
  `Running 20s test\nreport: {"requests": ${requests}, "bytes": 5000, "duration": 2000000, "errors": {"connect": 1, "read": 0, "write": 0, "status": 2, "timeout": 0}, "latency": {"median": 1500, "p99": 9000, "slowest": 12000}}\n`;

describe('the load of many readers', () => {
  it('is read in seconds and milliseconds, with all errors', () => {
    expect(readReport(report(100))).toEqual({
      requests: 100,
      bytes: 5000,
      duration: 2,
      errors: 3,
      latency: {median: 1.5, p99: 9, slowest: 12},
    });
  });

  it('is not that of a run without a request', () => {
    expect(() => readReport(report(0))).toThrow('at least one request');
    expect(() => readReport('wrk: unable to connect')).toThrow('unable to connect');
  });

  it('asks for every address', () => {
    expect(loadScript(['/', '/docs'])).toContain('addresses = {"/", "/docs"}');
  });
});
