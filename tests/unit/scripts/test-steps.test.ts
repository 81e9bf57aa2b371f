import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {check, everything, type Group, root, verification} from '../../run/steps';

const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const placeOf = (groups: readonly Group[], name: string): number =>
  groups.findIndex((group) => group.some((step) => step.name === name));

describe('the steps of npm test', () => {
  it('compare the tables of the guides with the data without a build', () => {
    expect(check.flat().map(({command}) => command.join(' '))).toContain(
      'npm run --silent docs:tables -- --check',
    );
  });

  it('have all steps of npm run check', () => {
    const names = new Set(everything.flat().map(({name}) => name));
    expect(check.flat().length).toBeGreaterThan(5);
    expect(check.flat().filter(({name}) => !names.has(name))).toEqual([]);
  });

  it('run what readers do in each engine, after the build', () => {
    const build = placeOf(everything, 'build');
    expect(build).toBeGreaterThan(placeOf(everything, 'generate'));
    expect(placeOf(everything, 'tests: engines')).toBeGreaterThan(build);
    const config = everything
      .flat()
      .find(({name}) => name === 'tests: engines')
      ?.command.at(-1);
    expect(config).toMatch(/engines.*\.ts$/);
    expect(existsSync(path.join(root, config ?? ''))).toBe(true);
  });

  it('run alone if they use all processors', () => {
    const shared = [...check, ...everything].filter(({length}) => length > 1).flat();
    expect(shared.length).toBeGreaterThan(3);
    expect(shared.filter(({report}) => report)).toEqual([]);
  });

  it('call scripts that exist, each under a name of its own', () => {
    const steps = [...everything, verification].flat();
    const called = steps.flatMap(({command: [program, , , script]}) =>
      program === 'npm' ? [script ?? ''] : [],
    );
    expect(called.length).toBeGreaterThan(3);
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
    expect(new Set(steps.map(({name}) => name)).size).toBe(steps.length);
  });
});

describe('the commands of package.json', () => {
  it('are at most 20, and the README explains each', () => {
    const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
    const names = Object.keys(scripts);
    expect(names.length).toBeLessThanOrEqual(20);
    expect(
      names.filter((name) => !new RegExp(`npm (?:run )?(?:--silent )?${name}\\b`).test(readme)),
    ).toEqual([]);
  });
});
