/** Shape of a file of `data/redirects/`. */
export interface RedirectList {
  readonly $schema: string;
  readonly redirects: readonly {readonly to: string; readonly from: readonly string[]}[];
  /** Old addresses that are pages today. */
  readonly pages?: readonly string[];
}

/** Writes the redirects that an archived release leaves: all its addresses lead to its own site. */
export function redirectsTo(to: string, from: readonly string[]): RedirectList {
  if (from.length === 0) throw new Error(`No address was found that could lead to ${to}.`);
  return {$schema: '../schemas/redirects.schema.json', redirects: [{to, from: [...from].sort()}]};
}

/**
 * Addresses that a cut takes from the latest release and gives to nobody, with the places of their pages,
 * which have stayed with the former latest release.
 * @param formerPages pages of the former latest release, at the path that it has from now on
 * @param pages pages of the new release, at `/docs`
 * @param formerPath path of the former latest release: `/docs/v1.2.3`
 */
export function leftByCut(
  formerPages: readonly string[],
  pages: readonly string[],
  formerPath: string,
  latestPath: string,
): ReadonlyMap<string, string> {
  return new Map(
    formerPages
      .map((to) => [latestPath + to.slice(formerPath.length), to] as const)
      .filter(([from]) => !pages.includes(from)),
  );
}

/**
 * Leads addresses of pages that are gone, and redirects to them, to other pages.
 * @param places new addresses by former ones: what `leftByCut` gives, or where pages have moved
 * @param isOwn whether the list is the one that gets the new redirects
 */
export function redirectsAfterMove(
  list: RedirectList,
  places: ReadonlyMap<string, string>,
  isOwn: boolean,
): RedirectList {
  const kept = list.redirects.map(({to, from}) => ({to: places.get(to) ?? to, from}));
  const added = isOwn ? [...places].map(([from, to]) => ({to, from: [from]})) : [];
  return {...list, redirects: [...kept, ...added]};
}

/** Leaves out redirects from addresses that a page has taken again. */
export function withoutPages(list: RedirectList, pages: readonly string[]): RedirectList {
  const taken = new Set(pages);
  return {
    ...list,
    redirects: list.redirects
      .map(({to, from}) => ({to, from: from.filter((address) => !taken.has(address))}))
      .filter(({from}) => from.length > 0),
  };
}

/**
 * Leads redirects to pages of an archived release to its own site.
 * @param lost pages of other versions that went with it
 */
export function redirectsAfterArchive(
  list: RedirectList,
  formerPath: string,
  archive: string,
  lost: readonly string[] = [],
): RedirectList {
  const isGone = (to: string): boolean =>
    to === formerPath || to.startsWith(`${formerPath}/`) || lost.includes(to);
  return {
    ...list,
    redirects: list.redirects.map(({to, from}) => ({
      to: isGone(to) ? archive : to,
      from,
    })),
  };
}
