/** A line of a comparison: kept, taken out or put in. */
export interface DiffLine {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/**
 * Compares a program with its edited form, which has as many lines, as `diff -u` does.
 * @param context number of equal lines around a change
 * @returns the parts, each with its heading `@@ -1,4 +1,4 @@`; empty where nothing differs
 */
export function diffOf(
  text: string,
  edited: string,
  context = 3,
): readonly {readonly heading: string; readonly lines: readonly DiffLine[]}[] {
  const [before, after] = [text.split('\n'), edited.split('\n')];
  const changed = before.flatMap((line, at) => (line === after[at] ? [] : [at]));
  const parts: (readonly [first: number, last: number])[] = [];
  for (const at of changed) {
    const [first, last] = [Math.max(0, at - context), Math.min(before.length, at + context + 1)];
    const former = parts.at(-1);
    if (former && former[1] >= first) parts[parts.length - 1] = [former[0], last];
    else parts.push([first, last]);
  }
  return parts.map(([first, last]) => ({
    heading: `@@ -${first + 1},${last - first} +${first + 1},${last - first} @@`,
    lines: linesOf(before, after, first, last),
  }));
}

/** Lines that change one after the other are taken out together, then put in. */
function linesOf(
  before: readonly string[],
  after: readonly string[],
  first: number,
  last: number,
): DiffLine[] {
  const lines: DiffLine[] = [];
  for (let at = first; at < last;) {
    let next = at;
    while (next < last && before[next] !== after[next]) next += 1;
    if (next === at) {
      lines.push({sign: ' ', text: before[at] ?? ''});
      at += 1;
      continue;
    }
    lines.push(...before.slice(at, next).map((line): DiffLine => ({sign: '-', text: line})));
    lines.push(...after.slice(at, next).map((line): DiffLine => ({sign: '+', text: line})));
    at = next;
  }
  return lines;
}
