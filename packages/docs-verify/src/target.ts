import {existsSync} from 'node:fs';
import path from 'node:path';
import {checkTag, commitOf, git} from './clones';
import {labelOf, type Pin, releaseOf, shortCommit} from './pins';
import {Problem} from './problem';

/** A package at the revision that a run is about. */
export interface TargetPackage {
  /** Address of its repository, without `.git`. */
  readonly repository: string;
  /** The whole commit. */
  readonly commit: string;
  /** The package and its revision in words. */
  readonly label: string;
  /** What pip installs. */
  readonly requirement: string;
  /** Clone of its repository at the commit, where it is installed from one. */
  readonly folder?: string;
}

/** What a run is about: the framework and its client, each at one revision. */
export interface Target {
  readonly framework: TargetPackage;
  readonly client: TargetPackage;
  /** Whether these are the revisions that the version's pages are about. */
  readonly isPinned: boolean;
  /** Whether all other packages are at their newest releases, as readers get them on that day. */
  readonly isNewest?: true;
}

export interface TargetOptions {
  /** Folder with a clone of the framework's repository. */
  readonly source?: string;
  /** The same for the repository of the Python client. */
  readonly clientSource?: string;
  /** Revision under test instead of the pinned one, which `source` must hold. */
  readonly revision?: string;
  /** The same for the client, in `clientSource`. */
  readonly clientRevision?: string;
}

/**
 * Finds out what a run is about, from the pins of a version and what the clones hold.
 * @throws Problem when a clone is needed and missing, is incomplete, has changes, or is at another
 * revision than the pinned or the named one
 */
export async function resolveTarget(
  {name, framework, client}: {readonly name: string; readonly framework: Pin; readonly client: Pin},
  {source, clientSource, revision, clientRevision}: TargetOptions,
): Promise<Target> {
  const target = {
    framework: await resolvePackage(name, framework, source, revision, ''),
    client: await resolvePackage(name, client, clientSource, clientRevision, 'client-'),
  };
  return {
    ...target,
    isPinned:
      target.framework.commit === framework.commit && target.client.commit === client.commit,
  };
}

/** @param prefix what the names of the options for this package begin with */
async function resolvePackage(
  version: string,
  pin: Pin,
  folder: string | undefined,
  revision: string | undefined,
  prefix: string,
): Promise<TargetPackage> {
  const option = `--${prefix}source DIR`;
  const {repository} = pin;
  if (folder === undefined) {
    if (revision !== undefined) {
      throw new Problem(
        `--${prefix}revision ${revision} needs a clone that holds it.`,
        `Name its folder: ${option}.`,
      );
    }
    if (pin.published) {
      const requirement = `${pin.package}==${releaseOf(pin)}`;
      return {repository, commit: pin.commit, label: labelOf(pin), requirement};
    }
    throw new Problem(
      `There is no release of ${labelOf(pin)} to install.`,
      `Clone ${pin.repository}, check out ${shortCommit(pin.commit)}, and name the folder: ${option}.`,
    );
  }
  const commit = await commitIn(folder, pin);
  const expected = revision === undefined ? pin.commit : await commitOf(folder, revision);
  if (commit !== expected) {
    throw new Problem(
      revision === undefined
        ? `${folder} is at commit ${shortCommit(commit)}, but ${version} documents ${labelOf(pin)}${pin.tag === undefined ? '' : ` (${shortCommit(pin.commit)})`}.`
        : `${folder} is at commit ${shortCommit(commit)}, but ${revision} is commit ${shortCommit(expected)}.`,
      `Check it out: git -C ${folder} checkout ${revision ?? shortCommit(pin.commit)}. To verify another revision, name it: --${prefix}revision ${shortCommit(commit)}; its results are kept apart.`,
    );
  }
  const isPin = commit === pin.commit;
  const name = revision === undefined || commit.startsWith(revision) ? '' : ` ${revision}`;
  const label = isPin ? labelOf(pin) : `${pin.package}${name} at commit ${shortCommit(commit)}`;
  const clone = path.resolve(folder);
  return pin.published && isPin
    ? {repository, commit, label, requirement: `${pin.package}==${releaseOf(pin)}`, folder: clone}
    : {repository, commit, label, requirement: clone, folder: clone};
}

/**
 * Reads the commit of a clone, whose files must be those of the commit.
 * @throws Problem when the folder is not a complete clone, or its files differ from its commit
 */
async function commitIn(folder: string, pin: Pin): Promise<string> {
  const remedy = `Clone ${pin.repository} into a folder of its own.`;
  if (!existsSync(path.join(folder, '.git'))) {
    throw new Problem(
      `${folder} is no clone of a repository: .git is missing, so nothing tells its revision.`,
      remedy,
    );
  }
  const commit = await commitOf(folder, 'HEAD');
  const changes = await git(folder, 'status', '--porcelain', '--untracked-files=no');
  if (changes === undefined || changes !== '') {
    const [first = 'git cannot read it'] = (changes ?? '').split('\n').filter(Boolean);
    throw new Problem(
      `The files in ${folder} are not those of its commit ${shortCommit(commit)}: ${first.trim()}.`,
      `Take them back: git -C ${folder} checkout --force HEAD. Or clone again.`,
    );
  }
  if (!existsSync(path.join(folder, 'pyproject.toml'))) {
    throw new Problem(`${folder} holds no Python package: pyproject.toml is missing.`, remedy);
  }
  await checkTag(folder, pin);
  return commit;
}
