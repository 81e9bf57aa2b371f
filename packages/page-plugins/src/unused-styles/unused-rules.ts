import type {Plugin, Root} from 'postcss';

/** Says of a class or a variable whether it may be in use. */
export type IsNamed = (name: string) => boolean;

/**
 * Reads which names code may give: each run of the characters that names of classes and variables have,
 * and what begins with something that code continues, such as `level-${n}` or `'level-' + n`.
 * @param texts of code, style sheets not among them
 */
export function namesIn(texts: Iterable<string>): IsNamed {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const text of texts) {
    for (const [, word = '', end] of text.matchAll(/([\w-]+)(\$\{|["'`])?/g)) {
      words.add(word);
      if (end && /\w-+$/.test(word)) beginnings.add(word);
    }
  }
  return (name) =>
    words.has(name) || [...beginnings].some((beginning) => name.startsWith(beginning));
}

/** Names of the variables that style sheets read. */
export function variablesReadIn(texts: Iterable<string>): ReadonlySet<string> {
  return new Set(
    [...texts].flatMap((text) =>
      [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
    ),
  );
}

/** Names of the classes that a selector requires; those in `:not()` and the like are not required. */
export function classesIn(selector: string): string[] {
  const required = selector
    // One alternative alone is required.
    .replace(/:(?:is|where)\(([^(),]*)\)/g, '$1')
    .replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...required.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

/** What `unusedRules` compares a style sheet with. */
export interface Uses {
  /** Whether a style sheet is looked at, by the path of its file. */
  readonly isTreated: (file: string) => boolean;
  /** Whether code names a class or a variable. */
  readonly isNamed: IsNamed;
  /** Variables that other style sheets read. */
  readonly read: ReadonlySet<string>;
}

/**
 * PostCSS plugin: removes selectors that require a class which no code names, rules that have no other
 * selector, and variables of the root that nothing reads.
 */
export function unusedRules(uses: Uses): Plugin {
  const {isTreated, isNamed} = uses;
  return {
    postcssPlugin: 'unused-rules',
    Once(root) {
      if (!isTreated(root.source?.input.file ?? '')) return;
      root.walkRules((rule) => {
        const used = rule.selectors.filter((selector) => classesIn(selector).every(isNamed));
        if (used.length === 0) rule.remove();
        else if (used.length < rule.selectors.length) rule.selectors = used;
      });
      while (removeUnread(root, uses));
    },
  };
}

/**
 * Removes variables of the root that nothing reads.
 * @returns whether it removed one: others may have been read for its value alone
 */
function removeUnread(root: Root, {isNamed, read}: Uses): boolean {
  const own = variablesReadIn([root.toString()]);
  let removed = false;
  root.walkRules(({selector, nodes}) => {
    // What a class sets may be for the rules of another package.
    if (classesIn(selector).length > 0) return;
    for (const node of [...nodes]) {
      if (node.type !== 'decl' || !node.prop.startsWith('--')) continue;
      if (own.has(node.prop) || read.has(node.prop) || isNamed(node.prop)) continue;
      node.remove();
      removed = true;
    }
  });
  return removed;
}
