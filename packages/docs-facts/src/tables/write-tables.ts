import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type BlockRenderer, replaceGeneratedBlocks} from './markers';

/** Pages whose blocks are written alike. */
export interface TablePages {
  /** Paths relative to the root. */
  readonly files: readonly string[];
  readonly render: BlockRenderer;
}

/** What became of the pages. */
export interface WrittenTables {
  /** Number of blocks. */
  readonly blocks: number;
  /** Pages that differ from the data, or did before they were written. */
  readonly changed: readonly string[];
  /** Mistakes in markers, as `file:line: …`. Pages without one are still written. */
  readonly problems: readonly string[];
}

/**
 * Writes the generated blocks of pages.
 * @param check whether pages are only compared
 * @throws Error when no page has a block
 */
export function writeTables(
  root: string,
  pages: readonly TablePages[],
  check: boolean,
): WrittenTables {
  let blocks = 0;
  const changed: string[] = [];
  const problems: string[] = [];
  for (const {files, render} of pages) {
    for (const file of files) {
      const text = readFileSync(path.join(root, file), 'utf8');
      try {
        const written = replaceGeneratedBlocks(text, file, (name, args) => {
          blocks += 1;
          return render(name, args);
        });
        if (written === text) continue;
        changed.push(file);
        if (!check) writeFileSync(path.join(root, file), written);
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
    }
  }
  if (blocks === 0 && problems.length === 0) throw new Error('No page has a generated block.');
  return {blocks, changed, problems};
}
