/** The words of a name, and the note in brackets that is shown as a badge. */
export interface SplitName {
  readonly words: string;
  readonly badge: string | undefined;
}

/** Splits a tag's name as specifications write it: `Post-training (coming soon)`. */
export function splitName(name: string): SplitName {
  const [, words, badge] = /^(.+) \((coming soon)\)$/.exec(name) ?? [];
  return {words: words ?? name, badge};
}
