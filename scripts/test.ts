/**
 * Runs everything that must hold, and adds up the results of all groups.
 *
 *   npm test                 all groups, against one production build
 *   npm run check            what needs no build
 *
 * Ends with a line "N passed, N failed". Exits with 0 when all is well, 1 when something failed, 2
 * when the command could not run.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {requireBrowser} from './support/browser';
import {addUp, playwrightCounts, type Counts, vitestCounts} from './support/test-counts';

const root = path.resolve(__dirname, '..');
const results = path.join(root, 'test-results');

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Nothing after a failed prerequisite can be judged. */
  readonly isPrerequisite?: boolean;
  /** Reads the numbers of a test runner; a step without it counts as one check. */
  readonly counts?: () => Counts;
}

const npm = (script: string): readonly string[] => ['npm', 'run', '--silent', script];

function vitest(...groups: readonly string[]): Step {
  const report = path.join(results, `${groups.join('-')}.json`);
  return {
    name: `tests: ${groups.join(', ')}`,
    command: [
      'npx',
      '--no-install',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...groups.flatMap((group) => ['--project', group]),
    ],
    counts: () => vitestCounts(fs.readFileSync(report, 'utf8')),
  };
}

const beforeBuild: readonly Step[] = [
  {name: 'generate', command: npm('generate'), isPrerequisite: true},
  {name: 'types', command: npm('check:types')},
  {name: 'code', command: npm('check:code')},
  {name: 'markdown', command: npm('check:markdown')},
  vitest('unit', 'content', 'openapi'),
];

const afterBuild: readonly Step[] = [
  {
    name: 'build',
    command: ['npx', '--no-install', 'docusaurus', 'build'],
    isPrerequisite: true,
  },
  {name: 'build of the fixture site', command: npm('build:fixture'), isPrerequisite: true},
  vitest('build'),
  {
    name: 'tests: e2e',
    command: ['npx', '--no-install', 'playwright', 'test'],
    counts: () => playwrightCounts(fs.readFileSync(path.join(results, 'e2e.json'), 'utf8')),
  },
];

function runStep(step: Step): Counts {
  console.log(`\n== ${step.name}`);
  const [command = '', ...args] = step.command;
  const started = Date.now();
  const isWell = spawnSync(command, args, {cwd: root, stdio: 'inherit'}).status === 0;
  console.log(
    `== ${step.name}: ${isWell ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  const single: Counts = isWell ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!step.counts) return single;
  const counts = step.counts();
  // A runner that failed without a failed test has failed all the same.
  return isWell || counts.failed > 0 ? counts : {...counts, failed: 1};
}

function main(): void {
  fs.rmSync(results, {recursive: true, force: true});
  fs.mkdirSync(results, {recursive: true});
  const isCheck = process.argv.includes('--before-build');
  if (!isCheck) requireBrowser();
  const all: Counts[] = [];
  for (const step of isCheck ? beforeBuild : [...beforeBuild, ...afterBuild]) {
    const counts = runStep(step);
    all.push(counts);
    if (counts.failed > 0 && step.isPrerequisite) break;
  }
  const {passed, failed} = addUp(all);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
