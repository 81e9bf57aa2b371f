import type {Root} from 'mdast';
import {pagesToFind, type Site} from './find-page';
import {follow, type Outcome} from './follow';
import {taskHashOf, type TaskResult} from './record';
import {pageHashOf, stepsOf} from './steps';
import type {Task} from './task';
import type {World} from './world';

/** A step that is broken on purpose: the page has another text in its place. */
export interface Seed {
  readonly task: string;
  readonly replace: string;
  readonly by: string;
}

/** A documentation, and the product that it is about. */
export interface Subject {
  readonly site: Site;
  /** Address of a page on the site. */
  readonly addressOf: (page: string) => string;
  /**
   * Reads a page.
   * @param change what its text is in the eyes of the reader
   */
  readonly readPage: (page: string, change?: (text: string) => string) => Root;
  /** Gives a reader a place to work in, and takes it back. */
  readonly inWorld: (task: Task, work: (world: World) => Promise<Outcome>) => Promise<Outcome>;
}

/** Follows a task from the search to its end. */
export async function runTask(task: Task, subject: Subject): Promise<TaskResult> {
  const {site, addressOf, readPage, inWorld} = subject;
  const started = Date.now();
  const tree = readPage(task.page);
  const pages = pagesToFind(site, task.words, addressOf(task.page));
  const outcome =
    pages === undefined
      ? {fences: 0, problem: `the page is not found with "${task.words}"`}
      : await inWorld(task, (world) => follow(task, stepsOf(tree, task), world));
  return {
    task: taskHashOf(task),
    on: task.page,
    page: pageHashOf(tree),
    pages: pages ?? 0,
    ...outcome,
    edits: 0,
    seconds: Math.round((Date.now() - started) / 1000),
  };
}

/**
 * Follows a task on a page with a broken step.
 * @returns why it did not come to its end; undefined when nobody noticed
 * @throws Error when the page lacks what should be broken, or has it more than once
 */
export async function runSeed(
  {replace, by}: Seed,
  task: Task,
  {readPage, inWorld}: Subject,
): Promise<string | undefined> {
  const tree = readPage(task.page, (text) => brokenText(text, replace, by, task.page));
  const {problem} = await inWorld(task, (world) => follow(task, stepsOf(tree, task), world));
  return problem;
}

/**
 * Puts a broken step into the text of a page.
 * @throws Error when the text is not there exactly once
 */
export function brokenText(text: string, replace: string, by: string, page: string): string {
  const count = text.split(replace).length - 1;
  if (count === 1) return text.replace(replace, () => by);
  throw new Error(
    `${page} has ${JSON.stringify(replace)} ${count} times: name a text that it has once.`,
  );
}

/** The last word of a run: how many tasks came to their end, and why others did not. */
export function report(results: Readonly<Record<string, TaskResult>>): string {
  const all = Object.entries(results);
  const failed = all.filter(([, {problem}]) => problem !== undefined);
  const sum = (key: 'pages' | 'fences' | 'seconds' | 'edits'): number =>
    all.reduce((total, [, result]) => total + result[key], 0);
  return [
    `${all.length - failed.length} of ${all.length} tasks completed: ${sum('pages')} pages opened, ${sum('fences')} fences run, ${sum('edits')} edits, ${sum('seconds')} seconds.`,
    ...failed.map(([id, {problem = ''}]) => `  ${id}: ${problem}`),
  ].join('\n');
}
