import {expect, it} from 'vitest';
import {followedPages, pendingTasks, taskHashOf, type TaskRecord} from './record';
import type {Task} from './task';

const task: Task = {id: 'tea', words: 'make tea', page: 'guides/tea', end: [{printed: 'tea'}]};
const result = {
  task: taskHashOf(task),
  on: 'guides/tea',
  page: 'fences',
  pages: 1,
  fences: 2,
  edits: 0 as const,
  seconds: 3,
};
const record: TaskRecord = {
  version: 'next',
  commits: {framework: 'a', client: 'b'},
  date: '2026-01-31',
  tasks: {tea: result},
  seeded: {},
};

it('a task is pending until it was followed as it and its page are now', () => {
  expect(pendingTasks([task], record, () => 'fences')).toEqual([]);
  expect(pendingTasks([task], record, () => 'other fences')).toEqual(['tea']);
  expect(pendingTasks([{...task, words: 'tea'}], record, () => 'fences')).toEqual(['tea']);
  expect(pendingTasks([task], undefined, () => 'fences')).toEqual(['tea']);
  expect(() => pendingTasks([], record, () => 'fences')).toThrow('There is no task');
});

it('pages count as followed for tasks that came to their end alone', () => {
  expect([...followedPages(record)]).toEqual([['guides/tea', 'fences']]);
  const failed = {...record, tasks: {tea: {...result, problem: 'no kettle'}}};
  expect([...followedPages(failed)]).toEqual([]);
  expect([...followedPages(undefined)]).toEqual([]);
});
