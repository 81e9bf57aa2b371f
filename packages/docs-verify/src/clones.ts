/** Reads clones of repositories with git. */
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {type Pin, shortCommit} from './pins';
import {Problem} from './problem';
import {runProgram} from './processes';

const timeLimit = 120_000;

/** What git prints; undefined when it fails. */
export async function git(folder: string, ...args: readonly string[]): Promise<string | undefined> {
  const {status, printed = ''} = await runProgram('git', ['-C', folder, ...args], {
    timeout: timeLimit,
  });
  return status === 0 ? printed.trimEnd() : undefined;
}

/**
 * Finds the whole commit of a revision.
 * @throws Problem when the folder is not a repository, or lacks the revision
 */
export async function commitOf(folder: string, revision: string): Promise<string> {
  const commit = await git(folder, 'rev-parse', '--verify', `${revision}^{commit}`);
  if (commit !== undefined) return commit;
  throw new Problem(
    `${folder} has no revision ${revision}.`,
    `Name a clone of the repository, or fetch it: git -C ${folder} fetch --tags origin ${revision}.`,
  );
}

/**
 * Looks whether the tag of a pin is its commit, in a clone that has the tag.
 * @throws Problem when it is another one
 */
export async function checkTag(folder: string, pin: Pin): Promise<void> {
  if (pin.tag === undefined) return;
  const tagged = await git(folder, 'rev-parse', '--verify', `refs/tags/${pin.tag}^{commit}`);
  if (tagged === undefined || tagged === pin.commit) return;
  throw new Problem(
    `The tag ${pin.tag} of ${pin.package} is commit ${shortCommit(tagged)}, but source.json pins ${shortCommit(pin.commit)}.`,
    'Correct the commit or the tag in source.json.',
  );
}

/**
 * Unpacks the files of a pinned commit, whatever is checked out in the clone.
 * @param target folder for the files; it is made
 * @throws Problem when the clone lacks the commit or some of its files, or its tag is another commit
 */
export async function unpack(folder: string, pin: Pin, target: string): Promise<void> {
  // Git would look for a repository in the folders above.
  if (!['.git', 'HEAD'].some((name) => existsSync(path.join(folder, name)))) {
    throw new Problem(
      `${folder} is no clone of a repository, so nothing tells its revision.`,
      `Clone ${pin.repository}, and name the folder.`,
    );
  }
  await commitOf(folder, pin.commit);
  await checkTag(folder, pin);
  const archive = `${target}.tar`;
  await fs.mkdir(target, {recursive: true});
  const packed = await git(folder, 'archive', '--output', archive, pin.commit);
  const {status, output} = await runProgram('tar', ['-xf', archive, '-C', target], {
    timeout: timeLimit,
  });
  await fs.rm(archive, {force: true});
  if (packed !== undefined && status === 0) return;
  throw new Problem(
    `The files of ${shortCommit(pin.commit)} cannot be read from ${folder}.`,
    `Clone ${pin.repository} again, with all of its files.`,
    output,
  );
}
