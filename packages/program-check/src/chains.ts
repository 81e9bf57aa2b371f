import type {Token} from './tokens';

/** Names joined by dots: `self.client.agents.create`. */
export interface Chain {
  /** The names in their order; those behind a call or an index have no name in front of them. */
  readonly names: readonly Token[];
  /** What the first name belongs to: the index of the bracket that closes a call or an index. */
  readonly behind?: number;
  /** Index of the first token. */
  readonly first: number;
  /** Index of the first token behind the chain. */
  readonly next: number;
}

/** Lists all chains of a program, also those of one name. */
export function chainsOf(tokens: readonly Token[]): Chain[] {
  const chains: Chain[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token?.type !== 'name') {
      at += 1;
      continue;
    }
    const names = [token];
    let next = at + 1;
    for (let dot = dotAt(tokens, next); dot !== undefined; dot = dotAt(tokens, next)) {
      const name = tokens[dot + 1];
      if (name?.type !== 'name') break;
      names.push(name);
      next = dot + 2;
    }
    const isBehind = is(tokens[at - 1], '.') && /^[)\]]$/.test(tokens[at - 2]?.text ?? '');
    chains.push({names, first: at, next, ...(isBehind && {behind: at - 2})});
    at = next;
  }
  return chains;
}

/** Index of the dot behind a name, also of `?.` and `!.`; undefined where none follows. */
function dotAt(tokens: readonly Token[], at: number): number | undefined {
  const dot = is(tokens[at], '?') || is(tokens[at], '!') ? at + 1 : at;
  return is(tokens[dot], '.') ? dot : undefined;
}

/** Whether a token is a sign or a name, and no string. */
export const is = (token: Token | undefined, text: string): boolean =>
  token?.text === text && token.type !== 'string';

/** Index of the bracket that opens what one closes; -1 where none does. */
export function openingOf(tokens: readonly Token[], closing: number): number {
  let depth = 0;
  for (let at = closing; at >= 0; at -= 1) {
    if (tokens[at]?.type !== 'other') continue;
    if (/^[)\]}]$/.test(tokens[at]?.text ?? '')) depth += 1;
    else if (/^[([{]$/.test(tokens[at]?.text ?? '')) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Names of the arguments of a call, as keywords or as keys of objects: the tokens. */
export function argumentsOf(
  tokens: readonly Token[],
  opening: number,
): {readonly names: readonly Token[]; readonly spread?: Token} {
  if (!is(tokens[opening], '(')) return {names: []};
  const names: Token[] = [];
  let spread: Token | undefined;
  let depth = 0;
  let objectDepth = -1;
  for (let at = opening; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    if (token.type === 'other' && /^[([{]$/.test(token.text)) {
      depth += 1;
      const isArgument = is(before, '(') || is(before, ',');
      if (token.text === '{' && depth === 2 && isArgument) objectDepth = 2;
    } else if (token.type === 'other' && /^[)\]}]$/.test(token.text)) {
      if (depth === objectDepth) objectDepth = -1;
      depth -= 1;
      if (depth === 0) break;
    } else if (depth === 1 && token.type === 'name' && is(after, '=') && !is(tokens[at + 2], '=')) {
      names.push(token);
    } else if (depth === objectDepth && (is(before, '{') || is(before, ','))) {
      if (is(token, '.')) spread = token;
      else if (is(after, ':') || (token.type === 'name' && (is(after, ',') || is(after, '}')))) {
        names.push(token);
      }
    } else if (depth === 1 && is(token, '*') && is(after, '*')) spread = token;
  }
  return {names, ...(spread && {spread})};
}
