import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {element} from '@docs-kit/mdx-writer/tree';
import {fenceHash, fenceKeys} from './fence-keys';
import {guideOf} from './guide-of';
import {markOf} from './marks';
import type {VerificationRecord} from './record';

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
    const contents = fences.map(({lang, meta, value}) => {
      const language = lang ?? '';
      return {language, hash: fenceHash({language, meta: meta ?? '', code: value})};
    });
    const keys = fenceKeys(pageId, contents);
    const marks = new Map(
      contents.map(({language, hash}, index) => [
        fences[index],
        // An output follows the program that printed it, which has the mark.
        language === 'text'
          ? undefined
          : markOf(version.record?.guides[keys[index] ?? ''], version.label, hash),
      ]),
    );
    visit(tree, 'code', (node, index, parent) => {
      const mark = marks.get(node);
      if (mark === undefined || !parent || index === undefined) return;
      parent.children.splice(index + 1, 0, element('Verified', {text: mark}));
      return index + 2;
    });
  };
