import {stemsOf, toTerm} from './analyze';

/** Words that say nothing about what a text is named. "Get" and "by" do, in names of operations. */
const smallWords = new Set(
  'a an the of to for in on with and or is are what how do does i my your'.split(' '),
);

const flagPattern = /(?<![\p{L}\p{N}-])--\p{L}[\p{L}\p{N}-]*/gu;

/**
 * Texts that differ in case, separators, endings, order and small words have the same key. The flag
 * `--model` has another one than the word.
 */
export function keyOf(text: string): string {
  const stems = stemsOf(text).filter((stem) => !smallWords.has(stem));
  return [...stems, ...(text.match(flagPattern) ?? [])].sort().join(' ');
}

/** Terms of plain words, as of a synonym. */
export function termsOf(words: string): string[] {
  return words.split(' ').flatMap((word) => toTerm(word) ?? []);
}
