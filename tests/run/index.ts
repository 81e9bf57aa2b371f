/**
 * Runs everything that must hold, and adds up the results of all groups.
 *
 *   npm test                 all groups, against one production build
 *   npm test -- --verify     also a small part of the samples against the framework itself
 *   npm run check            what needs no build
 *
 * Ends with what failed, and a line "N passed, N failed". Exits with 0 when all is well, 1 when something failed, 2
 * when the command could not run.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {describeFailures, type FailedTest, type TestReport} from './reports';
import {afterBuild, beforeBuild, results, root, type Step, verification} from './steps';
import {runCommand} from '../../scripts/support/run-command';

function runStep(step: Step): TestReport {
  console.log(`\n== ${step.name}`);
  const [command = '', ...args] = step.command;
  const started = Date.now();
  const isWell = spawnSync(command, args, {cwd: root, stdio: 'inherit'}).status === 0;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`== ${step.name}: ${isWell ? 'ok' : 'FAILED'} in ${seconds} s`);
  const {passed, failed} = step.report?.() ?? {passed: Number(isWell), failed: []};
  // A runner can fail without a failed test, or without any test. Both are failures.
  const isSilent = failed.length === 0 && (!isWell || passed === 0);
  const message = `${args.join(' ')} ended with an error; its output is above.`;
  return {passed, failed: isSilent ? [{name: step.name, message}] : failed};
}

void runCommand(() => {
  fs.rmSync(results, {recursive: true, force: true});
  fs.mkdirSync(results, {recursive: true});
  const steps = [
    ...beforeBuild,
    ...(process.argv.includes('--before-build') ? [] : afterBuild),
    ...(process.argv.includes('--verify') ? [verification] : []),
  ];
  let allPassed = 0;
  const allFailed: FailedTest[] = [];
  for (const step of steps) {
    const {passed, failed} = runStep(step);
    allPassed += passed;
    allFailed.push(...failed);
    if (failed.length > 0 && step.isPrerequisite) break;
  }
  if (allFailed.length > 0) console.log(`\n${describeFailures(allFailed)}`);
  console.log(`\n${allPassed} passed, ${allFailed.length} failed`);
  return allFailed.length > 0 ? 1 : 0;
});
