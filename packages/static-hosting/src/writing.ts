import {existsSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Ends the name of what is being written. Under its own name, a file or folder is always whole. */
const unfinished = '-unfinished';

/** Ends the name of a folder that has been replaced, until it is removed. */
const former = '-former';

/** Why systems refuse to write, by the code of their error, and what helps. */
const refusals: Readonly<Record<string, readonly [reason: string, remedy: string]>> = {
  ENOSPC: ['the disk is full', 'Free some space on it'],
  EDQUOT: ['the quota of this user is used up', 'Free some space'],
  EROFS: ['the file system is read-only', 'Mount it for writing'],
  EACCES: ['this user may not write there', 'Give this user the right to write there'],
  EPERM: ['this user may not write there', 'Give this user the right to write there'],
  EBUSY: ['another program uses it', 'End that program'],
  EEXIST: ['a part of this path is a file', 'Remove that file'],
  ENOTDIR: ['a part of this path is a file', 'Remove that file'],
};

const codes = new RegExp(`\\b(?:${Object.keys(refusals).join('|')})\\b`);

/**
 * Explains why something could not be written.
 * @param error what a system answered, or a text with the code of such an answer
 * @param target the file or folder that was being written
 * @returns an error that names the target, the reason and what to do; the given one when it has
 * another cause
 */
export function writingError(error: unknown, target: string): Error {
  const text = error instanceof Error ? error.message : String(error);
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? codes.exec(text)?.[0] ?? '';
  const refusal = refusals[code];
  if (!refusal) return error instanceof Error ? error : new Error(text);
  const [reason, remedy] = refusal;
  return new Error(
    `${target} could not be written: ${reason} (${code}). ${remedy}, then run the command again.`,
    {cause: error},
  );
}

/**
 * Runs steps that write.
 * @param target what they write, for the error
 * @throws Error that explains why it could not be written
 */
export function writing<Result>(target: string, steps: () => Result): Result {
  try {
    return steps();
  } catch (error) {
    throw writingError(error, target);
  }
}

/** The path of a file or folder until it is complete. */
export function unfinishedName(target: string): string {
  return `${target}${unfinished}`;
}

/**
 * Writes a file, and the folders that it is in. The file appears whole or not at all, whenever the
 * process ends.
 * @throws Error that explains why it could not be written
 */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  const beside = unfinishedName(file);
  try {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(beside, content);
    renameSync(beside, file);
  } catch (error) {
    removeUnfinished(file);
    throw writingError(error, file);
  }
}

/**
 * Writes a folder from scratch: its files are written beside it and take its place when all are
 * there. Until then the former folder stays, and after a failure too.
 * @param write writes the files into the folder that it is given
 * @returns what `write` returns
 * @throws Error that explains why the folder could not be written
 */
export function writeFolder<Result>(folder: string, write: (beside: string) => Result): Result {
  const beside = unfinishedName(folder);
  return writing(folder, () => {
    rmSync(beside, {recursive: true, force: true});
    mkdirSync(beside, {recursive: true});
    try {
      const result = write(beside);
      putInPlace(folder);
      return result;
    } catch (error) {
      removeUnfinished(folder);
      throw error;
    }
  });
}

/**
 * Puts a folder that was written under its unfinished name in the place of the former one. Removing
 * a large folder takes a while, so the former one goes under another name first: whenever the process
 * ends, there is a whole folder or none.
 * @throws Error when a folder cannot be renamed
 */
export function putInPlace(folder: string): void {
  const old = `${folder}${former}`;
  rmSync(old, {recursive: true, force: true});
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(unfinishedName(folder), folder);
  rmSync(old, {recursive: true, force: true});
}

/** Removes what is left of a file or folder that could not be written; where it cannot, it stays. */
export function removeUnfinished(target: string): void {
  try {
    rmSync(unfinishedName(target), {recursive: true, force: true});
  } catch {
    // On a read-only disk this fails as writing did. The next run starts from scratch anyway.
  }
}
