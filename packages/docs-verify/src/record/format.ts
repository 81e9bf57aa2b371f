import type {SampleRecord, VerificationRecord} from './record';

/** One sample a line, sorted, so that a change of one shows as one line. */
export function formatRecord({samples, guides, messages, ...head}: VerificationRecord): string {
  const section = (name: string, entries: Readonly<Record<string, SampleRecord>>): string => {
    const lines = Object.entries(entries)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, entry]) => `    ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
    return lines.length === 0 ? `  "${name}": {}` : `  "${name}": {\n${lines.join(',\n')}\n  }`;
  };
  const rest = JSON.stringify(head, null, 2).slice(0, -2);
  const all = Object.entries({samples, guides, messages}).map((each) => section(...each));
  return `${rest},\n${all.join(',\n')}\n}\n`;
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
