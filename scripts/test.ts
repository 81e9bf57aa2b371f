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
import {
  afterBuild,
  beforeBuild,
  type Counts,
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
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`== ${step.name}: ${isWell ? 'ok' : 'FAILED'} in ${seconds} s`);
  const {passed, failed} = step.counts?.() ?? {passed: Number(isWell), failed: Number(!isWell)};
  // A runner can fail without a failed test, or without any test. Both are failures.
  const isFailed = failed === 0 && (!isWell || passed === 0);
  return {passed, failed: isFailed ? 1 : failed};
}

try {
  fs.rmSync(results, {recursive: true, force: true});
  fs.mkdirSync(results, {recursive: true});
  const steps = [
    ...beforeBuild,
    ...(process.argv.includes('--before-build') ? [] : afterBuild),
    ...(process.argv.includes('--verify') ? [verification] : []),
  ];
  const all = {passed: 0, failed: 0};
  for (const step of steps) {
    const {passed, failed} = runStep(step);
    all.passed += passed;
    all.failed += failed;
    if (failed > 0 && step.isPrerequisite) break;
  }
  console.log(`\n${all.passed} passed, ${all.failed} failed`);
  process.exitCode = all.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
