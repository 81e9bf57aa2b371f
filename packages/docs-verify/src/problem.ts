/** Why the verification cannot go on: a cause outside of the documentation, and what to do. */
export class Problem extends Error {
  /** The cause alone, in one line. */
  readonly summary: string;

  /** @param log the program whose last lines explain the cause, if there is one */
  constructor(cause: string, remedy: string, log?: string) {
    super([cause, ...(log ? [lastLines(log)] : []), remedy].join('\n'));
    this.name = 'Problem';
    this.summary = cause;
  }
}

/** A part that this machine lacks: a program, or packages that cannot be installed. */
export class MissingPart extends Problem {}

/** The end of a log: what a reader needs to see of it. */
export function lastLines(log: string, count = 20): string {
  return log
    .trimEnd()
    .split('\n')
    .slice(-count)
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n');
}
