import fs from 'node:fs';
import path from 'node:path';
import {readReport, type TestReport} from './reports';

export const root = path.resolve(__dirname, '../..');

/** Folder that the reports of the test runners are written to. */
export const results = path.join(root, 'test-results');

/** One step of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Nothing after a failed prerequisite can be judged. */
  readonly isPrerequisite?: boolean;
  /** Reads what a test runner wrote; a step without it counts as one check. */
  readonly report?: () => TestReport;
}

const npm = (script: string): readonly string[] => ['npm', 'run', '--silent', script];
const npx = (...command: readonly string[]): readonly string[] => [
  'npx',
  '--no-install',
  ...command,
];

function vitest(...groups: readonly string[]): Step {
  const report = path.join(results, `${groups.join('-')}.xml`);
  return {
    name: `tests: ${groups.join(', ')}`,
    command: npx(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=junit',
      `--outputFile.junit=${report}`,
      ...groups.flatMap((group) => ['--project', group]),
    ),
    report: () => readReport(fs.readFileSync(report, 'utf8')),
  };
}

/** @param name of the report; the main configuration writes `e2e` */
function playwright(name: string, config?: string): Step {
  return {
    name: `tests: ${name}`,
    command: ['npx', '--no-install', 'playwright', 'test', ...(config ? ['--config', config] : [])],
    report: () => readReport(fs.readFileSync(path.join(results, `${name}.xml`), 'utf8')),
  };
}

/** Steps that run at the same time: each uses one processor, and none needs what another one writes. */
export type Group = readonly Step[];

// Pages that are up to date stay as they are: `npm start` may be watching them.
const generate: Group = [
  {
    name: 'generate',
    command: [...npm('generate'), '--', '--if-needed'],
    isPrerequisite: true,
  },
];

const staticChecks: Group = [
  {name: 'types', command: npx('tsc', '--noEmit')},
  {name: 'code', command: npx('eslint', '.', '--max-warnings', '0')},
  {name: 'format', command: npx('prettier', '--check', '.')},
  {name: 'samples that have not run', command: [...npm('verify'), '--', '--pending']},
  {name: 'markdown', command: npx('markdownlint-cli2')},
  {name: 'tables', command: [...npm('docs:tables'), '--', '--check']},
];

const withoutBuild: Group = [vitest('unit', 'dom', 'content', 'openapi')];

/** What needs no build: `npm run check`. */
export const check: readonly Group[] = [generate, staticChecks, withoutBuild];

const builds: Group = [
  {name: 'build', command: npm('build'), isPrerequisite: true},
  {
    name: 'build of the fixture site',
    command: npx('tsx', 'tests/fixtures/build-site.ts'),
    isPrerequisite: true,
  },
  {
    name: 'build of the fixture site without static content',
    command: npx('tsx', 'tests/fixtures/build-site.ts', '--plain'),
    isPrerequisite: true,
  },
];

/**
 * All of it: `npm test`. A build keeps one processor busy for most of its time, so that the static checks
 * are done beside it.
 */
export const everything: readonly Group[] = [
  generate,
  [{name: 'programs', command: npx('tsx', 'tests/require-programs.ts'), isPrerequisite: true}],
  [...builds, ...staticChecks],
  withoutBuild,
  [vitest('build')],
  [playwright('e2e')],
  [playwright('e2e-plain', 'tests/e2e/plain.config.ts')],
  [playwright('engines', 'tests/engines/playwright.config.ts')],
];

/** The samples against the framework itself: `npm test -- --verify`. Without Python it says so. */
export const verification: Group = [
  {name: 'verification', command: [...npm('verify'), '--', '--quick', '--if-possible']},
];
