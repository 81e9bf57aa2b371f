/** Writes large data as JSON that people can compare: short lines, each of which has one subject. */

/**
 * Writes an object of arrays and maps. An entry of a map has one line; the strings of an array that
 * begin alike (by their folder, or else by their first two letters) share one.
 * @returns JSON with a line break at its end
 */
export function compactJson(data: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(data).map(
    ([name, value]) => `${JSON.stringify(name)}: ${compactValue(value)}`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}

function compactValue(value: unknown): string {
  if (Array.isArray(value)) return lines('[', groups(value.map(String)), ']');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, content]) => `${JSON.stringify(name)}: ${JSON.stringify(content)}`,
  );
  return lines('{', entries, '}');
}

const lines = (open: string, entries: readonly string[], close: string): string =>
  entries.length === 0 ? `${open}${close}` : `${open}\n${entries.join(',\n')}\n${close}`;

/** Neighbors that begin alike, each group as the inside of one array. */
function groups(names: readonly string[]): string[] {
  const all: string[][] = [];
  let start: string | undefined;
  for (const name of names) {
    if (startOf(name) !== start) all.push([]);
    start = startOf(name);
    all.at(-1)?.push(JSON.stringify(name));
  }
  return all.map((group) => group.join(','));
}

const startOf = (name: string): string =>
  name.includes('/') ? name.slice(0, name.lastIndexOf('/') + 1) : name.slice(0, 2);
