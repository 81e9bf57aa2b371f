import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Files of folders with hashes of their bytes. */
export type FileHashes = ReadonlyMap<string, string>;

/**
 * Hashes every file of some folders.
 * @param root what the names of the files are relative to
 * @param names folders or files; those that are missing have no file
 */
export function hashFiles(root: string, names: readonly string[]): FileHashes {
  const files = names
    .map((name) => path.join(root, name))
    .filter((name) => existsSync(name))
    .flatMap((name) => filesOf(name))
    .map((file) => path.relative(root, file))
    .sort();
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest('hex'),
    ]),
  );
}

function filesOf(name: string): string[] {
  try {
    return readdirSync(name, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [name];
    throw error;
  }
}

/**
 * Compares what a command wrote with what it should have written.
 * @returns a line for each file that differs, is missing or is too much
 * @throws Error when there is nothing to compare with
 */
export function differences(expected: FileHashes, found: FileHashes): string[] {
  if (expected.size === 0)
    throw new Error('A run from scratch has written no file to compare with.');
  const names = [...new Set([...expected.keys(), ...found.keys()])].sort();
  return names.flatMap((name) => {
    if (!found.has(name)) return [`${name} is missing`];
    if (!expected.has(name)) return [`${name} is left over`];
    return expected.get(name) === found.get(name) ? [] : [`${name} differs`];
  });
}

/** A moment at which a run is killed. */
export interface Kill {
  /** Place in the sequence of kills, from 1. */
  readonly number: number;
  /** Whether caches are removed before the run, as on a new machine. */
  readonly isCold: boolean;
  /** Share of the time that a whole run of the same kind takes. */
  readonly share: number;
}

/**
 * Spreads kills over the time of a run: each has a part of its own, and a moment by chance in it.
 * Every second run starts without caches, so that writing them is interrupted too.
 * @param seed the same number gives the same moments
 */
export function planKills(count: number, seed: number): Kill[] {
  const chance = chanceFrom(seed);
  return Array.from({length: count}, (_, index) => ({
    number: index + 1,
    isCold: index % 2 === 0,
    share: (index + chance()) / count,
  }));
}

/** Numbers from 0 to 1 that follow from a seed: the generator of Park and Miller. */
function chanceFrom(seed: number): () => number {
  const modulus = 2 ** 31 - 1;
  let state = (Math.abs(Math.trunc(seed)) % (modulus - 1)) + 1;
  // The first numbers of near seeds are near each other.
  for (let skipped = 0; skipped < 5; skipped += 1) state = (state * 48_271) % modulus;
  return () => {
    state = (state * 48_271) % modulus;
    return state / modulus;
  };
}
