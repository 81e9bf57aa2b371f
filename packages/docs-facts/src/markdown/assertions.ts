import type {Root} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Assertion directives: what a page says of names that the checks do not find, in words that readers
 * see:
 *
 *   :absent[`zoo model` is gone]             what does not exist, in the section of the directive
 *   :own[a plugin `acme` of your own]        what the reader makes up, on the whole page
 *
 * The words between the brackets stay as they are; the checks see to it that they say so, and that
 * what is said to be absent does not exist.
 */
const words = {
  absent:
    /\b(?:no|not|never|none|gone|without|lacks?|lost|removed|refuse[sd]?|rejects?|renamed|was|were|old|older|earlier|former|formerly|invented|wrong|misspelt|instead|only|next|later|newer|new|moved?|until|does not|cannot|unknown)\b|n't\b|v\d+\.\d+/i,
  own: /\b(?:own|your|yours|you|example|invented|imaginary|sample|this (?:page|guide)|build|add|write|choose|chosen)\b/i,
} as const;

export type AssertionKind = keyof typeof words;

export const assertionKinds: readonly string[] = Object.keys(words);

/** Tells whether a directive is an assertion. */
export function isAssertion(name: string): name is AssertionKind {
  return Object.hasOwn(words, name);
}

/** Tells whether the words of an assertion say to readers what it says to the checks. */
export function saysSo(kind: AssertionKind, text: string): boolean {
  return words[kind].test(text.replace(/`[^`]*`/g, ''));
}

/** Leaves of each assertion what readers see: its words. */
export const remarkAssertions: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'textDirective', (node: TextDirective, index, parent) => {
    if (!isAssertion(node.name) || !parent || index === undefined) return;
    parent.children.splice(index, 1, ...node.children);
    return index + node.children.length;
  });
};
