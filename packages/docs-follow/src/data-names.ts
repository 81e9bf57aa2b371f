import {readers} from './agreement';
import type {FollowedData} from './data';

/** Names that the data has, by the kind of fact; kinds of which it has no names are absent. */
export function namesInData(data: FollowedData): Record<string, ReadonlySet<string>> {
  return Object.fromEntries(
    Object.entries(readers).map(([kind, {claims}]) => [
      kind,
      new Set(claims(data).map(([name]) => name)),
    ]),
  );
}

/**
 * Whether the data has followed a change already; undefined where its names do not tell.
 * @param names as `namesInData` gives them
 */
export function isInData(
  {kind, key, before, after}: {kind: string; key: string; before?: string; after?: string},
  names: Readonly<Record<string, ReadonlySet<string>>>,
): boolean | undefined {
  const known = names[kind];
  if (!known || (before !== undefined && after !== undefined)) return undefined;
  return known.has(key) === (after !== undefined);
}
