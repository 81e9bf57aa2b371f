import {type Chain, is, openingOf} from './chains';
import type {Token} from './tokens';

/** What is known of the names of a program. */
export interface Bindings {
  /** Chains that are clients: `client`, `self.client`. */
  readonly clients: ReadonlySet<string>;
  /** Chains that are something else. */
  readonly others: ReadonlySet<string>;
  /** Names of classes and functions that return clients. */
  readonly makers: ReadonlySet<string>;
}

const copies = new Set(['with_options', 'copy', 'withOptions']);

/** Chain as text: `self.client`. */
export const textOf = (names: readonly Token[]): string => names.map(({text}) => text).join('.');

/**
 * Finds which names of a program are clients.
 * @param classes names of classes whose objects are clients, as the program imports them
 */
export function bindingsOf(
  tokens: readonly Token[],
  chains: readonly Chain[],
  classes: readonly string[],
): Bindings {
  const makers = new Set(classes);
  const clients = new Set<string>();
  const others = new Set<string>();
  const byFirst = new Map(chains.map((chain) => [chain.first, chain]));
  const isMaker = ({names}: Chain): boolean => makers.has(names.at(-1)?.text ?? '');
  // Twice, because a function may be defined below its use.
  for (let round = 0; round < 2; round += 1) {
    let definition: string | undefined;
    for (const chain of chains) {
      const {names, first, next} = chain;
      const before = tokens[first - 1];
      if (is(before, 'def') || is(before, 'function')) definition = names[0]?.text;
      if (isMaker(chain)) {
        if (is(tokens[next], '(') && isReturned(tokens, first) && definition)
          makers.add(definition);
        const named = annotated(tokens, first);
        if (named) clients.add(named);
        // `-> Client` and `): Client {` say what a function returns.
        if (is(before, '>') && definition) makers.add(definition);
        if (is(tokens[next], '(') && is(tokens[closingOf(tokens, next) + 1], 'as')) {
          const alias = tokens[closingOf(tokens, next) + 2];
          if (alias) clients.add(alias.text);
        }
      }
      const value = assignedAt(tokens, next);
      if (value === undefined) continue;
      const assigned = byFirst.get(value);
      const isClient = assigned
        ? makesClient(tokens, byFirst, value, isMaker) ||
          (!is(tokens[assigned.next], '(') && clients.has(textOf(assigned.names)))
        : false;
      if (isClient) clients.add(textOf(names));
      else if (assigned && isOtherClass(tokens, assigned)) others.add(textOf(names));
    }
  }
  return {clients, others, makers};
}

/** Whether the expression of a chain's first name, behind a call, is a client. */
export function isClientCall(
  tokens: readonly Token[],
  {behind}: Chain,
  {clients, makers}: Bindings,
): boolean {
  if (behind === undefined) return false;
  const opening = openingOf(tokens, behind);
  const names: Token[] = [];
  for (let at = opening - 1; tokens[at]?.type === 'name'; at -= 2) {
    names.unshift(tokens[at] as Token);
    if (!is(tokens[at - 1], '.')) break;
  }
  const last = names.at(-1)?.text ?? '';
  return makers.has(last) || (copies.has(last) && clients.has(textOf(names.slice(0, -1))));
}

/** Whether a value is an object of a class; what a function returns may be a client. */
const isOtherClass = (tokens: readonly Token[], {names, next}: Chain): boolean =>
  is(tokens[next], '(') && /^\p{Lu}/u.test(names.at(-1)?.text ?? '');

/** Index of what is assigned to a chain that ends before `next`; undefined where nothing is. */
function assignedAt(tokens: readonly Token[], next: number): number | undefined {
  let at = next;
  // An annotation: `client: Client = …`.
  if (is(tokens[at], ':')) {
    while (at < next + 12 && tokens[at] && !tokens[at]?.isFirst && !is(tokens[at], '=')) at += 1;
  }
  if (!is(tokens[at], '=') || is(tokens[at + 1], '=') || is(tokens[at + 1], '>')) return undefined;
  at += 1;
  while (['await', 'new', '('].some((word) => is(tokens[at], word))) at += 1;
  return at;
}

/** Whether one of the calls of a value, up to the end of its statement, makes a client. */
function makesClient(
  tokens: readonly Token[],
  byFirst: ReadonlyMap<number, Chain>,
  value: number,
  isMaker: (chain: Chain) => boolean,
): boolean {
  // Brackets around the value, which may go over several lines.
  let open = 0;
  while (is(tokens[value - 1 - open], '(')) open += 1;
  let depth = open;
  for (let at = value; at < tokens.length && at < value + 200; at += 1) {
    const token = tokens[at];
    if (!token || (at > value && depth <= 0 && token.isFirst && !/^[.)?:]$/.test(token.text)))
      break;
    if (is(token, ';') && depth <= 0) break;
    const chain = byFirst.get(at);
    if (chain && depth <= open && isMaker(chain) && is(tokens[chain.next], '(')) return true;
    if (chain) at = chain.next - 1;
    else if (token.type === 'other' && /^[([{]$/.test(token.text)) depth += 1;
    else if (token.type === 'other' && /^[)\]}]$/.test(token.text)) depth -= 1;
  }
  return false;
}

function isReturned(tokens: readonly Token[], first: number): boolean {
  const at = is(tokens[first - 1], 'new') ? first - 2 : first - 1;
  return is(tokens[at], 'return') || is(tokens[at], 'yield') || is(tokens[at], '>');
}

/** Name that an annotation gives a class: `client: Client`, `client: Optional[Client]`, `client?: Client`. */
function annotated(tokens: readonly Token[], first: number): string | undefined {
  for (let at = first - 1; at >= Math.max(0, first - 6); at -= 1) {
    if (is(tokens[at], ':')) {
      const name = is(tokens[at - 1], '?') || is(tokens[at - 1], '!') ? at - 2 : at - 1;
      const owner = tokens[name];
      if (owner?.type !== 'name') return undefined;
      const isOfSelf = is(tokens[name - 1], '.') && is(tokens[name - 2], 'self');
      return isOfSelf ? `self.${owner.text}` : owner.text;
    }
    const isPart = tokens[at]?.type === 'name' || is(tokens[at], '[') || is(tokens[at], '|');
    if (!isPart && !is(tokens[at], ',')) return undefined;
  }
  return undefined;
}

function closingOf(tokens: readonly Token[], opening: number): number {
  let depth = 0;
  for (let at = opening; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.type !== 'other') continue;
    if (/^[([{]$/.test(token.text)) depth += 1;
    else if (/^[)\]}]$/.test(token.text) && (depth -= 1) === 0) return at;
  }
  return tokens.length;
}
