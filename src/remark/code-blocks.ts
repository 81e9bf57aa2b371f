import type {Code, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {element} from '@docs-kit/mdx-writer/tree';

/** Languages of what readers run. */
const programs: ReadonlySet<string> = new Set([
  'bash',
  'java',
  'javascript',
  'kotlin',
  'powershell',
  'python',
  'swift',
  'typescript',
]);

/**
 * Tells a code block what it is to show, in the words behind the language of its fence: `output` where
 * it is what a program of the section prints, `ran="…"` where it ran and succeeded. What `Verified`
 * says in words below a block stays there when it is an exception: a sample that did not run, or that
 * ended in the error that its page announces. One line at the end of the page explains the sign of all
 * others, and names what took the place of machines that some ask for.
 */
export const remarkCodeBlocks: Plugin<[], Root> = () => (tree) => {
  let followsProgram = false;
  let version: string | undefined;
  const places = new Set<string>();
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') followsProgram = false;
    if (node.type !== 'code') return undefined;
    const language = node.lang ?? '';
    followsProgram ||= programs.has(language);
    if (followsProgram && isPrinted(node)) addWord(node, 'output');
    const next = parent && index !== undefined ? parent.children[index + 1] : undefined;
    const text = next && verifiedText(next);
    // What follows a colon is an exception.
    const label = text && /^(Ran|Starts a server) on ([^:,]+)(?:, (.*))?$/.exec(text);
    if (!label) return undefined;
    version ??= label[2];
    if (label[1] === 'Ran' && label[3]) places.add(label[3]);
    addWord(node, `ran=${JSON.stringify(text)}`);
    parent?.children.splice((index ?? 0) + 1, 1);
    return undefined;
  });
  if (version === undefined) return;
  const inside = [...places].join(' or ');
  tree.children.push(element('VerifiedNote', {version, ...(inside && {inside})}));
};

/** A file has a title, and code has a language of its own. */
function isPrinted({lang, meta}: Code): boolean {
  return (lang === 'text' || lang === 'json') && !/\btitle=|\boutput\b/.test(meta ?? '');
}

function addWord(node: Code, word: string): void {
  node.meta = node.meta ? `${node.meta} ${word}` : word;
}

function verifiedText(node: RootContent): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Verified') return undefined;
  const text = node.attributes.find((each) => each.type === 'mdxJsxAttribute')?.value;
  return typeof text === 'string' ? text : undefined;
}
