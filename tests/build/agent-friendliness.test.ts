import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {hasMarkdownCopy} from '@docs-kit/machine-copies/paths';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readVersionFacts} from '../../src/files/version-facts';
import {apiLevels} from '../../src/site/api-levels';
import {operationPath, upgradePath} from '../../src/site/links';
import {documentation} from '../../src/site/product';
import {siteVersions} from '../../src/site/versions';
import type {RunningProgram} from '@docs-kit/docs-verify/processes';
import {buildFolder, isRedirect, listRoutes, readRoute} from '../support/build';
import {type AgentChecker, type CheckReport, requireAgentChecker} from '../support/agent-checker';
import {nginx, startHost} from '../support/hosts';
import {newestChanged} from '../support/releases';

const folder = mkdtempSync(path.join(os.tmpdir(), 'agent-friendliness-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Pages that a run of the checker looks at, evenly spread over all. */
const sampleSize = 60;

/**
 * Pages, by their path in a version, whose HTML holds more than the checker's 50,000 characters. Their
 * Markdown copies are cut in parts, so no program has to read them whole.
 */
const largePages: ReadonlySet<string> = new Set([
  'api/create-response',
  'api-deprecated/create-response',
  'distributions/configuration',
]);

/**
 * Pages with so many titles of fences that the checker finds too little of their text in the copies,
 * where it passes over the line of a fence that has its title.
 */
const titledPages: ReadonlySet<string> = new Set(['providers/external/external-providers-guide']);

/** Pages that many operations share, with four programs each, by the last part of their address. */
const largeSharedPages = ['agent-turns', 'eval', 'post-training-coming-soon'];

/** Where versions have these: elsewhere, a page of the same name lists operations that have their own. */
const sharedRoutes = new Set(
  siteVersions.flatMap((version) => {
    const {levels} = readVersionFacts(version.name);
    return apiLevels
      .filter(({id}) => levels[id].pages === 'tags')
      .flatMap((level) => largeSharedPages.map((slug) => operationPath(version, level, slug)));
  }),
);

const inVersion = (route: string): string => {
  const [path = ''] = siteVersions
    .map((version) => version.path)
    .filter((of) => route.startsWith(`${of}/`))
    .sort((a, b) => b.length - a.length);
  return route.slice(path.length + 1);
};

/** The list of changes is long too, except in a version that has only now been cut. */
const upgrade = newestChanged && upgradePath(newestChanged);

const isLarge = (route: string): boolean =>
  largePages.has(inVersion(route)) || sharedRoutes.has(route) || route === upgrade;

const isTitled = (route: string): boolean => titledPages.has(inVersion(route));

const pages = listRoutes().filter(
  (route) => hasMarkdownCopy(route) && !isRedirect(readRoute(route)),
);

function sampleOf(routes: readonly string[]): string[] {
  const sorted = [...routes].sort();
  const step = Math.max(1, sorted.length / sampleSize);
  return Array.from({length: sampleSize}, (_, index) => sorted[Math.floor(index * step)]).filter(
    (route) => route !== undefined,
  );
}

// The Agent-Friendly Documentation Spec: https://agentdocsspec.com
describe('the site as coding agents see it', () => {
  let server: RunningProgram;
  let checker: AgentChecker;
  let report: CheckReport;
  let sizes: CheckReport;
  let titled: CheckReport;

  beforeAll(async () => {
    checker = await requireAgentChecker();
    const host = await startHost(nginx, folder, buildFolder);
    ({server} = host);
    const check = (routes: readonly string[], checkIds?: string[]) =>
      checker.runChecks(host.address, {
        canonicalOrigin: documentation.url,
        samplingStrategy: 'curated',
        curatedPages: routes.map((route) => `${host.address}${route}`),
        maxLinksToTest: sampleSize,
        maxConcurrency: 8,
        requestDelay: 0,
        ...(checkIds && {checkIds}),
      });
    report = await check(sampleOf(pages.filter((route) => !isLarge(route) && !isTitled(route))));
    sizes = await check(pages.filter(isLarge), ['page-size-html']);
    titled = await check(pages.filter(isTitled));
  }, 300_000);
  afterAll(() => server.stop());

  it('passes every check of the public checker', () => {
    expect(report.results.length).toBeGreaterThan(20);
    const faults = report.results.filter(({status}) => status !== 'pass' && status !== 'skip');
    const found = faults.map(({id, status, message, details}) => {
      const {pageResults = []} = (details ?? {}) as {pageResults?: {url: string; status: string}[]};
      const guilty = pageResults.filter((page) => page.status === status).map(({url}) => url);
      return [`${id}: ${status}: ${message}`, ...guilty].join('\n');
    });
    expect(found).toEqual([]);
  });

  it('leaves out of the sample those pages alone that are over the limit of the checker', () => {
    const [result] = sizes.results;
    const {pageResults} = result?.details as {pageResults: {url: string; status: string}[]};
    const under = pageResults.filter(({status}) => status === 'pass').map(({url}) => url);
    expect(pageResults.length).toBeGreaterThan(0);
    expect(under).toEqual([]);
  });

  it('leaves out of the sample those pages of which it misses titles of fences alone', () => {
    const parity = titled.results.find(({id}) => id === 'markdown-content-parity');
    const {pageResults} = parity?.details as {
      pageResults: {url: string; status: string; sampleDiffs: string[]}[];
    };
    expect(pageResults.map(({status}) => status)).toContain('warn');
    for (const {url, sampleDiffs} of pageResults) {
      const copy = readFileSync(path.join(buildFolder, `${new URL(url).pathname}.md`), 'utf8');
      const texts = sampleDiffs.map((text) => text.replace(/^- /, ''));
      expect(texts.filter((text) => !copy.includes(` title="${text}"`))).toEqual([]);
    }
  });

  it('scores 100 in every category', () => {
    const scores = Object.entries(checker.computeScore(report).categoryScores).map(
      ([category, {score}]) => [category, score] as const,
    );
    expect(scores.length).toBeGreaterThan(5);
    expect(scores.filter(([, score]) => score !== null && score < 100)).toEqual([]);
  });
});
