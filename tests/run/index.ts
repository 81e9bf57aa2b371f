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
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import {describeFailures, type TestReport} from './reports';
import {check, everything, results, root, type Step, verification} from './steps';
import {runCommand} from '../../scripts/support/run-command';

/**
 * Runs the steps of a group, as many at a time as there are processors. A step alone prints as it goes; what
 * others print is shown when they have ended.
 */
async function runGroup(group: readonly Step[]): Promise<[Step, TestReport][]> {
  const isAlone = group.length === 1;
  const waiting = [...group];
  const reports: [Step, TestReport][] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (isAlone) console.log(`\n== ${step.name}`);
      const ended = await run(step, isAlone ? 'inherit' : 'pipe');
      if (!isAlone) console.log(`\n== ${step.name}\n${ended.output.trimEnd()}`);
      reports.push([step, finish(step, ended)]);
    }
  };
  await Promise.all(Array.from({length: os.availableParallelism()}, work));
  return reports;
}

interface Ended {
  readonly isWell: boolean;
  readonly seconds: number;
  /** Empty if it was shown as it came. */
  readonly output: string;
}

async function run({command}: Step, output: 'inherit' | 'pipe'): Promise<Ended> {
  const [program = '', ...args] = command;
  const started = Date.now();
  const child = spawn(program, args, {cwd: root, stdio: ['inherit', output, output]});
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = Math.round((Date.now() - started) / 1000);
  return {isWell: code === 0, seconds, output: Buffer.concat(chunks).toString()};
}

function finish(step: Step, {isWell, seconds}: Ended): TestReport {
  console.log(`== ${step.name}: ${isWell ? 'ok' : 'FAILED'} in ${seconds} s`);
  const {passed, failed} = step.report?.() ?? {passed: Number(isWell), failed: []};
  // A runner can fail without a failed test, or without any test. Both are failures.
  const isSilent = failed.length === 0 && (!isWell || passed === 0);
  const message = `${step.command.slice(1).join(' ')} ended with an error; its output is above.`;
  return {passed, failed: isSilent ? [{name: step.name, message}] : failed};
}

void runCommand(async () => {
  fs.rmSync(results, {recursive: true, force: true});
  fs.mkdirSync(results, {recursive: true});
  const groups = [
    ...(process.argv.includes('--before-build') ? check : everything),
    ...(process.argv.includes('--verify') ? [verification] : []),
  ];
  const reports: TestReport[] = [];
  for (const group of groups) {
    const groupReports = await runGroup(group);
    reports.push(...groupReports.map(([, report]) => report));
    if (groupReports.some(([step, {failed}]) => step.isPrerequisite && failed.length > 0)) break;
  }
  const failed = reports.flatMap((report) => report.failed);
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  if (failed.length > 0) console.log(`\n${describeFailures(failed)}`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return failed.length > 0 ? 1 : 0;
});
