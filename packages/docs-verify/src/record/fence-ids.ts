/**
 * Names the fences of a page by their place in it: `getting_started/quickstart#bash-2` is the second
 * one in bash. The record names them by what they are (`fenceKeys`).
 * @param pageId path of the page below its version's folder, without ending
 * @param languages the language of each fence, in the order of the page
 */
export function fenceIds(pageId: string, languages: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return languages.map((language) => {
    const count = (counts.get(language) ?? 0) + 1;
    counts.set(language, count);
    return `${pageId}#${language}-${count}`;
  });
}
