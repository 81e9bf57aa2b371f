import {describe, expect, it} from 'vitest';
import {brokenText} from '@docs-kit/docs-tasks/run';
import type {TaskRecord} from '@docs-kit/docs-tasks/record';
import {stepsOf} from '@docs-kit/docs-tasks/steps';
import {readTaskRecord} from '@site/src/files/verification-records';
import {readVersionFile} from '@site/src/files/version-facts';
import {siteVersions} from '@site/src/site/versions';
import {isProven} from '@site/verification/not-run';
import {allTasksOf, readPage, seeds, tasksOf} from '@site/verification/tasks';
import {guideText} from '@site/verification/probe/record';

describe.each(siteVersions)('the tasks of readers of $name', ({name}) => {
  it('each have the sections that they name, with fences to take', () => {
    const tasks = tasksOf(name);
    expect(tasks.length).toBeGreaterThan(0);
    expect(tasks.filter((task) => stepsOf(readPage(name, task.page), task).length === 0)).toEqual(
      [],
    );
  });

  it('that nobody can follow here have a reason that their page shows', () => {
    const others = allTasksOf(name).filter(({needs}) => needs !== undefined);
    expect(others.length).toBeGreaterThan(0);
    const unproven = others.filter(
      ({needs = '', page}) => !isProven(`needs ${needs}`, guideText(name, page)),
    );
    expect(unproven.map(({id}) => id)).toEqual([]);
  });

  it('have a record that fits its schema and is about them', () => {
    const {tasks} = readVersionFile<TaskRecord>(name, 'tasks');
    const known = tasksOf(name).map(({id}) => id);
    expect(Object.keys(tasks).length).toBeGreaterThan(0);
    expect(Object.keys(tasks).filter((id) => !known.includes(id))).toEqual([]);
  });
});

describe('broken steps', () => {
  it.each(siteVersions)('are thirty at least, and each is once on its page of $name', ({name}) => {
    expect(seeds.length).toBeGreaterThanOrEqual(30);
    for (const {task: id, replace, by} of seeds) {
      const task = tasksOf(name).find((each) => each.id === id);
      expect(task, id).toBeDefined();
      readPage(name, task?.page ?? '', (text) => brokenText(text, replace, by, id));
    }
  });

  it('were thirty at least, in a version that is served, and each was noticed', () => {
    const missed = (seeded: TaskRecord['seeded']): string[] =>
      Object.entries(seeded).flatMap(([id, isNoticed]) => (isNoticed ? [] : [id]));
    const records = siteVersions.map((version) => readTaskRecord(version.name)?.seeded ?? {});
    expect(Math.max(...records.map((seeded) => Object.keys(seeded).length))).toBeGreaterThan(29);
    expect(records.flatMap(missed)).toEqual([]);
    expect(missed({'notes: a → b': false})).toEqual(['notes: a → b']);
  });
});
