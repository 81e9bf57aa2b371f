import type {ProgramReport} from '@docs-kit/program-check';

/** What a person says of a program: lines to report by their kind, and lines that may be reported. */
export interface Labels {
  readonly must?: Readonly<Record<string, readonly number[]>>;
  readonly may?: readonly number[];
}

/** Lines that a check reported rightly, wrongly and not at all. */
export interface Score {
  readonly right: readonly number[];
  readonly wrong: readonly number[];
  readonly missed: readonly number[];
}

/** Compares the lines of a report with the labels; lines that may be reported count neither way. */
export function scoreOf({must = {}, may = []}: Labels, report: ProgramReport | undefined): Score {
  const expected = new Set(Object.values(must).flat());
  const reported = new Set(report?.findings.map(({line}) => line));
  return {
    right: [...reported].filter((line) => expected.has(line)),
    wrong: [...reported].filter((line) => !expected.has(line) && !may.includes(line)),
    missed: [...expected].filter((line) => !reported.has(line)),
  };
}

/**
 * Precision and recall over programs.
 * @throws Error where there is nothing to measure
 */
export function figuresOf(scores: readonly Score[]): {
  readonly precision: number;
  readonly recall: number;
} {
  const count = (kind: keyof Score): number =>
    scores.reduce((sum, score) => sum + score[kind].length, 0);
  const [right, wrong, missed] = [count('right'), count('wrong'), count('missed')];
  if (scores.length === 0 || right + missed === 0) throw new Error('No labelled line was checked.');
  return {precision: right / (right + wrong), recall: right / (right + missed)};
}
