/** What lychee writes with `--format json`: the links of each file that failed. */
interface LycheeReport {
  readonly total: number;
  readonly error_map: Readonly<
    Record<string, readonly {readonly url: string; readonly status: {readonly text: string}}[]>
  >;
}

/**
 * Compares links that failed with those that are known to. A known one that works again has to leave
 * the list, so that the list only shrinks.
 * @param report what lychee wrote
 * @param known addresses that are known to fail
 * @returns a line for each link that does not fit, with what to do
 * @throws Error when the report has another form, or no link was checked
 */
export function compareLinks(report: unknown, known: readonly string[]): string[] {
  const {total, error_map: failures} = report as Partial<LycheeReport>;
  if (!total || !failures) {
    throw new Error(
      'Expected a report of lychee in JSON with `total` above 0 and `error_map`. Did it check any link?',
    );
  }
  const failed = new Map<string, string>();
  for (const [file, links] of Object.entries(failures)) {
    for (const {url, status} of links) failed.set(url, `${status.text}, in ${file}`);
  }
  return [
    ...[...failed]
      .filter(([url]) => !known.includes(url))
      .map(([url, why]) => `${url} fails (${why}). Correct the page.`),
    ...known
      .filter((url) => !failed.has(url))
      .map((url) => `${url} works again, or no page has it. Remove it from the list.`),
  ];
}
