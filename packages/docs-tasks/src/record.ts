import type {Commits} from '@docs-kit/docs-verify/record/record';
import {hashOf} from '@docs-kit/docs-verify/record/hash';
import type {Task} from './task';

/** What came of following a task. */
export interface TaskResult {
  /** Hash of the task itself. */
  readonly task: string;
  /** The page that it led to. */
  readonly on: string;
  /** Hash of all fences of that page. */
  readonly page: string;
  /** Why it did not come to its end; absent where it did. */
  readonly problem?: string;
  /** Pages opened until the right one was found. */
  readonly pages: number;
  /** Fences that were run or saved. */
  readonly fences: number;
  /** Changes to what the page shows: a reader who makes none follows the page itself. */
  readonly edits: 0;
  readonly seconds: number;
}

/** What came of following the tasks of a version. */
export interface TaskRecord {
  readonly version: string;
  readonly commits: Commits;
  /** Day of the last run, such as `2026-11-22`. */
  readonly date: string;
  readonly tasks: Readonly<Record<string, TaskResult>>;
  /** Whether a task failed on a page with a broken step in it, by what was broken. */
  readonly seeded: Readonly<Record<string, boolean>>;
}

/** Hash of all that is said in a task. */
export const taskHashOf = (task: Task): string => hashOf(JSON.stringify(task));

/**
 * Lists the tasks that have not been followed as they and their pages are now.
 * @param pageHash hash of the fences of a page
 * @throws Error when there is no task: a check of nothing would always pass
 */
export function pendingTasks(
  tasks: readonly Task[],
  record: TaskRecord | undefined,
  pageHash: (page: string) => string,
): string[] {
  if (tasks.length === 0) throw new Error('There is no task that a record could be about.');
  return tasks
    .filter((task) => {
      const result = record?.tasks[task.id];
      return result?.task !== taskHashOf(task) || result.page !== pageHash(task.page);
    })
    .map(({id}) => id);
}

/** Pages on which a task was followed to its end, each with the hash of the fences that it had. */
export function followedPages(record: TaskRecord | undefined): ReadonlyMap<string, string> {
  const ended = Object.values(record?.tasks ?? {}).filter(({problem}) => problem === undefined);
  return new Map(ended.map(({on, page}) => [on, page]));
}
