/** What a kind of generated block takes from its marker, and what it writes. */
export interface Table<Data> {
  /**
   * Words of the marker after the name: `NAME` must be there, `[NAME]` may be, `[NAME...]` may be there
   * several times, `one|other` is one of these. Empty where there are none.
   */
  readonly parameters: string;
  /**
   * Writes Markdown without the markers.
   * @throws Error when the data lacks what the words name
   */
  readonly write: (data: Data, ...words: string[]) => string;
}

/** Kinds of generated blocks by the name in their marker. */
export type Tables<Data> = Readonly<Record<string, Table<Data>>>;

/**
 * Writes one generated block.
 * @throws Error for an unknown name, listing the known ones, for words that do not fit the parameters,
 * saying how to write the marker, and as the table does
 */
export function writeTable<Data>(
  tables: Tables<Data>,
  name: string,
  words: readonly string[],
  data: Data,
): string {
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (!table) {
    const known = Object.keys(tables).sort().join(', ');
    throw new Error(`"${name}" is not a known table. Use one of: ${known}.`);
  }
  const {parameters, write} = table;
  if (!fits(words, parameters)) {
    const usage = `generated:${name} ${parameters}`.trim();
    throw new Error(`The arguments "${words.join(' ')}" do not fit. Write "${usage}".`);
  }
  return write(data, ...words);
}

function fits(words: readonly string[], parameters: string): boolean {
  const expected = parameters.split(' ').filter((parameter) => parameter !== '');
  const least = expected.filter((parameter) => !parameter.startsWith('[')).length;
  const most = parameters.endsWith('...]') ? Infinity : expected.length;
  if (words.length < least || words.length > most) return false;
  return words.every((word, index) => {
    const choices = expected[index]?.split('|') ?? [];
    return choices.length < 2 || choices.includes(word);
  });
}
