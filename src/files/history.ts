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
 * Day of the last commit that touched a file or folder: `2026-11-22`; undefined where git does not
 * know it.
 */
export function lastChange(path: string): string | undefined {
  return git('log', '-1', '--format=%cs', '--', path)?.trim() || undefined;
}

function git(...args: readonly string[]): string | undefined {
  const {stdout, status} = spawnSync('git', args, {encoding: 'utf8'});
  return status === 0 ? stdout : undefined;
}
