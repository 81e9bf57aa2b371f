import type {RuleSetRule} from 'webpack';

/**
 * Rule of the bundler that gives certain files other modules than those that they import.
 * @param test files that import them
 * @param alias what is imported, as the files write it with `$` at its end, and the path that replaces
 * it
 */
export function replacedImports(
  test: RegExp | string,
  alias: Readonly<Record<string, string>>,
): RuleSetRule {
  return {test, resolve: {alias}};
}
