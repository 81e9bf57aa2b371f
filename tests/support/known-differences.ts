import path from 'node:path';
import type {AnySchemaObject} from 'ajv/dist/2020';
import {dataChecker, describeDataErrors} from '@docs-kit/docs-facts/data';
import {readJson} from './specifications';

const errorsOf = dataChecker({
  'sample-differences': readJson<AnySchemaObject>('data/schemas/sample-differences.schema.json'),
});

/** Programs that fail a check for the same reason, which this project cannot change. */
export interface KnownDifference {
  readonly reason: string;
  /** Part of the message that each of these programs fails with. */
  readonly message: string;
  /** Names of the programs. */
  readonly samples: readonly string[];
}

/**
 * Reads the known differences of a version: of the samples of its operations, or of its guides.
 * @returns the differences, with samples named as reports name them: `<version>/stable/createResponse`
 * @throws Error when the file does not fit its schema
 */
export function readKnownDifferences(
  versionName: string,
  list: 'nodejs' | 'guides',
): KnownDifference[] {
  const file = `data/${versionName}/sample-differences.json`;
  const data = readJson<Record<typeof list, KnownDifference[]>>(file);
  const errors = errorsOf('sample-differences', data);
  if (errors.length > 0)
    throw new Error(describeDataErrors(path.resolve(__dirname, '../..'), file, errors));
  return data[list].map((entry) => ({
    ...entry,
    samples: entry.samples.map((name) => `${versionName}/${name}`),
  }));
}

/** What a check found in one program. */
export interface Finding {
  readonly name: string;
  readonly message: string;
}

/**
 * Compares findings with the known differences.
 * @returns a line for each finding that is not known, and for each known one that is not found
 */
export function compareWithKnown(
  findings: readonly Finding[],
  known: readonly KnownDifference[],
): string[] {
  const explains = ({samples, message}: KnownDifference, finding: Finding): boolean =>
    samples.includes(finding.name) && finding.message.includes(message);
  const unknown = findings.filter((finding) => !known.some((entry) => explains(entry, finding)));
  const gone = known.flatMap((entry) =>
    entry.samples.filter(
      (name) => !findings.some((finding) => finding.name === name && explains(entry, finding)),
    ),
  );
  return [
    ...unknown.map(({name, message}) => `${name}: ${message}`),
    ...gone.map((name) => `${name}: no longer differs, so take it off the list`),
  ];
}
