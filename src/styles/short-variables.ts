import {visit} from './visit';

/**
 * Gives variables names of one or two letters, the shortest to those that stand most often. Their own
 * names say what they are for, and nobody reads them in what readers load.
 * @param css a minified style sheet
 * @param isKnown says of a name whether something else than the style sheet has it
 * @returns the style sheet with the same meaning
 */
export function withShortVariables(css: string, isKnown: (name: string) => boolean): string {
  const counts = new Map<string, number>();
  for (const [name] of css.matchAll(/(?<![\w-])--[\w-]+/g))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  // What has no value here has one from elsewhere, such as the head of pages.
  const own = [...counts]
    .filter(([name]) => css.match(new RegExp(`[{;]${name}:`)) && !isKnown(name))
    .sort(([, first], [, second]) => second - first);
  const taken = new Set(
    [...counts.keys()].filter((name) => !own.some(([other]) => other === name)),
  );
  const short = shortNames((name) => !taken.has(name) && !isKnown(name));
  const names = new Map(own.map(([name]) => [name, short.next().value]));
  return visit(css, {DashedIdent: (name) => names.get(name) ?? name});
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** `--a` to `--z`, then `--aa` and so on. */
function* shortNames(isFree: (name: string) => boolean): Generator<string, never> {
  for (let number = 0; ; number++) {
    let name = '';
    for (let rest = number; rest >= 0; rest = Math.floor(rest / letters.length) - 1)
      name = `${letters[rest % letters.length]}${name}`;
    if (isFree(`--${name}`)) yield `--${name}`;
  }
}
