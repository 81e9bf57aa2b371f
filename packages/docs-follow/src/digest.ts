/** What a revision of a product says of itself, by kind: settings, commands, routes and the like. */

/** A fact: what is said, and the file that says it, where one does. */
export type Fact = readonly [value: string, file?: string];

/** Facts by their kind and their name, such as `option`, `zoo feed --animal`. */
export type Facts = Readonly<Record<string, Readonly<Record<string, Fact>>>>;

/** Hash of the content of each file, by its path as all releases would have it. */
export type FileHashes = Readonly<Record<string, string>>;

/** Gathers facts. One that is said twice has both values. */
export class FactCollection {
  readonly #kinds = new Map<string, Map<string, {values: Set<string>; file?: string}>>();

  add(kind: string, key: string, value = '', file?: string): void {
    const known = this.#kinds.get(kind) ?? new Map<string, {values: Set<string>; file?: string}>();
    this.#kinds.set(kind, known);
    const fact = known.get(key);
    if (fact) fact.values.add(value);
    else known.set(key, {values: new Set([value]), file});
  }

  /** Adds what another one has. */
  addAll(others: FactCollection): void {
    for (const [kind, facts] of others.#kinds) {
      for (const [key, {values, file}] of facts) {
        for (const value of values) this.add(kind, key, value, file);
      }
    }
  }

  /** All facts, sorted by kind and name. */
  toFacts(): Facts {
    return sorted(
      [...this.#kinds].map(([kind, facts]) => [
        kind,
        sorted(
          [...facts].map(([key, {values, file}]): [string, Fact] => {
            const value = [...values].sort().join(' or ');
            return [key, file === undefined ? [value] : [value, file]];
          }),
        ),
      ]),
    );
  }
}

export function sorted<Value>(
  entries: readonly (readonly [string, Value])[],
): Record<string, Value> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
}
