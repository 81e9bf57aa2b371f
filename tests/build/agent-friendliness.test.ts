import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {computeScore, type ReportResult, runChecks} from 'afdocs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {markdownPath} from '../../src/site/links';
import {documentation} from '../../src/site/product';
import type {RunningProgram} from '../../verify/processes';
import {buildFolder} from '../support/build';
import {nginx, startHost} from '../support/hosts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'agent-friendliness-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Pages that a run of the checker looks at. */
const sampleSize = 60;

/**
 * Whether the pages that a check found fault with all have copies in several parts: the checker
 * reads the first part alone, and a copy in one would be too long for many agents.
 */
function isOfLongPages(details: Record<string, unknown> | undefined): boolean {
  const results = (details?.pageResults ?? []) as readonly {
    readonly url: string;
    readonly status: string;
  }[];
  const failed = results.filter(({status}) => status === 'fail');
  const blamed = failed.length > 0 ? failed : results.filter(({status}) => status === 'warn');
  return (
    blamed.length > 0 &&
    blamed.every(({url}) =>
      existsSync(path.join(buildFolder, markdownPath(new URL(url).pathname, 2))),
    )
  );
}

// The Agent-Friendly Documentation Spec: https://agentdocsspec.com
describe('the site as coding agents see it', () => {
  let server: RunningProgram;
  let report: ReportResult;

  beforeAll(async () => {
    const host = await startHost(nginx, folder);
    ({server} = host);
    report = await runChecks(host.address, {
      canonicalOrigin: documentation.url,
      samplingStrategy: 'deterministic',
      maxLinksToTest: sampleSize,
      maxConcurrency: 8,
      requestDelay: 0,
    });
  }, 300_000);
  afterAll(() => server.stop());

  it('passes every check of the public checker, but for pages whose copy has several parts', () => {
    expect(report.results.length).toBeGreaterThan(20);
    const faults = report.results.filter(
      ({status, details}) => status !== 'pass' && status !== 'skip' && !isOfLongPages(details),
    );
    expect(faults.map(({id, status, message}) => `${id}: ${status}: ${message}`)).toEqual([]);
  });

  it('scores 99 or more in every category', () => {
    const scores = Object.entries(computeScore(report).categoryScores).map(
      ([category, {score}]) => [category, score] as const,
    );
    expect(scores.length).toBeGreaterThan(5);
    expect(scores.filter(([, score]) => score !== null && score < 99)).toEqual([]);
  });
});
