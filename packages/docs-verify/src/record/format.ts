import type {SampleRecord, VerificationRecord} from './record';

/** Writes a record with one sample a line. */
export function formatRecord({samples, guides, messages, ...head}: VerificationRecord): string {
  const rest = JSON.stringify(head, null, 2).slice(0, -2);
  const all = Object.entries({samples, guides, messages}).map((each) => formatPart(...each));
  return `${rest},\n${all.join(',\n')}\n}\n`;
}

/**
 * Writes a property of a record, one entry a line, sorted, so that a change of one shows as one line.
 * @param entries by id
 * @param indent what begins each line of the property
 */
export function formatPart(name: string, entries: object, indent = '  '): string {
  const lines = Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, entry]) => `${indent}  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
  const start = `${indent}"${name}": {`;
  return lines.length === 0 ? `${start}}` : `${start}\n${lines.join(',\n')}\n${indent}}`;
}

/**
 * Adds results to those of an earlier run.
 * @param current hashes of all samples that the pages have, by id: what the record says of other code
 *   is taken off it
 */
export function mergeSamples(
  earlier: Readonly<Record<string, SampleRecord>>,
  results: Readonly<Record<string, SampleRecord>>,
  current: ReadonlyMap<string, string>,
): Record<string, SampleRecord> {
  return Object.fromEntries(
    Object.entries({...earlier, ...results}).filter(([id, {hash}]) => current.get(id) === hash),
  );
}
