import leven from 'leven';

/** A statement of a page that does not hold. */
export interface PageFinding {
  readonly file: string;
  readonly line: number;
  /** The name, command or value that is wrong, as the page writes it. */
  readonly name: string;
  /** What was expected, with the nearest known name where there is one. */
  readonly message: string;
  /** The nearest of many known names, looked for only when the finding is shown: most are marked. */
  readonly suggest?: () => string;
}

/** Writes a finding as `file:line: message`, with the suggestion that it has. */
export function describeFinding({file, line, message, suggest}: PageFinding): string {
  return `${file}:${line}: ${message}${suggest?.() ?? ''}`;
}

/** The known name that differs least, if it differs little: ` Did you mean "x"?` */
export function nearest(name: string, known: Iterable<string>): string {
  let best: string | undefined;
  let distance = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= distance) continue;
    const found = leven(name, candidate);
    if (found < distance) [best, distance] = [candidate, found];
  }
  return best === undefined ? '' : ` Did you mean "${best}"?`;
}
