import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parsePage} from '@docs-kit/docs-facts/markdown';
import {pendingTasks, type TaskRecord} from '@docs-kit/docs-tasks/record';
import {
  report as summary,
  runSeed,
  runTask,
  type Seed,
  type Subject,
} from '@docs-kit/docs-tasks/run';
import {pageHashOf, stepsOf} from '@docs-kit/docs-tasks/steps';
import {readTasks, type Task} from '@docs-kit/docs-tasks/task';
import {type EnvironmentOptions, prepareEnvironment} from '@docs-kit/docs-verify/environment';
import type {Target} from '@docs-kit/docs-verify/target';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import {readYaml} from '@docs-kit/docs-verify/yaml';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import {readTaskRecord, taskRecordPath} from '../../src/files/verification-records';
import {siteVersion} from '../../src/site/versions';
import schema from '../schemas/seeds.json';
import {openSite} from './site';
import {openWorkshop} from './world';

const root = path.resolve(__dirname, '../..');

const everyTask = readTasks(__dirname, 'verification/tasks');

/** The tasks of a version, those that cannot be followed here among them. */
export const allTasksOf = (versionName: string): Task[] =>
  everyTask.filter(({versions}) => versions?.includes(versionName) ?? true);

/** The tasks of a version that are followed. */
export const tasksOf = (versionName: string): Task[] =>
  allTasksOf(versionName).filter(({needs}) => needs === undefined);

/** Broken steps that tasks must notice. */
export const seeds = readYaml<{readonly seeds: readonly Seed[]}>(
  path.join(__dirname, 'seeds', 'seeds.yaml'),
  'verification/tasks/seeds/seeds.yaml',
  schema,
).seeds;

/**
 * Reads the page of a task.
 * @throws Error when it does not exist
 */
export function readPage(
  versionName: string,
  page: string,
  change: (text: string) => string = (text) => text,
): ReturnType<Subject['readPage']> {
  const file = `${siteVersion(versionName).docsFolder}/${page}.md`;
  if (!existsSync(path.join(root, file))) throw new Error(`${file} does not exist.`);
  return parsePage(file, change(readFileSync(path.join(root, file), 'utf8')));
}

/** Names the tasks that have not been followed as they and their pages are now. */
export const pendingOf = (versionName: string): string[] =>
  pendingTasks(tasksOf(versionName), readTaskRecord(versionName), (page) =>
    pageHashOf(readPage(versionName, page)),
  );

export interface TaskOptions extends EnvironmentOptions {
  /** Ids of the tasks to follow; all without one. */
  readonly ids: readonly string[];
  /** Whether to follow those alone that are pending or failed. */
  readonly changed: boolean;
  /** Whether to follow tasks also on pages with a broken step. */
  readonly broken: boolean;
  /** Folder of the finished build that readers search. */
  readonly build: string;
}

/**
 * Follows tasks of a version and keeps what came of each, as soon as it is there.
 * @returns whether every task came to its end, or every broken step was noticed
 * @throws Error when there is no such task, or no build to search in
 */
export async function followTasks(
  version: VerifiedVersion,
  target: Target,
  {ids, changed, broken, build, ...options}: TaskOptions,
): Promise<boolean> {
  const {name} = version;
  const tasks = chosen(name, ids, changed);
  const site = openSite(build, siteVersion(name));
  const environment = await prepareEnvironment(version, target, options);
  const workshop = await openWorkshop(version, environment);
  const subject: Subject = {
    site,
    addressOf: (page) => `${siteVersion(name).path}/${page}`.replace(/\/(?:index)?$/, ''),
    readPage: (page, change) => readPage(name, page, change),
    inWorld: (task, work) => workshop.inWorld(task, stepsOf(readPage(name, task.page), task), work),
  };
  try {
    const isWell = await followAll(name, tasks, target, subject, options.report);
    return broken
      ? (await followBroken(name, tasks, target, subject, options.report)) && isWell
      : isWell;
  } finally {
    await workshop.close();
  }
}

function chosen(name: string, ids: readonly string[], changed: boolean): Task[] {
  const all = tasksOf(name);
  const unknown = ids.find((id) => !all.some((task) => task.id === id));
  if (unknown !== undefined) throw new Error(`${name} has no task "${unknown}" to follow.`);
  const named = ids.length === 0 ? all : all.filter(({id}) => ids.includes(id));
  if (!changed) return named;
  const pending = new Set(pendingOf(name));
  const earlier = readTaskRecord(name)?.tasks;
  return named.filter(({id}) => pending.has(id) || earlier?.[id]?.problem !== undefined);
}

async function followAll(
  name: string,
  tasks: readonly Task[],
  target: Target,
  subject: Subject,
  report: (line: string) => void,
): Promise<boolean> {
  const results: Record<string, TaskRecord['tasks'][string]> = {};
  for (const task of tasks) {
    const result = await runTask(task, subject);
    results[task.id] = result;
    report(`${task.id}: ${result.problem ?? 'completed'} (${result.seconds} s)`);
    keep(name, target, (record) => ({tasks: {...record.tasks, [task.id]: result}}));
  }
  report(summary(results));
  return Object.values(results).every(({problem}) => problem === undefined);
}

async function followBroken(
  name: string,
  tasks: readonly Task[],
  target: Target,
  subject: Subject,
  report: (line: string) => void,
): Promise<boolean> {
  let missed = 0;
  let count = 0;
  for (const seed of seeds) {
    const task = tasks.find(({id}) => id === seed.task);
    if (!task) continue;
    const problem = await runSeed(seed, task, subject);
    count += 1;
    if (problem === undefined) missed += 1;
    const id = seedId(seed);
    report(`${id}: ${problem === undefined ? 'NOT NOTICED' : `noticed: ${problem}`}`);
    keep(name, target, (record) => ({
      seeded: {...record.seeded, [id]: problem !== undefined},
    }));
  }
  report(`${count - missed} of ${count} broken steps were noticed.`);
  return count > 0 && missed === 0;
}

/** Names a broken step in the record. */
export const seedId = ({task, replace, by}: Seed): string => `${task}: ${replace} → ${by}`;

/** Adds to the record of the pinned revisions; results of others are only reported. */
function keep(
  version: string,
  {framework, client, isPinned}: Target,
  change: (record: TaskRecord) => Partial<TaskRecord>,
): void {
  if (!isPinned) return;
  const known = new Set(tasksOf(version).map(({id}) => id));
  const current = new Set(seeds.map(seedId));
  const earlier = readTaskRecord(version);
  const record: TaskRecord = {
    version,
    commits: {framework: framework.commit, client: client.commit},
    date: '',
    tasks: {},
    seeded: {},
    ...earlier,
  };
  const {tasks, seeded} = {...record, ...change(record)};
  const written: TaskRecord = {
    ...record,
    date: new Date().toISOString().slice(0, 10),
    tasks: sorted(tasks, known),
    seeded: sorted(seeded, current),
  };
  writeFileAtomic(
    path.join(root, taskRecordPath(version)),
    `${JSON.stringify(written, null, 2)}\n`,
  );
}

/** Entries in the order of their names, without those whose task is gone. */
const sorted = <Entry>(
  entries: Readonly<Record<string, Entry>>,
  known: ReadonlySet<string>,
): Record<string, Entry> =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([id]) => known.has(id))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
