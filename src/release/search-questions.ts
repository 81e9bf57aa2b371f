import {isMap, isScalar, parseDocument} from 'yaml';

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
