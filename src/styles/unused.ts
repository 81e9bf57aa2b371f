import {withConstants} from './constants';
import {withoutOverridden} from './overridden';
import {withShortVariables} from './short-variables';
import {minify, visit} from './visit';

/**
 * Takes out of a style sheet what no page can use: rules for classes that no script names, animations
 * that no rule plays, and variables that neither a rule nor a script reads. Those that have the same
 * value everywhere give it to what reads them; the others get short names.
 * @param css the style sheet
 * @param scripts texts of all scripts, which render every page: each word in them may be a class, and
 * what a script puts before another value (`level-${n}`) may be the beginning of one
 * @param isUnused says of a class that no page has it although a script names it
 * @returns the smaller style sheet, minified
 * @throws Error when the scripts name no class of the style sheet: they are not those of its pages
 */
export function withoutUnused(
  css: string,
  scripts: Iterable<string>,
  isUnused: (className: string) => boolean = () => false,
): string {
  const {words, beginnings} = namesIn(scripts);
  const classes = classesOf(css);
  const unused = [...classes].filter(
    (name) =>
      isUnused(name) ||
      (!words.has(name) && !beginnings.some((beginning) => name.startsWith(beginning))),
  );
  if (unused.length === classes.size) {
    throw new Error(
      `Expected scripts to name some of the ${classes.size} classes of the style sheet, found none. Compare src/styles with what this release of Docusaurus writes.`,
    );
  }
  const keyframes = new Set(found(css, /@keyframes\s+([\w-]+)/g));
  // A symbol is a name of any kind: here, an animation of the same name stays.
  const symbols = unused.filter((name) => !keyframes.has(name));
  const isNamed = (variable: string): boolean => words.has(variable);
  const used = withoutSelectors(minify(css, symbols), new Set(unused));
  let result = withConstants(withoutOverridden(used), isNamed);
  for (;;) {
    const unread = [...unreadVariables(result, words), ...unplayedAnimations(result)];
    if (unread.length === 0) return withShortVariables(result, isNamed);
    // What was read by these alone is unread now.
    result = minify(result, unread);
  }
}

/**
 * Reads what may be a name in scripts: runs of the characters that names of classes and variables have.
 * @returns all of them, and those at the end of a string that a script may put more behind
 */
function namesIn(scripts: Iterable<string>) {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const script of scripts) {
    for (const [, before, word = '', end] of script.matchAll(/(\/?)([\w-]+)(\$\{|["'`])?/g)) {
      words.add(word);
      // A part of an address, such as `/version-${n}`, begins no class.
      if (!end || !word.endsWith('-') || before) continue;
      const beginning = word.replace(/^[^a-z]+/i, '');
      if (beginning) beginnings.add(beginning);
    }
  }
  return {words, beginnings: [...beginnings]};
}

/** Names of the classes that the selectors of a style sheet ask for; not those in `:not()` and `:is()`. */
export function classesOf(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  visit(css, {
    Selector(selector) {
      for (const part of selector) if (part.type === 'class') names.add(part.name);
    },
  });
  return names;
}

/** Takes selectors out of lists: a rule goes by itself only when none of its selectors is left. */
function withoutSelectors(css: string, classes: ReadonlySet<string>): string {
  return visit(css, {
    Selector: (selector) =>
      selector.some((part) => part.type === 'class' && classes.has(part.name)) ? [] : undefined,
  });
}

/** Variables of a minified style sheet that have a value and are never read. */
function unreadVariables(css: string, words: ReadonlySet<string>): string[] {
  const read = new Set(found(css, /var\((--[\w-]+)/g));
  const declared = new Set(found(css, /[{;](--[\w-]+):/g));
  return [...declared].filter((name) => !read.has(name) && !words.has(name));
}

/** Animations of a minified style sheet whose name stands nowhere else. */
function unplayedAnimations(css: string): string[] {
  const names = new Set(found(css, /@keyframes ([\w-]+)/g));
  const others = new Set(found(css.replace(/@keyframes [\w-]+/g, ''), /([\w-]+)/g));
  return [...names].filter((name) => !others.has(name));
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
