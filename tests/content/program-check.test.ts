import {checkProgram, type ProgramFacts} from '@docs-kit/program-check';
import type {Fence} from '@docs-kit/docs-facts/markdown';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {programFactsPath} from '@site/src/site/links';
import {predecessorOf, type SiteVersion} from '@site/src/site/versions';
import {readVersionData} from '@site/src/files/version-facts';
import {figuresOf, type Labels, type Score, scoreOf} from '../programs/score';
import {readGuideCode} from '../support/guide-texts';
import {newestChanged} from '../support/releases';
import {projectRoot, readJson} from '../support/specifications';

/** Names of files for the languages of fences that readers check as programs. */
const names: Readonly<Record<string, string>> = {
  python: 'program.py',
  javascript: 'program.mjs',
  typescript: 'program.ts',
  bash: 'script.sh',
  yaml: 'run.yaml',
  toml: 'pyproject.toml',
};

/** What holds for these two versions. */
const {exceptions, old: alsoOld} = parse(
  readFileSync(path.join(projectRoot, 'data/program-check.yaml'), 'utf8'),
) as {
  /** Fences of the newer version that are right to show what is old there, and why. */
  readonly exceptions: Readonly<Record<string, string>>;
  /** Lines that are old, which no method and no field in the data shows. */
  readonly old: readonly string[];
};

interface Checked {
  readonly fence: Fence;
  readonly report: NonNullable<ReturnType<typeof checkProgram>>;
}

function checkFences({docsFolder}: SiteVersion, facts: ProgramFacts): Checked[] {
  return readGuideCode(docsFolder).fences.flatMap((fence) => {
    const name = names[fence.language];
    const report = name === undefined ? undefined : checkProgram(fence.code, facts, {name});
    return report ? [{fence, report}] : [];
  });
}

/**
 * Lines that anybody would report who reads the data of both versions: old methods with the client in
 * front, paths, pins, images, commands and names of fields.
 */
function labelsOf({fence, report}: Checked, pattern: RegExp, besides: ReadonlySet<string>): Labels {
  const lines = fence.code.split('\n');
  const isComment = (line: string): boolean => /^\s*(?:#|\/\/)/.test(line);
  const must = lines.flatMap((line, at) =>
    pattern.test(line) && !isComment(line) ? [at + 1] : [],
  );
  const may = report.findings.flatMap(({line, found}) => (besides.has(found) ? [line] : []));
  return {must: {old: must}, may};
}

function patternOf(before: SiteVersion, after: SiteVersion): RegExp {
  const [old, current] = [readVersionData(before.name), readVersionData(after.name)];
  const gone = [old.pythonSdk, old.typescriptSdk].flatMap((sdk, at) => {
    const kept = new Set(
      [current.pythonSdk, current.typescriptSdk][at]?.methods.map(({method}) => method),
    );
    return sdk.methods.map(({method}) => method).filter((method) => !kept.has(method));
  });
  const escaped = gone.map((method) => method.replaceAll('.', '\\.'));
  const fields = Object.keys(current.facts.replacedNames?.fields ?? {});
  return new RegExp(
    [
      `\\b(?:${escaped.join('|')})\\(`,
      ':\\d+/v1/(?:openai/v1|agents|datasets|datasetio|telemetry|inference)\\b',
      '/v1/openai/v1',
      `\\b(?:${fields.join('|')})\\b`,
      ...alsoOld,
    ].join('|'),
  );
}

const pairs = newestChanged && predecessorOf(newestChanged) ? [newestChanged] : [];

describe.each(pairs)('a program of the guides, checked for $name', (after) => {
  const before = predecessorOf(after) ?? after;
  const facts = readJson<ProgramFacts>(`static${programFactsPath(after)}`);
  const old = checkFences(before, facts);
  const current = checkFences(after, facts);

  it('needs no change in the newer version, apart from what shows the old way', () => {
    expect(current.length).toBeGreaterThan(1000);
    const found = current.flatMap(({fence, report}) =>
      report.findings.map(
        ({found: text}) => `${fence.file.replace(`${after.docsFolder}/`, '')} ${text}`,
      ),
    );
    expect([...new Set(found)].sort()).toEqual(Object.keys(exceptions).sort());
  });

  it('is reported in the older version exactly where it changed', () => {
    const pattern = patternOf(before, after);
    // Parameters are reported with their call, and a kind of database in one place of a run file.
    const {parameters = {}} = readVersionData(after.name).facts.replacedNames ?? {};
    const besides = new Set([...Object.keys(parameters), 'postgres']);
    const scores = old.map((checked): Score =>
      scoreOf(labelsOf(checked, pattern, besides), checked.report),
    );
    const {precision, recall} = figuresOf(scores);
    expect(scores.flatMap(({right}) => right).length).toBeGreaterThan(300);
    expect.soft(precision).toBeGreaterThanOrEqual(0.98);
    expect.soft(recall).toBeGreaterThanOrEqual(0.9);
  });

  it('is not reported for a line that the newer guides show as right', () => {
    // A value of YAML says nothing without the key above it.
    const lineOf = ({code, language}: Fence, line: number): string =>
      code
        .split('\n')
        .slice(language === 'yaml' ? Math.max(0, line - 2) : line - 1, line)
        .map((text) => text.trim())
        .join('\n');
    const right = new Set(
      current.flatMap(({fence, report}) => {
        const reported = new Set(report.findings.map(({line}) => line));
        const lines = fence.code.split('\n').map((_, at) => at + 1);
        return lines.filter((line) => !reported.has(line)).map((line) => lineOf(fence, line));
      }),
    );
    const reported = new Set(
      current.flatMap(({fence, report}) => report.findings.map(({line}) => lineOf(fence, line))),
    );
    const kept = old.flatMap(({fence, report}) =>
      report.findings
        .map(({line}) => lineOf(fence, line))
        .filter((text) => right.has(text) && !reported.has(text)),
    );
    expect(kept).toEqual([]);
  });
});

describe('the score of a check', () => {
  it('counts what is right, wrong and missed', () => {
    const findings = [1, 2, 3].map(
      (line) => ({line, column: 1, found: '', change: 'moved', reason: '', href: ''}) as const,
    );
    const score = scoreOf(
      {must: {call: [1, 4]}, may: [3]},
      {kind: 'python', text: '', edited: '', unknown: [], findings},
    );
    expect(score).toEqual({right: [1], wrong: [2], missed: [4]});
    expect(figuresOf([score])).toEqual({precision: 0.5, recall: 0.5});
  });

  it('is none where nothing was measured', () => {
    expect(() => figuresOf([])).toThrow('No labelled line was checked.');
    expect(() => figuresOf([{right: [], wrong: [1], missed: []}])).toThrow('No labelled line');
  });
});
