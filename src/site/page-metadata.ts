/**
 * Title of a page in a browser's tab and in lists of results, where pages of several versions and
 * levels are beside each other.
 * @param place what distinguishes pages with the same title, such as a version; may be empty
 */
export function titleInPlace(title: string, place: readonly string[]): string {
  return place.length > 0 ? `${title} (${place.join(', ')})` : title;
}

/**
 * Description of a page for lists of results: one of another version than the latest begins with
 * the version's label, since the guides of several versions describe the same task.
 * @param versionLabel label of the page's version, undefined for the latest release
 */
export function describeInVersion(description: string, versionLabel: string | undefined): string {
  return versionLabel === undefined ? description : `${versionLabel}: ${description}`;
}
