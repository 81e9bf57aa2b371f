import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {fenceHash, fenceTitle} from '@docs-kit/docs-verify/record/fence-keys';
import {hashOf} from '@docs-kit/docs-verify/record/hash';

/** A fence that a reader comes to, with the headings above it. */
export interface Step {
  readonly language: string;
  readonly title?: string;
  readonly code: string;
  /** Line of the fence on its page. */
  readonly line: number;
  readonly headings: readonly string[];
}

/** What a reader takes of a page. */
export interface Taken {
  readonly sections?: readonly string[];
  readonly choices?: Readonly<Record<string, string>>;
}

/** Languages of what readers save or run; the rest they read. */
const taken = /^(?:bash|python|javascript|yaml|toml|json|html)$/;

/**
 * Lists the fences that a reader takes of a page, in its order: those of the sections and tabs that
 * were chosen.
 * @throws Error when a section or a tab that was chosen does not exist, or nothing is taken
 */
export function stepsOf(tree: Root, {sections, choices = {}}: Taken): Step[] {
  const steps: Step[] = [];
  const known = new Set<string>();
  let headings: readonly {readonly depth: number; readonly text: string}[] = [];
  /** @param isHidden whether the nodes are in a tab that the reader does not open */
  const walk = (nodes: readonly Root['children'][number][], isHidden: boolean) => {
    for (const node of nodes) {
      if (node.type === 'heading') {
        const text = toString(node)
          .replace(/\s*\{#.*\}$/, '')
          .trim();
        known.add(text);
        headings = [...headings.filter(({depth}) => depth < node.depth), {depth: node.depth, text}];
      } else if (node.type === 'code') {
        if (!isHidden)
          steps.push(
            stepOf(
              node,
              headings.map(({text}) => text),
            ),
          );
      } else if (isElement(node) && node.name === 'Tabs') {
        const tabs = node.children.filter(isElement).filter(({name}) => name === 'TabItem');
        const chosen = choices[attribute(node, 'groupId') ?? ''];
        // Tabs that lack the reader's choice show their first one.
        const open = tabs.find((tab) => attribute(tab, 'value') === chosen) ?? tabs[0];
        for (const tab of tabs) walk(tab.children, isHidden || tab !== open);
      } else if ('children' in node) {
        walk(node.children as Root['children'], isHidden);
      }
    }
  };
  walk(tree.children, false);
  const missing = sections?.find((section) => !known.has(section));
  if (missing !== undefined) {
    throw new Error(`The page has no section "${missing}": it has ${[...known].join(', ')}.`);
  }
  const found = steps.filter(
    ({language, title, headings: above}) =>
      (taken.test(language) || title !== undefined) &&
      (!sections || above.some((heading) => sections.includes(heading))),
  );
  if (found.length === 0) throw new Error('A reader finds no fence to take.');
  return found;
}

function stepOf({lang, meta, value, position}: Code, headings: readonly string[]): Step {
  const title = fenceTitle(meta ?? '');
  return {
    language: lang ?? '',
    ...(title !== undefined && {title}),
    code: value,
    line: position?.start.line ?? 1,
    headings,
  };
}

const isElement = (node: {readonly type: string}): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement';

function attribute(element: MdxJsxFlowElement, name: string): string | undefined {
  const found = element.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Hash of all fences of a page, in their order: what was followed is valid for exactly these. */
export function pageHashOf(tree: Root): string {
  const hashes: string[] = [];
  visit(tree, 'code', ({lang, meta, value}) => {
    hashes.push(fenceHash({language: lang ?? '', meta: meta ?? '', code: value}));
  });
  return hashOf(hashes.join('\n'));
}
