import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {guideOf} from '@docs-kit/docs-verify/record/guide-of';
import {pageHashOf} from './steps';

/** A version's guides, and those that tasks were followed on. */
export interface FollowedGuides {
  /** Folder of the guides, relative to the project's root. */
  readonly docsFolder: string;
  /** Name of the version that readers see. */
  readonly label: string;
  /** Hash of the fences that each page had when it was followed, by its path without an ending. */
  readonly pages: ReadonlyMap<string, string>;
}

export interface FollowedOptions {
  /** Name of the element at the foot of a page that explains its samples. */
  readonly note: string;
  /** A function: Docusaurus puts the data among the options of a site into its script. */
  readonly guides: () => readonly FollowedGuides[];
}

/**
 * Tells the note at the foot of a page on which version a task was followed to its end, as `followed`.
 * A page whose fences have changed since says nothing of it.
 */
export const remarkFollowed: Plugin<[FollowedOptions], Root> =
  ({note, guides}) =>
  (tree, file) => {
    const place = guideOf(file.path, guides());
    if (!place) return;
    const {pageId, version} = place;
    const foot = tree.children.at(-1);
    if (foot?.type !== 'mdxJsxFlowElement' || foot.name !== note) return;
    if (version.pages.get(pageId) !== pageHashOf(tree)) return;
    foot.attributes.push({type: 'mdxJsxAttribute', name: 'followed', value: version.label});
  };
