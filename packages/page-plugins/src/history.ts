import {spawnSync} from 'node:child_process';

const known = new Map<string, boolean>();

/**
 * Whether git knows when each page changed. A shallow clone knows one date alone, and showing it
 * on every page would be wrong: the dates are left out, and the build says so once. A repository
 * without a commit knows none.
 */
export function hasFullHistory(folder = '.'): boolean {
  const before = known.get(folder);
  if (before !== undefined) return before;
  const answer = git('-C', folder, 'rev-parse', '--is-shallow-repository', 'HEAD');
  const isFull = answer?.startsWith('false') ?? false;
  known.set(folder, isFull);
  if (!isFull) {
    console.warn(
      '[docs] This is not a full git clone: pages are built without their last-updated dates. Use `git fetch --unshallow` to have them.',
    );
  }
  return isFull;
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
