import type {ComponentType} from 'react';

/** Answers one kind of text. */
export interface Checker {
  /** How sure it is that a text is of its kind, from 0 to 1. The surest checker answers. */
  readonly fits: (text: string) => number;
  /** Shows the answer to a text that is not empty, and says it to screen readers. */
  readonly Answer: ComponentType<{readonly text: string}>;
}

/** Chooses the checker that answers a text. */
export function checkerFor(text: string, checkers: readonly Checker[]): Checker | undefined {
  const sure = checkers.map((checker) => checker.fits(text));
  return checkers[sure.indexOf(Math.max(...sure))];
}
