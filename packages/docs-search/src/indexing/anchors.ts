/**
 * Anchors in the index: most follow from the title of their section, as Docusaurus makes them, or
 * from the section above, as those of properties do (`schema-Tool` and `name` give
 * `schema-Tool-name`). Such anchors are left out of the file.
 */

/** Anchor of a heading as Docusaurus makes it, without a number for repeated titles. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replace(/ /g, '-');
}

/** Sections that may contain a property: the last one, and those that contain that section. */
function ownersAfter(owners: readonly string[], hash: string): string[] {
  return [...owners.filter((owner) => hash.startsWith(`${owner}-`)), hash];
}

const fromTitle = 0;

/**
 * Shortens the anchors of a page's sections.
 * @returns for each, 0 when it follows from its title, n when it is the nth section around it and
 * the title, and the anchor itself otherwise
 */
export function shortenAnchors(
  sections: ReadonlyArray<readonly [title: string, hash: string]>,
): (string | number)[] {
  let owners: string[] = [];
  return sections.map(([title, hash]) => {
    const owner = owners.findIndex((candidate) => hash === `${candidate}-${title}`);
    owners = ownersAfter(owners, hash);
    if (hash === `#${slugOf(title)}`) return fromTitle;
    return owner === -1 ? hash : owner + 1;
  });
}

/** Gives back the anchors that `shortenAnchors` shortened. */
export function restoreAnchors(
  sections: ReadonlyArray<readonly [title: string, hash: string | number]>,
): string[] {
  let owners: string[] = [];
  return sections.map(([title, short]) => {
    const hash =
      typeof short === 'string'
        ? short
        : short === fromTitle
          ? `#${slugOf(title)}`
          : `${owners[short - 1] ?? ''}-${title}`;
    owners = ownersAfter(owners, hash);
    return hash;
  });
}
