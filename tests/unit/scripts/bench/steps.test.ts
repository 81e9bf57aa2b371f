import {describe, expect, it} from 'vitest';
import {readSteps} from '../../../../scripts/support/bench/steps';

const heap = '(Heap 39mb -> 138mb / Total 170mb)';
const output = [
  `[PERF] Get locales to build - 1.50 seconds! - ${heap}`,
  `[PERF] Build > en > Load site > Load context - 190.00 ms - ${heap}`,
  `[PERF] Build > en > Load site - 500.00 ms - ${heap}`,
  `\u001b[33m[PERF]\u001b[39m Build > en > Bundling with rspack - \u001b[31m20.00 seconds!\u001b[39m - ${heap}`,
  `[PERF] Get locales to build - 1.00 seconds! - ${heap}`,
  `[PERF] Build > en > Load site - 250.00 ms - ${heap}`,
  `[PERF] Build > en > SSG - 10.00 seconds! - ${heap}`,
  `[PERF] Build > en > postBuild() - 6.00 seconds! - ${heap}`,
  `[PERF] Build > en > Broken links checker - 1.00 seconds! - ${heap}`,
  `[PERF] Build - 39.00 seconds! - ${heap}`,
].join('\n');

describe('the steps of a build', () => {
  it('are told in seconds, of both processes together, in their order, with the rest at the end', () => {
    expect(readSteps(output, 45)).toEqual([
      {name: 'read the configuration', seconds: 2.5},
      {name: 'load the pages', seconds: 0.75},
      {name: 'bundle', seconds: 20},
      {name: 'render pages', seconds: 10},
      {name: 'search, copies, pictures', seconds: 6},
      {name: 'check links', seconds: 1},
      {name: 'begin and finish', seconds: 4.75},
    ]);
  });

  it('are asked for by name when Docusaurus tells one no more', () => {
    expect(() => readSteps(output.replace('> SSG -', '> Render -'), 45)).toThrow(
      'how long "Build > en > SSG" took',
    );
  });
});
