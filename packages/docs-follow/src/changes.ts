import type {Fact, Facts} from './digest';
import {kinds} from './kinds';
import {routesBySchema, schemaOf, schemasOf, withLaterNames} from './schemas';

/** What a change does to readers, from the worst: what they use is gone or refused, differs, or is new. */
export const effects = ['breaks', 'differs', 'new'] as const;
export type Effect = (typeof effects)[number];

/** A fact that two revisions say differently. A side that lacks it is undefined. */
export interface Change {
  readonly kind: string;
  readonly key: string;
  readonly before?: string;
  readonly after?: string;
  readonly effect: Effect;
  /** The file that says it, or that said it. */
  readonly file?: string;
}

/**
 * Compares the facts of two revisions.
 * @returns what differs, the worst for readers first, then by kind and name; nothing for equal facts.
 * Parts of what is gone or new as a whole are left out.
 * @throws Error for a kind of fact that `kinds` does not describe
 */
export function changesBetween(earlierFacts: Facts, after: Facts): Change[] {
  const before = withLaterNames(earlierFacts, after);
  const routes = [routesBySchema(before), routesBySchema(after)] as const;
  const schemas = [schemasOf(before), schemasOf(after)] as const;
  const found: Change[] = [];
  for (const kind of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (!(kind in kinds)) throw new Error(`Nothing describes facts of the kind "${kind}".`);
    const [earlier, later] = [before[kind] ?? {}, after[kind] ?? {}];
    const {partOf = ''} = kinds[kind] ?? {};
    const wholes = [before[partOf] ?? {}, after[partOf] ?? {}] as const;
    for (const key of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
      const [old, now] = [earlier[key], later[key]];
      if (old?.[0] === now?.[0]) continue;
      const [hadWhole, hasWhole] = wholes.map((whole) => wholeOf(key, whole));
      if (hadWhole !== hasWhole) continue;
      if (kind === 'field' && !(old && now)) {
        // The schema is gone or new with all operations that use it.
        const schema = schemaOf(key);
        const users = [...(routes[old ? 0 : 1].get(schema) ?? [])];
        const others = old ? after : before;
        const isKept = schemas[old ? 1 : 0].has(schema);
        const isUsed = users.some((route) => route in (others.route ?? {}));
        if (users.length > 0 && !isKept && !isUsed) continue;
      }
      found.push({
        kind,
        key,
        before: old?.[0],
        after: now?.[0],
        effect: effectOf(kind, old, now),
        file: (now ?? old)?.[1],
      });
    }
  }
  const order = Object.keys(kinds);
  const rank = ({effect, kind}: Change): number =>
    effects.indexOf(effect) * order.length + order.indexOf(kind);
  return found.sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
}

/** What a part belongs to: the longest beginning of its name that is the name of a whole. */
function wholeOf(part: string, wholes: Facts[string]): string | undefined {
  const words = part.split(' ');
  return words
    .map((_, index) => words.slice(0, words.length - index - 1).join(' '))
    .find((name) => name in wholes);
}

function effectOf(kind: string, old: Fact | undefined, now: Fact | undefined): Effect {
  const isRequired = now?.[0].endsWith('required') && !old?.[0].endsWith('required');
  if (!now) return kinds[kind]?.mild ? 'differs' : 'breaks';
  if (isRequired && (old || kinds[kind]?.isGiven)) return 'breaks';
  return old ? 'differs' : 'new';
}
