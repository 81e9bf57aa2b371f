import type {Root} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Marks of names that the checks do not find in a version, in words that readers see:
 *
 *   :absent[`llama model` is gone]           what does not exist, in the section of the mark
 *   :own[a provider `remote::acme` of your own]  what the reader makes up, on the whole page
 *
 * The words between the brackets stay as they are; the checks see to it that they say so, and that
 * what is marked as absent does not exist.
 */
const words = {
  absent:
    /\b(?:no|not|never|none|gone|without|lacks?|lost|removed|refuse[sd]?|rejects?|renamed|was|were|old|older|earlier|former|formerly|invented|wrong|misspelt|instead|only|next|later|newer|new|moved?|until|does not|cannot|unknown)\b|n't\b|v\d+\.\d+/i,
  own: /\b(?:own|your|yours|you|example|invented|imaginary|sample|this (?:page|guide)|build|add|write|choose|chosen)\b/i,
} as const;

export type MarkKind = keyof typeof words;

export const markKinds: readonly string[] = Object.keys(words);

/** Tells whether a directive is one of the marks. */
export function isMarkKind(name: string): name is MarkKind {
  return Object.hasOwn(words, name);
}

/** Tells whether the words of a mark say to readers what the mark says to the checks. */
export function saysSo(kind: MarkKind, text: string): boolean {
  return words[kind].test(text.replace(/`[^`]*`/g, ''));
}

/** Leaves of each mark what readers see: its words. */
export const remarkMarks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'textDirective', (node: TextDirective, index, parent) => {
    if (!isMarkKind(node.name) || !parent || index === undefined) return;
    parent.children.splice(index, 1, ...node.children);
    return index + node.children.length;
  });
};
