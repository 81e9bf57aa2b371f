/**
 * Finds the page that is nearest to one that a version lacks: the one above it in the address, or the
 * page that stands for the folder.
 * @param path path of the missing page below its version: `/api/create-agent`
 * @param isThere whether the version has a page at a path
 * @param landingPages pages that stand for folders, by the paths of the folders
 * @returns the path below the version; nothing where only its first page is left
 */
export function nearestPath(
  path: string,
  isThere: (path: string) => boolean,
  landingPages: Readonly<Record<string, string>>,
): string | undefined {
  const segments = path.split('/').filter((segment) => segment !== '');
  for (let length = segments.length - 1; length > 0; length -= 1) {
    const above = `/${segments.slice(0, length).join('/')}`;
    const landing = landingPages[above];
    const found = [above, ...(landing === undefined ? [] : [landing])].find(isThere);
    if (found !== undefined) return found;
  }
  return undefined;
}
