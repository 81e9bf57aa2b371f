import {spawnSync} from 'node:child_process';

/** What git knows here: every commit, the newest ones alone, or nothing. */
export type CloneState = 'full' | 'shallow' | 'none';

let isFull: boolean | undefined;

/**
 * Whether git knows when each page changed. A shallow clone knows one date alone, and showing it
 * on every page would be wrong: the dates are left out, and the build says so once.
 */
export function hasFullHistory(): boolean {
  if (isFull !== undefined) return isFull;
  isFull = cloneState() === 'full';
  if (!isFull) {
    console.warn(
      '[docs] This is not a full git clone: pages are built without their last-updated dates. Use `git fetch --unshallow` to have them.',
    );
  }
  return isFull;
}

/** Says how much of the history git has in a folder. A repository without a commit has none. */
export function cloneState(folder = '.'): CloneState {
  const answer = git('-C', folder, 'rev-parse', '--is-shallow-repository', 'HEAD');
  if (answer === undefined) return 'none';
  return answer.startsWith('false') ? 'full' : 'shallow';
}

/**
 * When the files of some folders last changed: the time of the newest commit, in seconds since 1970,
 * by the path from the root of the project. One question about all of them, because git takes as long
 * for one file.
 */
export function lastChanges(folders: readonly string[], root = '.'): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  const format = ['--format=%x00%ct', '--name-only', '--no-renames'];
  const log = git('-C', root, 'log', ...format, '--', ...folders);
  for (const commit of log?.split('\0').slice(1) ?? []) {
    const [time, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!changes.has(file)) changes.set(file, Number(time));
  }
  return changes;
}

function git(...args: readonly string[]): string | undefined {
  const {stdout, status} = spawnSync('git', args, {encoding: 'utf8'});
  return status === 0 ? stdout : undefined;
}
