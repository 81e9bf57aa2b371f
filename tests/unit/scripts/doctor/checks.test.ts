import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  browserFindings,
  committedFindings,
  generatedFindings,
  historyFindings,
  pythonFindings,
} from '../../../../scripts/support/doctor/checks';
import {
  generatedDownloads,
  generatedFrom,
  readWritten,
} from '../../../../scripts/support/generated-files';
import {readImportGraph} from '../../../support/import-graph';

const root = path.resolve(__dirname, '../../../..');

describe('the browser', () => {
  it('is well when one is found', () => {
    expect(browserFindings(() => '/usr/bin/chromium')).toEqual([]);
  });

  it('is an error when there is none', () => {
    expect(browserFindings(() => undefined)).toMatchObject([{severity: 'error', found: 'none'}]);
  });

  it('is an error when a wrong one is chosen', () => {
    const find = () => {
      throw new Error('PLAYWRIGHT_CHROMIUM_PATH names /x, which does not exist. Correct it.');
    };
    expect(browserFindings(find)).toMatchObject([
      {severity: 'error', found: 'PLAYWRIGHT_CHROMIUM_PATH names /x, which does not exist'},
    ]);
  });
});

describe('the generated files', () => {
  const sources = [
    {file: 'openapi/next/stable.yaml', time: 100},
    {file: 'data/next/api.json', time: 300},
  ];

  it('are well when all are there and newer than their sources', () => {
    const generated = [
      {file: 'static/a.json', time: 301},
      {file: 'docs/api/b.api.mdx', time: 400},
    ];
    expect(generatedFindings(sources, generated, [])).toEqual([]);
  });

  it('are an error when one is missing', () => {
    expect(generatedFindings(sources, [], ['static/a.json'])).toMatchObject([
      {severity: 'error', found: 'no static/a.json'},
    ]);
  });

  it('are an error when one is older than a source', () => {
    const generated = [
      {file: 'static/new.json', time: 400},
      {file: 'static/old.json', time: 200},
    ];
    expect(generatedFindings(sources, generated, [])).toMatchObject([
      {severity: 'error', found: 'static/old.json older than data/next/api.json'},
    ]);
  });

  it('cannot be judged without a source', () => {
    expect(() => generatedFindings([], [], [])).toThrow('No source');
  });

  it('are judged by sources that exist', () => {
    const {present, missing} = readWritten(root, generatedFrom);
    expect(missing).toEqual([]);
    expect(present.length).toBeGreaterThan(50);
    expect(generatedDownloads().length).toBeGreaterThan(10);
  });

  it('are judged by all code that writes them', () => {
    const graph = readImportGraph(root);
    const reached = new Set<string>();
    const visit = (file: string): void => {
      // The composition of the whole site: generating reads of it what src/config/openapi builds.
      if (reached.has(file) || file === 'docusaurus.config.ts') return;
      reached.add(file);
      graph.get(file)?.forEach(visit);
    };
    visit('scripts/generate-api.ts');
    expect(reached.size).toBeGreaterThan(30);
    const isSource = (file: string) =>
      generatedFrom.some((name) => file === name || file.startsWith(`${name}/`));
    expect([...reached].filter((file) => !isSource(file))).toEqual([]);
  });
});

describe('the committed files that are made from data', () => {
  const comparison = {subject: 'tables', script: 'docs:tables', output: ''};

  it('are well when the command finds no difference', () => {
    expect(committedFindings([{...comparison, isCurrent: true}])).toEqual([]);
  });

  it('are an error when it finds one', () => {
    const output = 'docs/a.md: differs from the data. Run it.\n';
    expect(committedFindings([{...comparison, isCurrent: false, output}])).toEqual([
      {
        severity: 'error',
        expected: 'tables as the data gives them',
        found: 'docs/a.md: differs from the data. Run it',
        remedy: 'run `npm run docs:tables`, and commit what it wrote',
      },
    ]);
  });
});

describe('the history', () => {
  it('is well when it is whole', () => {
    expect(historyFindings('full')).toEqual([]);
  });

  it.each([
    ['shallow', 'a shallow clone', 'run `git fetch --unshallow`'],
    ['none', 'no clone of the repository', 'clone it with git instead of unpacking an archive'],
  ] as const)('is an error when it is %s', (state, found, remedy) => {
    expect(historyFindings(state)).toMatchObject([{severity: 'error', found, remedy}]);
  });
});

describe('Python', () => {
  it('is well when one is found', () => {
    expect(pythonFindings(undefined)).toEqual([]);
  });

  it('is remarked on, and no error, when none is', () => {
    expect(pythonFindings('The framework needs another.')).toMatchObject([
      {severity: 'remark', found: 'no such one (The framework needs another)'},
    ]);
  });
});
