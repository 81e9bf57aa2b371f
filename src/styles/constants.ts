import type {Declaration, Rule, Selector, TokenOrValue} from 'lightningcss';
import {visit} from './visit';

/** One place that gives a variable a value. */
interface Assignment {
  readonly value: readonly TokenOrValue[];
  /** Whether it applies to the root element of every page, whatever its state and the reader's. */
  readonly isForAll: boolean;
  /** Whether it applies to the root element alone, where it applies. */
  readonly isOfRoot: boolean;
  /** The cascade layer that it is in; rules outside of all come before those of any. */
  readonly layer: string | undefined;
}

/** Kinds of rules that set no variable of an element. */
const withoutVariables: ReadonlySet<Rule['type']> = new Set([
  'page',
  'font-face',
  'layer-statement',
  'import',
  'ignored',
] as const);

/** Values that say where another one comes from, and stand for nothing by themselves. */
const cssWideKeywords: ReadonlySet<string> = new Set([
  'inherit',
  'initial',
  'unset',
  'revert',
  'revert-layer',
]);

/**
 * Writes the values of variables where they are read, for those that have the same value on every
 * element: a style sheet for everybody brings a variable for each of its decisions, and a site that
 * has decided needs none. The declarations stay; nothing reads them any more.
 * @param css the style sheet
 * @param isVariable says of a name whether something else than the style sheet may set or read it
 * @returns the style sheet with the same meaning, minified
 */
export function withConstants(css: string, isVariable: (name: string) => boolean): string {
  const assignments = assignmentsOf(css);
  const constants = constantsOf(assignments, isVariable);
  let result = css;
  for (;;) {
    const next = replaceReads(result, constants);
    if (next === result) return result;
    // A value may itself read a constant.
    result = next;
  }
}

function assignmentsOf(css: string): ReadonlyMap<string, readonly Assignment[]> {
  const assignments = new Map<string, Assignment[]>();
  const add = (declaration: Declaration, where: Omit<Assignment, 'value'>): void => {
    if (declaration.property !== 'custom') return;
    const {name, value} = declaration.value;
    assignments.set(name, [...(assignments.get(name) ?? []), {value, ...where}]);
  };
  const read = (rule: Rule, layer: string | undefined, isConditional: boolean): void => {
    if (rule.type === 'style') {
      const {selectors, declarations, rules = []} = rule.value;
      const isOfRoot = selectors.every(isRootAlone);
      const isForAll = !isConditional && selectors.every(isEveryRoot);
      for (const declaration of declarations?.declarations ?? [])
        add(declaration, {isForAll, isOfRoot, layer});
      // What is more important than others has a cascade of its own.
      for (const declaration of declarations?.importantDeclarations ?? [])
        add(declaration, {isForAll: false, isOfRoot, layer});
      for (const nested of rules) read(nested, layer, true);
    } else if (rule.type === 'layer-block') {
      const own = [layer, ...(rule.value.name ?? [])].filter((part) => part !== undefined);
      for (const inner of rule.value.rules) read(inner, own.join('.'), isConditional);
    } else if (
      rule.type === 'media' ||
      rule.type === 'supports' ||
      rule.type === 'container' ||
      rule.type === 'scope'
    ) {
      for (const inner of rule.value.rules) read(inner, layer, true);
    } else if (rule.type === 'keyframes') {
      for (const {declarations} of rule.value.keyframes)
        for (const declaration of declarations.declarations ?? [])
          add(declaration, {isForAll: false, isOfRoot: false, layer});
    } else if (!withoutVariables.has(rule.type)) {
      throw new Error(
        `Expected rules that may set variables to be of a known kind, found @${rule.type}. Read it in src/styles/constants.ts, or name it there as one that sets none.`,
      );
    }
  };
  visit(css, {
    StyleSheet({rules}) {
      for (const rule of rules) read(rule, undefined, false);
    },
  });
  return assignments;
}

/** `:root` */
function isEveryRoot(selector: Selector): boolean {
  const [part, ...others] = selector;
  return others.length === 0 && part?.type === 'pseudo-class' && part.kind === 'root';
}

/** `:root`, `html` and their states, such as `html[data-theme='dark']`. */
function isRootAlone(selector: Selector): boolean {
  return (
    selector.every(({type}) => type !== 'combinator') &&
    selector.some(
      (part) =>
        (part.type === 'type' && part.name === 'html') ||
        (part.type === 'pseudo-class' &&
          (part.kind === 'root' || (part.kind === 'where' && part.selectors.every(isRootAlone)))),
    )
  );
}

type Constants = ReadonlyMap<string, readonly TokenOrValue[]>;

function constantsOf(
  assignments: ReadonlyMap<string, readonly Assignment[]>,
  isVariable: (name: string) => boolean,
): Constants {
  const constants = new Map<string, readonly TokenOrValue[]>();
  for (const [name, all] of assignments) {
    const value = isVariable(name) ? undefined : valueForAll(all);
    if (value) constants.set(name, value);
  }
  // What a value reads must be the same on every element as on the root, which the value is made for.
  const isSettled = (name: string): boolean =>
    constants.has(name) || (assignments.get(name) ?? []).every(({isOfRoot}) => isOfRoot);
  for (;;) {
    const unsettled = [...constants].filter(
      ([, value]) => !namesReadBy(value).every((name) => assignments.has(name) && isSettled(name)),
    );
    if (unsettled.length === 0) return constants;
    for (const [name] of unsettled) constants.delete(name);
  }
}

/** The value that wins on every element; undefined where it depends on something. */
function valueForAll(all: readonly Assignment[]): readonly TokenOrValue[] | undefined {
  if (!all.every(({isForAll}) => isForAll)) return undefined;
  const outside = all.filter(({layer}) => layer === undefined);
  const strongest = outside.length > 0 ? outside : all;
  if (new Set(strongest.map(({layer}) => layer)).size > 1) return undefined;
  const value = strongest.at(-1)?.value;
  return value && isReplaceable(value) ? value : undefined;
}

function isReplaceable(value: readonly TokenOrValue[]): boolean {
  const [first, ...others] = value.filter(
    (part) => !(part.type === 'token' && part.value.type === 'white-space'),
  );
  if (!first) return false;
  const keyword =
    first.type === 'token' && first.value.type === 'ident' ? first.value.value : undefined;
  return others.length > 0 || keyword === undefined || !cssWideKeywords.has(keyword);
}

function namesReadBy(value: readonly TokenOrValue[]): string[] {
  return value.flatMap((part): string[] => {
    if (part.type === 'var')
      return [part.value.name.ident, ...namesReadBy(part.value.fallback ?? [])];
    return part.type === 'function' ? namesReadBy(part.value.arguments) : [];
  });
}

const space: TokenOrValue = {type: 'token', value: {type: 'white-space', value: ' '}};

function replaceReads(css: string, constants: Constants): string {
  return visit(
    // A second pass reads the new values as what they are, and minifies them.
    visit(css, {
      Variable({name}) {
        const value = constants.get(name.ident);
        return value && [space, ...value.map(returnable), space];
      },
    }),
    {},
  );
}

/** The parser does not take back `from: null`, which it gives for names of this style sheet. */
function returnable(part: TokenOrValue): TokenOrValue {
  if (part.type === 'function')
    return {...part, value: {...part.value, arguments: part.value.arguments.map(returnable)}};
  if (part.type !== 'var') return part;
  const {name, fallback} = part.value;
  const ownFallback = fallback && {fallback: fallback.map(returnable)};
  return {type: 'var', value: {name: {ident: name.ident}, ...ownFallback}};
}
