import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {writeFileAtomic, writing} from '@docs-kit/static-hosting/writing';

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
  const stamp = stampOf(generation);
  const file = path.join(generation.root, stampFile);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** Says so of the generated files from now on. To be called when all of them have been written. */
export function writeStamp(generation: Generation): void {
  writeFileAtomic(path.join(generation.root, stampFile), stampOf(generation));
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

/** Names and contents of all files, in a line. */
function stampOf({root, sources, generated}: Generation): string {
  const files = listFiles(root, sources);
  if (files.length === 0) {
    throw new Error(
      `None of ${sources.join(', ')} exists in ${root}, so nothing can be generated.`,
    );
  }
  const hash = createHash('sha256');
  const add = (file: string) =>
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  files.forEach(add);
  hash.update('\0');
  listFiles(root, generated).forEach(add);
  return `${hash.digest('hex')}\n`;
}

/** Lists files, and those in folders, in their order; names of what does not exist are left out. */
function listFiles(root: string, names: readonly string[]): string[] {
  const files = names.flatMap((name) => {
    const entry = statSync(path.join(root, name), {throwIfNoEntry: false});
    if (!entry) return [];
    if (!entry.isDirectory()) return [name];
    const inside = readdirSync(path.join(root, name)).map((child) => `${name}/${child}`);
    return listFiles(root, inside);
  });
  return [...new Set(files)].sort();
}
