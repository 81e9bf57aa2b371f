/** What a fact says: a value, or several whose order says nothing. */
export type FactValue = string | readonly string[];

/** A fact of the framework with a name, as comparisons see it: a command, a variable, a provider. */
export interface Item {
  /** Unique among the items of its kind. */
  readonly name: string;
  /** API or group that readers look for the item under. */
  readonly group: string;
  /** Values by what they say: `{default: '8321', type: 'integer'}`. Absent facts say nothing. */
  readonly facts: Readonly<Record<string, FactValue | undefined>>;
  /** What the item does, whatever its name: equal keys under other names are a renamed item. */
  readonly key?: string;
  /** Name of the item that this one is a part of: it is not listed when that one is new or gone. */
  readonly partOf?: string;
  /** Address of the page with the details. */
  readonly page?: string;
  /** Route that a method of a client calls. */
  readonly route?: string;
}

/** A fact of an item that differs; a side is absent where it says nothing. */
export interface FactChange {
  readonly fact: string;
  readonly before?: FactValue;
  readonly after?: FactValue;
}

/** What became of an item from one version to the next. */
export interface ItemChange {
  /** Name in the newer version; in the older one for a removed item. */
  readonly name: string;
  readonly status: 'added' | 'removed' | 'renamed' | 'changed';
  /** Name in the older version, where it is another. */
  readonly oldName?: string;
  readonly facts: readonly FactChange[];
  /** The item in each version that has it. */
  readonly before?: Item;
  readonly after?: Item;
}

/**
 * Lists the items that differ between two versions, by name.
 * @throws Error when two items of a version have the same name
 */
export function compareItems(before: readonly Item[], after: readonly Item[]): ItemChange[] {
  const old = byName(before);
  const current = byName(after);
  const gone = before.filter(({name}) => !current.has(name));
  const arrived = after.filter(({name}) => !old.has(name));
  const renamed = findRenames(gone, arrived);
  const isGone = new Set(gone.map(({name}) => name));
  const isNew = new Set(arrived.map(({name}) => name));
  const changes: ItemChange[] = [
    ...after.flatMap((item): ItemChange[] => {
      const earlier = old.get(item.name) ?? renamed.get(item);
      if (!earlier) {
        return item.partOf !== undefined && isNew.has(item.partOf)
          ? []
          : [{name: item.name, status: 'added', facts: [], after: item}];
      }
      const facts = compareFacts(earlier, item);
      const both = {name: item.name, facts, before: earlier, after: item};
      if (earlier.name !== item.name) return [{...both, status: 'renamed', oldName: earlier.name}];
      return facts.length > 0 ? [{...both, status: 'changed'}] : [];
    }),
    ...gone
      .filter((item) => ![...renamed.values()].includes(item))
      .filter(({partOf}) => partOf === undefined || !isGone.has(partOf))
      .map((before): ItemChange => ({name: before.name, status: 'removed', facts: [], before})),
  ];
  return changes.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function byName(items: readonly Item[]): Map<string, Item> {
  const named = new Map<string, Item>();
  for (const item of items) {
    if (named.has(item.name)) {
      throw new Error(
        `Two items are called "${item.name}": a comparison needs names that tell items apart.`,
      );
    }
    named.set(item.name, item);
  }
  return named;
}

/** Items that are gone, by the new ones that do the same; only where no other could be meant. */
function findRenames(gone: readonly Item[], arrived: readonly Item[]): Map<Item, Item> {
  const renames = new Map<Item, Item>();
  for (const item of arrived) {
    const candidates = gone.filter(({key}) => key !== undefined && key === item.key);
    const rivals = arrived.filter(({key}) => key === item.key);
    const [only] = candidates;
    if (only && candidates.length === 1 && rivals.length === 1) renames.set(item, only);
  }
  return renames;
}

function compareFacts(before: Item, after: Item): FactChange[] {
  const names = new Set([...Object.keys(before.facts), ...Object.keys(after.facts)]);
  return [...names]
    .map((fact) => ({fact, before: before.facts[fact], after: after.facts[fact]}))
    .filter((change) => textOf(change.before) !== textOf(change.after));
}

const textOf = (value: FactValue | undefined): string =>
  JSON.stringify(typeof value === 'object' ? [...value].sort() : value) ?? '';
