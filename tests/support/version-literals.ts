/**
 * Finds releases that a text names, and counts that the specification fixes: what a test says about one
 * release alone fails when another one is cut. Releases that a test invents begin with another
 * number than those of the framework, such as `v1.2.3`.
 * @param counts numbers that only the file of the specification's facts may hold
 * @returns one line each: file, line, what was found and what to do
 */
export function versionLiterals(
  file: string,
  text: string,
  counts: readonly number[] = [],
): string[] {
  const assertion = new RegExp(
    `\\b(?:toHaveLength|toBe|toEqual|toBeGreaterThan(?:OrEqual)?|toHaveCount)\\((${counts.join('|')})\\)`,
    'g',
  );
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...[...line.matchAll(/(?<![\d.])v?0\.\d+\.\d+(?![\d.])/g)].map(
        ([name]) =>
          `${file}:${index + 1} names the release ${name}: take it from src/site/versions.ts, or put what holds for one version into data/<version>/.`,
      ),
      ...(counts.length > 0 ? [...line.matchAll(assertion)] : []).map(
        ([, count = '']) =>
          `${file}:${index + 1} expects the count ${count}: take it from tests/support/specification-facts.ts.`,
      ),
    ]);
}
