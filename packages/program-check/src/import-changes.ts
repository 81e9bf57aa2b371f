import type {Change, Changes} from './facts';

/** Exported names by module: `{'zoo.types': ['Cage']}`. */
export type Modules = Readonly<Record<string, readonly string[]>>;

/** Compares what programs can import: modules that are gone, and names that modules lost. */
export function importChanges(before: Modules, after: Modules, href: string): Changes {
  const arrived = Object.keys(after).filter((module) => !Object.hasOwn(before, module));
  const changes: Record<string, Change> = {};
  for (const [module, names] of Object.entries(before)) {
    const current = after[module];
    if (!current) {
      changes[module] = movedTo(href, successorOf(module, arrived));
      continue;
    }
    for (const name of names) {
      if (current.includes(name)) continue;
      const homes = arrived.filter(
        (each) => each.startsWith(`${module}.`) && after[each]?.includes(name),
      );
      const [home] = homes.sort((one, other) => one.length - other.length);
      changes[`${module}:${name}`] = movedTo(href, home);
    }
  }
  return changes;
}

const movedTo = (href: string, to: string | undefined): Change =>
  to === undefined ? {change: 'removed', href} : {change: 'moved', to, href};

/** The one new module whose path has all parts of the older one in their order, and its last part. */
function successorOf(module: string, arrived: readonly string[]): string | undefined {
  const parts = module.split('.');
  const candidates = arrived.filter((each) => {
    const others = each.split('.');
    if (others.at(-1) !== parts.at(-1)) return false;
    let at = 0;
    for (const part of others) if (part === parts[at]) at += 1;
    return at === parts.length;
  });
  return candidates.length === 1 ? candidates[0] : undefined;
}
