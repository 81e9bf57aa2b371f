/** What programs print where a value is missing. */
const missing: ReadonlySet<string> = new Set([
  'None',
  'undefined',
  'null',
  'NaN',
  '[object Object]',
]);

/**
 * Checks what a program has printed that is meant to show its reader something.
 * @param output everything that the program has printed
 * @returns what is wrong with it; undefined where it shows something to the end
 */
export function outputFinding(output: string): string | undefined {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const last = lines.at(-1);
  if (last === undefined) return 'prints nothing';
  const isMissing = missing.has(last.trim()) || /(?:^|\s)(?:None|undefined)$/.test(last);
  return isMissing ? `prints no value at its end: ${last}` : undefined;
}
