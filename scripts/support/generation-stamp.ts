import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from './generated-files';
import {writeWhole, writing} from './writing';

/** Kept beside the generated files; where there is none, the last run has not come to its end. */
const stampFile = '.generated/stamp.txt';

/** What decides whether files have to be generated again. */
export interface Generation {
  /** The project's root. */
  readonly root: string;
  /** Files and folders that the generated ones are made from. */
  readonly sources: readonly string[];
  /** Files and folders that are generated. */
  readonly generated: readonly string[];
}

/**
 * Says whether the generated files are what their sources give: the content of both is as it was when
 * they were written. Times do not matter, because a checkout sets them again.
 * @throws Error when there is no source
 */
export function isGenerated(generation: Generation): boolean {
  return readStamp(generation.root) === stampOf(generation);
}

/** Says so of the generated files from now on. To be called when all of them have been written. */
export function writeStamp(generation: Generation): void {
  writeWhole(path.join(generation.root, stampFile), stampOf(generation));
}

/** Makes the generated files count as outdated. To be called before the first of them changes. */
export function removeStamp(root: string): void {
  const file = path.join(root, stampFile);
  writing(file, () => rmSync(file, {force: true}));
}

/**
 * @param root the project's root
 * @throws Error when `npm run generate` has not run, or did not come to its end
 */
export function expectGenerated(root: string): void {
  if (existsSync(path.join(root, stampFile))) return;
  throw new Error(
    'The pages that are made from the specifications are missing or incomplete. Write them with `npm run generate`, or build with `npm run build`, which does so first.',
  );
}

function readStamp(root: string): string | undefined {
  try {
    return readFileSync(path.join(root, stampFile), 'utf8');
  } catch {
    return undefined;
  }
}

/** Names and contents of all files, in a line. */
function stampOf({root, sources, generated}: Generation): string {
  const hash = createHash('sha256');
  for (const names of [sources, generated]) {
    const files = listFiles(root, names);
    if (names === sources && files.length === 0) {
      throw new Error(
        `None of ${names.join(', ')} exists in ${root}, so nothing can be generated.`,
      );
    }
    for (const file of files) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0');
    }
    hash.update('\0');
  }
  return `${hash.digest('hex')}\n`;
}
