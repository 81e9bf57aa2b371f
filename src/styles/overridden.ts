import type {
  Declaration,
  Rule,
  Selector,
  SelectorComponent,
  StyleRule,
  TokenOrValue,
} from 'lightningcss';
import {visit, type Visitor} from './visit';

/** What a rule outside of all layers sets, whatever the window and the reader. */
interface Decision {
  /** Marks of the only element that its selector asks for. */
  readonly marks: readonly string[];
  readonly properties: ReadonlySet<string>;
}

const sides = ['top', 'right', 'bottom', 'left'];

/** Properties that others set too, without all that begin with their name. */
const shorthands: Readonly<Record<string, readonly string[]>> = {
  background: ['attachment', 'clip', 'color', 'image', 'origin', 'position', 'repeat', 'size'],
  margin: sides,
  padding: sides,
  transition: ['delay', 'duration', 'property', 'timing-function'],
};

/**
 * Takes out of cascade layers what never has an effect: declarations of a property that a rule outside
 * of all layers sets for the same elements, and names of layers that have no rules. A theme sets
 * everything that a site decides; without the theme's own choice, the site's is often the only one,
 * which can be written where it is read.
 * @param css the style sheet
 * @returns the style sheet with the same meaning, minified
 */
export function withoutOverridden(css: string): string {
  return withoutEmptyLayers(withoutLosers(css, decisionsOf(css)));
}

function decisionsOf(css: string): readonly Decision[] {
  const decisions: Decision[] = [];
  visitRules(css, (rule, around) => {
    // What is inside of another rule depends on it.
    if (rule.type !== 'style' || around.length > 0) return;
    const {declarations = [], importantDeclarations = []} = rule.value.declarations ?? {};
    const properties = new Set(
      [...declarations, ...importantDeclarations].filter(isUnderstood).map(keyOf),
    );
    for (const selector of rule.value.selectors) {
      if (selector.some(({type}) => type === 'combinator')) continue;
      decisions.push({marks: marksOf(selector), properties});
    }
  });
  return decisions;
}

function withoutLosers(css: string, decisions: readonly Decision[]): string {
  let losers: ReadonlySet<string> = new Set();
  return visitRules(
    css,
    (rule, around) => {
      const types = around.map(({type}) => type);
      const isLayered = types.includes('layer-block') && !types.includes('style');
      losers = rule.type === 'style' && isLayered ? losersOf(rule.value, decisions) : new Set();
    },
    {Declaration: (declaration) => (losers.has(keyOf(declaration)) ? [] : undefined)},
  );
}

/** Goes over a style sheet, with the rules that are around each of its rules. */
function visitRules(
  css: string,
  enter: (rule: Rule, around: readonly Rule[]) => void,
  visitor: Visitor = {},
): string {
  const around: Rule[] = [];
  return visit(css, {
    ...visitor,
    // One function for all kinds: the parser calls none of those for one kind when it leaves a rule.
    Rule(rule) {
      enter(rule, around);
      around.push(rule);
    },
    RuleExit: () => void around.pop(),
  });
}

/** Properties that a rule of a layer sets in vain, for each of its selectors. */
function losersOf(
  {selectors, declarations}: StyleRule,
  decisions: readonly Decision[],
): ReadonlySet<string> {
  const decided = selectors.map((selector) => {
    const marks = new Set(marksOf(lastElementOf(selector)));
    return decisions
      .filter((decision) => isForAll(decision, marks))
      .flatMap(({properties}) => [...properties]);
  });
  const important = new Set((declarations?.importantDeclarations ?? []).map(keyOf));
  const losers = (declarations?.declarations ?? [])
    .map(keyOf)
    .filter((key) => !important.has(key))
    .filter((key) => decided.every((keys) => keys.some((other) => isSetBy(key, other))));
  return new Set(losers);
}

/** Whether a decision is made for each element with these marks, and for the same part of it. */
function isForAll({marks}: Decision, asked: ReadonlySet<string>): boolean {
  const isPart = (mark: string) => mark.includes('"pseudo-element"');
  return (
    marks.length > 0 &&
    marks.every((mark) => asked.has(mark)) &&
    [...asked].every((mark) => !isPart(mark) || marks.includes(mark))
  );
}

function isSetBy(key: string, other: string): boolean {
  return key === other || (shorthands[other] ?? []).some((part) => key === `${other}-${part}`);
}

function lastElementOf(selector: Selector): Selector {
  return selector.slice(selector.findLastIndex(({type}) => type === 'combinator') + 1);
}

const root: SelectorComponent = {type: 'pseudo-class', kind: 'root'};

/** The parts of a selector for one element, `html` also as the root that it always is. */
function marksOf(selector: Selector): readonly string[] {
  const parts = selector.flatMap((part): readonly SelectorComponent[] => {
    if (part.type === 'type' && part.name === 'html') return [part, root];
    if (part.type !== 'pseudo-class' || part.kind !== 'where') return [part];
    const [only = [], ...others] = part.selectors;
    const isPlain = others.length === 0 && only.every(({type}) => type !== 'combinator');
    return isPlain ? only : [part];
  });
  return parts.map((part) => JSON.stringify(part));
}

/** The name of a property, with its prefixes. */
function keyOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name;
  const id = declaration.property === 'unparsed' ? declaration.value.propertyId : declaration;
  const prefixes = 'vendorPrefix' in id ? id.vendorPrefix.filter((name) => name !== 'none') : [];
  return [id.property, ...prefixes].join(' ');
}

/** Values that give a property back to the layers. */
const returning = new Set(['revert', 'revert-layer']);

/**
 * Whether all browsers accept a value. Where one does not, the layer's own has an effect there: only
 * values that the parser knows count, and those that it does not know because of variables.
 */
function isUnderstood(declaration: Declaration): boolean {
  if (declaration.property === 'custom') return !declaration.value.value.some(isReturning);
  return (
    declaration.property !== 'unparsed' ||
    declaration.value.value.every((part) => isPlainToken(part) && !isReturning(part))
  );
}

function isPlainToken(part: TokenOrValue): boolean {
  if (part.type === 'var') return (part.value.fallback ?? []).every(isPlainToken);
  return part.type !== 'function' && part.type !== 'unresolved-color';
}

function isReturning(part: TokenOrValue): boolean {
  return part.type === 'token' && part.value.type === 'ident' && returning.has(part.value.value);
}

/** Takes names of layers out of the lists that order them, where no rule is in, or around, such a layer. */
function withoutEmptyLayers(css: string): string {
  const filled: string[] = [];
  visitRules(css, (rule) => {
    if (rule.type === 'layer-block' && rule.value.name)
      filled.push(`${rule.value.name.join('.')}.`);
  });
  const isFilled = (name: readonly string[]): boolean => {
    const own = `${name.join('.')}.`;
    return filled.some((other) => other.startsWith(own) || own.startsWith(other));
  };
  return visit(css, {
    Rule: {
      'layer-statement'({value}) {
        const names = value.names.filter(isFilled);
        return names.length > 0 ? {type: 'layer-statement', value: {...value, names}} : [];
      },
    },
  });
}
