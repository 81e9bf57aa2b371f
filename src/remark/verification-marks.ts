import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {fenceIds} from '../verification/fence-ids';
import {hashOf} from '../verification/hash';
import {markOf} from '../verification/marks';
import type {VerificationRecord} from '../verification/record';
import {guideOf} from './guide-of';

/** A version's guides, and what came of running their fences. */
export interface VerifiedGuides {
  /** Folder of the guides, relative to the project's root. */
  readonly docsFolder: string;
  /** Name of the version that readers see. */
  readonly label: string;
  readonly record: VerificationRecord | undefined;
}

/**
 * Says below each fence what came of running it, in words, as below the samples of operations. The
 * option is a function: Docusaurus puts the data among the options of a site into its script.
 */
export const remarkVerificationMarks: Plugin<[() => readonly VerifiedGuides[]], Root> =
  (verifiedGuides) => (tree, file) => {
    const place = guideOf(file.path, verifiedGuides());
    if (!place) return;
    const {pageId, version} = place;
    const fences: Code[] = [];
    visit(tree, 'code', (node) => void fences.push(node));
    const ids = fenceIds(
      pageId,
      fences.map(({lang}) => lang ?? ''),
    );
    const marks = new Map(
      fences.map((node, index) => [
        node,
        // An output stands below the program that printed it, which bears the mark.
        node.lang === 'text'
          ? undefined
          : markOf(version.record?.guides[ids[index] ?? ''], version.label, hashOf(node.value)),
      ]),
    );
    visit(tree, 'code', (node, index, parent) => {
      const mark = marks.get(node);
      if (mark === undefined || !parent || index === undefined) return;
      parent.children.splice(index + 1, 0, markElement(mark));
      return index + 2;
    });
  };

function markElement(text: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Verified',
    attributes: [{type: 'mdxJsxAttribute', name: 'text', value: text}],
    children: [],
  };
}
