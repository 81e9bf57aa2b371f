import {describe, expect, it} from 'vitest';
import {quickWork} from './quick';
import type {Section} from './record/record';
import type {Work} from './work';

const work = (id: string, section: Section): Work<unknown> => ({
  id,
  section,
  hashes: new Map(),
  isQuick: true,
  isOutdated: () => false,
  run: () => Promise.resolve([]),
});
const chosen = [work('getHealth', 'samples'), work('getting_started/quickstart', 'guides')];

/** @param uv a program that ends as `uv` would: with or without an error */
async function ids(uv: string, pythonVersion: string, passed: number) {
  const lines: string[] = [];
  const environment = {
    python: 'python',
    program: () => uv,
    pythonVersion,
    constraints: 'constraints.txt',
  };
  const found = await quickWork(chosen, environment, passed, (line) => lines.push(line));
  return {ids: found.map(({id}) => id), lines};
}

describe('the quick part of a verification', () => {
  it('runs its guide first, because it takes longest', async () => {
    expect(await ids('true', '3.12.1', 0)).toEqual({
      ids: ['getting_started/quickstart', 'getHealth'],
      lines: [],
    });
  });

  it.each([
    ['with another Python', 'true', '3.13.0', 0, 'asks for Python 3.12'],
    ['without a package index', 'false', '3.12.1', 0, 'index cannot be reached'],
    ['after a long installation', 'true', '3.12.1', 200_000, 'took 200 seconds'],
  ])('leaves its guide out %s, and says why', async (_when, uv, python, passed, reason) => {
    const {ids: found, lines} = await ids(uv, python, passed);
    expect(found).toEqual(['getHealth']);
    expect(lines).toEqual([expect.stringContaining(reason)]);
    expect(lines[0]).toContain('getting_started/quickstart');
  });
});
