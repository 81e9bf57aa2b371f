/** What is left of a page's text as it is: controls, pictures, ways to other pages. */
const leftOut = 'button, svg, nav, script, style, [aria-hidden="true"]';
const headings = 'h1, h2, h3, h4, h5, h6';

/**
 * Finds whole words, in any case, and their plurals, as its only group.
 * @returns undefined when there is no word
 */
export function wordPattern(words: readonly string[]): RegExp | undefined {
  const escaped = words
    .filter((word) => word.trim() !== '')
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return escaped.length === 0
    ? undefined
    : new RegExp(
        `(?<![\\p{L}\\p{N}_])((?:${escaped.join('|')})(?:e?s)?)(?![\\p{L}\\p{N}_])`,
        'giu',
      );
}

/**
 * Marks words in the section of an article that a search has found.
 * @param hash anchor of the section, with its `#`; without one, the text above the first section
 * @param className of the marks
 * @returns a function that removes the marks and restores the page, down to its text nodes
 */
export function highlight(
  article: Element,
  hash: string,
  words: readonly string[],
  className: string,
): () => void {
  const pattern = wordPattern(words);
  const restored = (pattern ? textsOfSection(article, hash) : []).flatMap((text) => {
    const {data} = text;
    // What the pattern finds is between its surroundings.
    const [first = '', ...others] = data.split(pattern ?? /(?!)/);
    if (others.length === 0) return [];
    const added = others.map((piece, index) => {
      if (index % 2 === 1) return document.createTextNode(piece);
      const mark = document.createElement('mark');
      mark.className = className;
      mark.textContent = piece;
      return mark;
    });
    text.data = first;
    text.after(...added);
    return [
      () => {
        for (const node of added) node.remove();
        text.data = data;
      },
    ];
  });
  return () => {
    for (const restore of restored.splice(0)) restore();
  };
}

/** The texts of a section: those up to the next heading, or those in a parameter or property. */
function textsOfSection(article: Element, hash: string): Text[] {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (hash && (!target || !article.contains(target))) return [];
  const isSection = target === null || target.matches(headings);
  const walker = document.createTreeWalker(
    isSection ? article : target,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.matches(leftOut)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  if (isSection && target) walker.currentNode = target;
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isSection && node instanceof Element && node.matches(target ? headings : 'h2')) break;
    if (node instanceof Text) texts.push(node);
  }
  return texts;
}
