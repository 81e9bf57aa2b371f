/** An entry of a sidebar, as far as the tests read it. */
export type SidebarItem =
  | string
  | {readonly type: 'doc'; readonly id: string}
  | {readonly type: 'link'; readonly href: string}
  | {
      readonly type: 'category';
      readonly label: string;
      readonly link?: {readonly type: string; readonly id?: string};
      readonly items: readonly SidebarItem[];
    };

/** Lists the documents of a sidebar from top to bottom. */
export function documentIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (item.type === 'doc') return [item.id];
    if (item.type === 'link') return [];
    return [...(item.link?.id ? [item.link.id] : []), ...documentIds(item.items)];
  });
}

/**
 * Finds pages that no sidebar lists and entries without a page.
 * @param exempt pages that are meant to be in no sidebar
 */
export function unlistedPages(
  pages: readonly string[],
  sidebar: readonly SidebarItem[],
  exempt: readonly string[],
): string[] {
  const listed = documentIds(sidebar);
  return [
    ...pages
      .filter((page) => !listed.includes(page) && !exempt.includes(page))
      .map(
        (page) =>
          `${page} is in no sidebar: add it to sidebars.ts (or versioned_sidebars/ for a release)`,
      ),
    ...listed
      .filter((id) => !pages.includes(id))
      .map((id) => `${id} is in the sidebar and has no page: write it or take the entry out`),
  ];
}
