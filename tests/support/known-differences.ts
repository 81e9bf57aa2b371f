/** Programs that fail a check for the same reason, which lies outside this project. */
export interface KnownDifference {
  readonly reason: string;
  /** Part of the message that each of these programs fails with. */
  readonly message: string;
  /** Names of the programs. */
  readonly samples: readonly string[];
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
