import type {Code, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {notedLines} from './noted-lines';

/**
 * Sees to it that a numbered list explains the lines that have numbers. A fence names them behind its language,
 * `notes="2 9"`, and the list follows the fence, or the tabs that show the same program in several
 * languages. The lines get their numbers while they are highlighted; code stays as it is.
 * @throws Error of the build when fence and list don't have the same number of notes
 */
export const remarkCodeNotes: Plugin<[], Root> = () => (tree, file) => {
  const waiting = new Set(fencesIn(tree));
  visit(tree, 'list', (list, index, parent) => {
    const before = parent && index !== undefined ? parent.children[index - 1] : undefined;
    const noted = before ? fencesIn(before) : [];
    if (!list.ordered || noted.length === 0) return;
    for (const fence of noted) {
      waiting.delete(fence);
      const {length} = notedLines(fence.meta);
      if (length === list.children.length) continue;
      throw new Error(
        `${place(file.path, fence)}: expected ${length} notes in the list below the fence, one for each line in \`notes\`, found ${list.children.length}. Give each note its line.`,
      );
    }
  });
  for (const fence of waiting) {
    throw new Error(
      `${place(file.path, fence)}: the fence has notes, but no numbered list follows it or its tabs. Write the notes there, or remove \`notes\`.`,
    );
  }
};

const place = (path: string, {position}: Code): string => `${path}:${position?.start.line ?? 1}`;

/** The fences with notes in a part of a page. */
function fencesIn(node: Root | RootContent): Code[] {
  const fences: Code[] = [];
  visit(node, 'code', (code: Code) => {
    if (notedLines(code.meta).length > 0) fences.push(code);
  });
  return fences;
}
