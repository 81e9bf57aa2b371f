import {type Chain, is, openingOf} from './chains';
import {textOf} from './clients';
import {changeIn, type Changes} from './facts';
import type {Notes} from './notes';
import type {Token} from './tokens';

/** A call whose result changed: the index of its first token, and its fields that are gone. */
export interface ResultCall {
  readonly first: number;
  readonly fields: Changes;
}

/** Where a name holds a result, or one of its items: from one token to before another. */
interface Scope {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly fields: Changes;
}

/**
 * Notes fields that are gone from what calls return: of a name that the call is assigned to, and of
 * one that a loop or a comprehension over the call or such a name has.
 */
export function checkResults(
  tokens: readonly Token[],
  chains: readonly Chain[],
  calls: readonly ResultCall[],
  notes: Notes,
): void {
  if (calls.length === 0) return;
  const results = new Map<number, Changes>(calls.map(({first, fields}) => [first, fields]));
  const scopes: Scope[] = [];
  const fieldsAt = (at: number, name: string): Changes | undefined =>
    scopes.findLast((scope) => scope.name === name && scope.from <= at && at < scope.to)?.fields;
  for (const {names, first, next} of chains) {
    const name = textOf(names);
    if (is(tokens[next], '=') && !is(tokens[next + 1], '=')) {
      const value = is(tokens[next + 1], 'await') ? next + 2 : next + 1;
      const fields = results.get(value);
      // An empty value, as after an error, does not say that the name holds something else.
      const isEmpty = ['[', 'None', 'null', 'undefined'].some((word) => is(tokens[value], word));
      if (fields || (fieldsAt(first, name) && !isEmpty)) {
        scopes.push({name, from: next, to: tokens.length, fields: fields ?? {}});
      }
    } else if (is(tokens[next], 'in') || is(tokens[next], 'of')) {
      const value = is(tokens[next + 1], 'await') ? next + 2 : next + 1;
      const fields = results.get(value) ?? fieldsAt(first, tokens[value]?.text ?? '');
      const before = ['const', 'let', 'var'].some((word) => is(tokens[first - 1], word))
        ? first - 2
        : first - 1;
      const loop = is(tokens[before], '(') ? before - 1 : before;
      if (!is(tokens[loop], 'for')) continue;
      const opening = tokens[loop]?.isFirst ? -1 : enclosing(tokens, loop);
      if (fields && opening >= 0) {
        scopes.push({name, from: opening, to: next, fields});
      } else if (fields ?? fieldsAt(first, name)) {
        scopes.push({name, from: next, to: tokens.length, fields: fields ?? {}});
      }
    }
  }
  for (const {names, first} of chains) {
    names.slice(1).forEach(({text, start, end}, at) => {
      const fields = fieldsAt(first, textOf(names.slice(0, at + 1)));
      const change = fields && changeIn(fields, text);
      if (change) notes.add([start, end], text, change);
    });
  }
}

/** Index of the bracket around a token that is not at the beginning of a line; -1 where none is. */
function enclosing(tokens: readonly Token[], at: number): number {
  for (let before = at - 1; before >= 0; before -= 1) {
    if (tokens[before]?.type !== 'other') continue;
    if (/^[)\]}]$/.test(tokens[before]?.text ?? '')) before = openingOf(tokens, before);
    else if (/^[([{]$/.test(tokens[before]?.text ?? '')) return before;
  }
  return -1;
}
