/**
 * Measures the check of programs with the public programs of `data/public-programs.yaml`.
 *
 *   npx tsx tests/programs/measure.ts --clone OWNER/NAME=DIR … [--half tune]
 *
 * Each repository needs a clone with the commit; what is checked out there doesn't matter. Prints the
 * lines that were reported wrongly or missed, then precision and recall of each half. Run `npm run
 * generate` first. Exits with 1 when a clone lacks a program.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {checkProgram, type ProgramFacts} from '@docs-kit/program-check';
import {parse} from 'yaml';
import {figuresOf, type Labels, type Score, scoreOf} from './score';

interface Program extends Labels {
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
  readonly half: 'tune' | 'held' | 'fresh';
}

const root = path.resolve(__dirname, '../..');

function main(): void {
  const {values} = parseArgs({
    options: {clone: {type: 'string', multiple: true, default: []}, half: {type: 'string'}},
  });
  const clones = new Map(values.clone.map((each) => each.split('=') as [string, string]));
  const facts = JSON.parse(
    readFileSync(path.join(root, 'static/upgrade/next-programs.json'), 'utf8'),
  ) as ProgramFacts;
  const {programs} = parse(readFileSync(path.join(root, 'data/public-programs.yaml'), 'utf8')) as {
    programs: Program[];
  };
  for (const half of ['tune', 'held', 'fresh'] as const) {
    if (values.half !== undefined && values.half !== half) continue;
    const scores = programs
      .filter((program) => program.half === half)
      .map((program) => measure(program, clones, facts));
    const {precision, recall} = figuresOf(scores);
    const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
    console.log(
      `${half}: ${scores.length} programs, precision ${percent(precision)}, recall ${percent(recall)}`,
    );
  }
}

function measure(
  program: Program,
  clones: ReadonlyMap<string, string>,
  facts: ProgramFacts,
): Score {
  const clone = clones.get(program.repository);
  if (clone === undefined) throw new Error(`Name a clone of ${program.repository} with --clone.`);
  const file = `${program.commit}:${program.path}`;
  const text = execFileSync('git', ['-C', clone, 'show', file], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const report = checkProgram(text, facts, {name: program.path});
  const score = scoreOf(program, report);
  const reasons = new Map(report?.findings.map(({line, reason}) => [line, reason]));
  for (const line of score.wrong)
    console.log(`${program.path}:${line}: wrong: ${reasons.get(line) ?? ''}`);
  for (const line of score.missed) console.log(`${program.path}:${line}: missed`);
  return score;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
