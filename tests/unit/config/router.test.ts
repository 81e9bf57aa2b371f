import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const require = createRequire(import.meta.url);

it('[9.13] the router remembers up to 10000 matches of paths', () => {
  // `react-router` has no option for it: the number is a constant of the version that is installed.
  const source = readFileSync(require.resolve('react-router/cjs/react-router.js'), 'utf8');
  const [, limit] = /cacheLimit\S* = (\d+|1e4)/.exec(source) ?? [];
  expect(Number(limit)).toBe(10_000);
});
