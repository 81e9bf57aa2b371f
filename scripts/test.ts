/**
 * Runs everything that must hold, and adds up the results of all groups.
 *
 *   npm test                 all groups, against one production build
 *   npm test -- --verify     also a small part of the samples against the framework itself
 *   npm run check            what needs no build
 *
 * Ends with a line "N passed, N failed". Exits with 0 when all is well, 1 when something failed, 2
 * when the command could not run.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {requirePrograms} from './support/programs';
import {addUp, type Counts} from './support/test-counts';
import {
  afterBuild,
  beforeBuild,
  results,
  root,
  type Step,
  verification,
} from './support/test-steps';

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
  // A runner that failed without a failed test counts as one.
  return isWell || counts.failed > 0 ? counts : {...counts, failed: 1};
}

function main(): void {
  fs.rmSync(results, {recursive: true, force: true});
  fs.mkdirSync(results, {recursive: true});
  const isCheck = process.argv.includes('--before-build');
  if (!isCheck) requirePrograms().forEach((remark) => console.log(remark));
  const all: Counts[] = [];
  const steps = [
    ...beforeBuild,
    ...(isCheck ? [] : afterBuild),
    ...(process.argv.includes('--verify') ? [verification] : []),
  ];
  for (const step of steps) {
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
