import {describe, expect, it} from 'vitest';
import {expectModules} from '@site/src/plugins/support/expect-modules';

/** Errors of a build that bundles these files. */
function errorsOf(...files: readonly string[]): string[] {
  const errors: Error[] = [];
  const modules = [...files.map((resource) => ({resource})), {context: '/'}];
  expectModules('late-plugin', [
    {matches: (file) => file.endsWith('/inner.js'), meaning: 'the inner file of the package'},
  ]).apply({
    hooks: {
      thisCompilation: {
        tap: (_, listener) =>
          listener({
            errors,
            hooks: {finishModules: {tap: (_name, finish) => finish(modules)}},
          }),
      },
    },
  });
  return errors.map(({message}) => message);
}

describe('a plugin that relies on an inner file of another package', () => {
  it('is content while the file is bundled', () => {
    expect(errorsOf('/a/other.js', '/a/inner.js?query')).toEqual([]);
  });

  it('stops the build with a message when the file has moved', () => {
    expect(errorsOf('/a/moved.js')).toEqual([
      'late-plugin: expected the inner file of the package, but no bundled file shows it. Compare src/plugins/late-plugin with the installed release of Docusaurus.',
    ]);
    expect(errorsOf()).toHaveLength(1);
  });
});
