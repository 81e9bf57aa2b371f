/** What a version does otherwise than the one before it, where no document shows it. */
export interface BehaviorChange {
  /** API or group that readers look for the change under. */
  readonly api: string;
  /** What behaves otherwise: a few words of Markdown. */
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Whether readers need it before they upgrade. */
  readonly first?: true;
  /** The difference, as Markdown without a full stop at its end. */
  readonly change: string;
  /** What readers do about it, in the same form. */
  readonly action?: string;
  /** Slugs of the operations that behave otherwise. */
  readonly operations?: readonly string[];
  /** Path of the page with the details, under both versions. */
  readonly page?: string;
  /** Differences that this change describes better, as `OWNER WHAT`. */
  readonly replaces?: readonly string[];
}

/** Ids of the sections that list operations or what they do, by what became of them. */
export const upgradeSectionIds = {
  readFirst: 'read-first',
  behavior: 'behavior',
  seen: 'same-requests',
  moved: 'moved-routes',
  removed: 'removed-routes',
  deprecated: 'removed-routes',
  added: 'new-operations',
  changed: 'changed-operations',
} as const;

/**
 * Orders changes for readers: first what they need before they upgrade, as the data has it, then the
 * others group by group, in the order in which the groups appear.
 */
export function orderBehavior(changes: readonly BehaviorChange[]): BehaviorChange[] {
  const others = changes.filter(({first}) => !first);
  const groups = [...new Set(others.map(({api}) => api))];
  return [
    ...changes.filter(({first}) => first),
    ...groups.flatMap((group) => others.filter(({api}) => api === group)),
  ];
}

/** Id of the section that lists a change. */
export const behaviorSectionOf = ({first}: BehaviorChange): string =>
  first ? upgradeSectionIds.readFirst : upgradeSectionIds.behavior;

/**
 * Links changes, as Markdown: by their names where they are few, otherwise by their number.
 * @param page address of the page that lists them; empty on that page itself
 */
export function behaviorLinks(changes: readonly BehaviorChange[], page = ''): string {
  if (changes.length <= 2) {
    return changes
      .map((change) => `[${change.name}](${page}#${behaviorSectionOf(change)})`)
      .join(', ');
  }
  const sections = [...new Set(changes.map(behaviorSectionOf))].sort((one) =>
    one === upgradeSectionIds.readFirst ? -1 : 1,
  );
  return sections
    .map((section, place) => {
      const count = changes.filter((change) => behaviorSectionOf(change) === section).length;
      const noun = place > 0 ? 'more' : count === 1 ? 'change' : 'changes';
      return `[${count} ${noun}](${page}#${section})`;
    })
    .join(', ');
}
