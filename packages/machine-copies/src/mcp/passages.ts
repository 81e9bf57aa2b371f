/** A paragraph, an item, a row of a table or a fence of a page. */
interface Block {
  readonly text: string;
  readonly heading: string;
  /** The heading row of a table, without which nobody understands another row. */
  readonly opening?: string;
}

/**
 * Finds what a page says about something.
 * @param copy Markdown copy of the page
 * @param query what is looked for
 * @param most characters of all passages together; a longer passage is left out
 * @returns the passages in their order on the page, below their headings; empty when none has a word of the query
 */
export function findPassages(copy: string, query: string, most: number): string {
  const blocks = blocksOf(copy);
  let left = most;
  const chosen = new Set<Block>();
  for (const block of rankByWords(blocks, ({heading, text}) => `${heading} ${text}`, query)) {
    if (block.text.length > left) continue;
    left -= block.text.length;
    chosen.add(block);
  }
  const lines: string[] = [];
  let heading = '';
  let opening: string | undefined;
  for (const block of blocks.filter((one) => chosen.has(one))) {
    if (block.heading !== heading) lines.push(block.heading);
    if (block.opening && block.opening !== opening) lines.push(block.opening);
    ({heading, opening} = block);
    lines.push(block.text);
  }
  return lines.join('\n');
}

/** Cuts a copy where one thought ends. Links become their words: their addresses are long. */
function blocksOf(copy: string): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let opening: string | undefined;
  let lines: string[] = [];
  let isFence = false;
  const end = (): void => {
    const text = lines.join('\n').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const isOpening = opening !== undefined && lines[0] === opening;
    if (text && !isOpening) blocks.push({text, heading, ...(opening && {opening})});
    lines = [];
  };
  for (const line of copy.split('\n')) {
    if (/^\s*```/.test(line)) isFence = !isFence;
    const isRow = !isFence && line.startsWith('|');
    if (!isFence && (line === '' || isRow || /^(#+|\s*[-*]|\s*\d+\.) /.test(line))) end();
    if (!isRow) opening = undefined;
    else opening ??= line;
    if (!isFence && /^#+ /.test(line)) heading = line;
    else if (isFence || !/^\|[ |:-]+\|$|^> .*Page: |^$/.test(line)) lines.push(line);
  }
  end();
  return blocks;
}

/**
 * Sorts things by how well their words fit a query: BM25 with k1 1.2 and b 0.75.
 * @param textOf what has the words of a thing
 * @returns those that have a word of the query, best first; those that fit equally keep their order
 */
export function rankByWords<Thing>(
  things: readonly Thing[],
  textOf: (thing: Thing) => string,
  query: string,
): Thing[] {
  const all = things.map((thing) => ({thing, words: wordsOf(textOf(thing))}));
  const average = all.reduce((sum, {words}) => sum + words.length, 0) / all.length;
  const terms = [...new Set(wordsOf(query))].map((term) => {
    const having = all.filter(({words}) => words.includes(term)).length;
    return {term, rarity: Math.log(1 + (all.length - having + 0.5) / (having + 0.5))};
  });
  const scoreOf = (words: readonly string[]): number =>
    terms.reduce((sum, {term, rarity}) => {
      const count = words.filter((word) => word === term).length;
      const norm = 1.2 * (0.25 + (0.75 * words.length) / average);
      return sum + (rarity * count * 2.2) / (count + norm);
    }, 0);
  return all
    .map(({thing, words}) => ({thing, score: scoreOf(words)}))
    .filter(({score}) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({thing}) => thing);
}

/** Words without the endings that a question and its answer write differently. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) =>
    word.replace(/(?<=...)(?:s|ed|ing)$/, ''),
  );
