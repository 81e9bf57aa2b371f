import {isMap, isScalar, parse, parseDocument} from 'yaml';

/**
 * Takes the questions of pages that no version has any more out of a file of questions, and leaves
 * every other line as its author wrote it.
 * @param text YAML that maps pages, or sections as `page#anchor`, to their questions
 * @param lost paths of the pages under their version, without a leading slash
 */
export function questionsAfterArchive(text: string, lost: ReadonlySet<string>): string {
  const {contents} = parseDocument(text);
  if (!isMap(contents)) return text;
  const places = contents.items.map(({key}) => ({
    page: isScalar(key) ? String(key.value).split('#')[0] : undefined,
    start: isScalar(key) ? (key.range?.[0] ?? 0) : 0,
  }));
  return places
    .flatMap(({page, start}, index) =>
      page !== undefined && lost.has(page)
        ? [[start, places[index + 1]?.start ?? text.length]]
        : [],
    )
    .reduceRight((rest, [start = 0, end = 0]) => rest.slice(0, start) + rest.slice(end), text);
}

/**
 * Takes the queries that only lost pages answer out of a version's list, in which each has a line.
 * @param lost paths of the pages under the version, without a leading slash
 */
export function queriesAfterArchive(text: string, lost: ReadonlySet<string>): string {
  const isLost = (line: string): boolean => {
    if (!line.startsWith('- {')) return false;
    const [{pages}] = parse(line) as [{readonly pages: readonly string[]}];
    return pages.every((page) => lost.has(page));
  };
  return text
    .split(/(?<=\n)/)
    .filter((line) => !isLost(line))
    .join('');
}
