import fs from 'node:fs';
import path from 'node:path';
import type {SampleRecord, VerificationRecord} from '../../src/verification/record';

const root = path.resolve(__dirname, '../..');

/** Where the record of a version is kept, relative to the project's root. */
export function recordPath(versionName: string): string {
  return `data/${versionName}/verification.json`;
}

/** Reads the record of a version; undefined when it was never verified. */
export function readRecord(versionName: string): VerificationRecord | undefined {
  const file = path.join(root, recordPath(versionName));
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as VerificationRecord;
}

/** Writes the record of a version, whole or not at all. */
export function writeRecord(record: VerificationRecord): void {
  const file = path.join(root, recordPath(record.version));
  const unfinished = `${file}.unfinished`;
  fs.writeFileSync(unfinished, formatRecord(record));
  fs.renameSync(unfinished, file);
}

/** One sample a line, sorted, so that a change of one shows as one line. */
export function formatRecord({samples, ...head}: VerificationRecord): string {
  const lines = Object.entries(samples)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, entry]) => `    ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
  const rest = JSON.stringify(head, null, 2).slice(0, -2);
  return `${rest},\n  "samples": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/**
 * Adds results to those of an earlier run.
 * @param current ids of all samples that the pages have: others are taken off the record
 */
export function mergeSamples(
  earlier: Readonly<Record<string, SampleRecord>>,
  results: Readonly<Record<string, SampleRecord>>,
  current: ReadonlySet<string>,
): Record<string, SampleRecord> {
  return Object.fromEntries(
    Object.entries({...earlier, ...results}).filter(([id]) => current.has(id)),
  );
}
