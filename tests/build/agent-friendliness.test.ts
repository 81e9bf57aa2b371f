import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {computeScore, type ReportResult, runChecks} from 'afdocs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {documentation} from '../../src/site/product';
import type {RunningProgram} from '../../verify/processes';
import {nginx, startHost} from '../support/hosts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'agent-friendliness-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Pages that a run of the checker looks at. */
const sampleSize = 60;

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

  it('passes every check of the public checker', () => {
    expect(report.results.length).toBeGreaterThan(20);
    const faults = report.results.filter(({status}) => status !== 'pass' && status !== 'skip');
    expect(faults.map(({id, status, message}) => `${id}: ${status}: ${message}`)).toEqual([]);
  });

  it('scores 100 in every category', () => {
    const scores = Object.entries(computeScore(report).categoryScores).map(
      ([category, {score}]) => [category, score] as const,
    );
    expect(scores.length).toBeGreaterThan(5);
    expect(scores.filter(([, score]) => score !== null && score < 100)).toEqual([]);
  });
});
