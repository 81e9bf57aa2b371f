import type {Edit} from './edit';
import {fit} from './edits';
import type {SampleDefaults, Setup, SetupFacts} from './facts';

/** Elements of code blocks, as the site writes them. What a program prints stays as it was recorded. */
const blocks = '[data-code]:not([data-code="output"])';
const noteClass = 'setup-note';

/** Blocks that no longer show what was run. */
const editedAttribute = 'data-setup-edited';

/** The code of each block that has been edited, as the server sent it. */
const originals = new WeakMap<Element, Node>();

/** Shows the code of all blocks as the server sent it. */
export function restore(root: ParentNode): void {
  for (const note of root.querySelectorAll(`.${noteClass}`)) note.remove();
  for (const block of root.querySelectorAll(`[${editedAttribute}]`)) {
    const code = block.querySelector('pre code');
    const original = code && originals.get(code);
    if (!original) continue;
    block.removeAttribute(editedAttribute);
    code.replaceChildren(...original.cloneNode(true).childNodes);
    originals.delete(code);
  }
}

/**
 * Shows all code below an element as it is with the reader's setup. Each change is a `mark`; what a
 * sample cannot do is said below it.
 */
export function apply(
  root: ParentNode,
  setup: Setup,
  facts: SetupFacts,
  defaults: SampleDefaults,
  isAboutOne: boolean,
): void {
  restore(root);
  for (const block of root.querySelectorAll(blocks)) {
    const code = block.querySelector('pre code');
    if (!code) continue;
    const language = /language-(\S+)/.exec(code.className)?.[1] ?? '';
    const sample = {code: code.textContent, language, isAboutOne};
    const {edits, notes} = fit(sample, setup, facts, defaults);
    if (edits.length > 0) {
      originals.set(code, code.cloneNode(true));
      block.setAttribute(editedAttribute, '');
      // From the last to the first, so that the offsets of those to come stay true.
      for (const edit of [...edits].reverse()) editText(code, edit);
    }
    for (const text of notes) {
      const note = document.createElement('p');
      note.className = noteClass;
      note.textContent = text;
      block.append(note);
    }
  }
}

/** Puts a text in the place of another, whatever elements the old one goes through. */
function editText(code: Element, {start, end, text}: Edit): void {
  const range = document.createRange();
  range.setStart(...locate(code, start));
  range.setEnd(...locate(code, end));
  const mark = document.createElement('mark');
  mark.className = 'setup-edit';
  mark.title = range.toString() ? `The page shows ${range.toString()}` : 'Added for your setup';
  mark.textContent = text;
  range.deleteContents();
  range.insertNode(mark);
}

/** Finds the node of text in which an offset of the whole text lies, and the offset within. */
function locate(code: Element, offset: number): [Node, number] {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const {length} = node.textContent ?? '';
    if (offset <= before + length) return [node, offset - before];
    before += length;
  }
  return [code, code.childNodes.length];
}
