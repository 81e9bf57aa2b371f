import type {Section, VerificationRecord} from './record/record';
import type {Work} from './work';

/** A part of a page that no run has seen in its present form. */
export interface Unrun {
  /** What it is, in the singular: `fence`. */
  readonly kind: string;
  /** Names it in the record, and begins with its page. */
  readonly id: string;
}

/** What a version lacks of a complete record. */
export interface VersionState {
  readonly name: string;
  /** Whether it was ever verified. */
  readonly isRecorded: boolean;
  readonly unrun: readonly Unrun[];
}

const kinds: Readonly<Record<Section, string>> = {
  samples: 'sample',
  guides: 'fence',
  messages: 'message',
};

/**
 * Lists what no run has seen in its present form: samples, fences and messages that a record lacks or
 * knows in another wording.
 * @throws Error when there is no work: a check of nothing would always pass
 */
export function unrunOf(
  all: readonly Pick<Work<never>, 'section' | 'hashes'>[],
  record: Pick<VerificationRecord, Section>,
): Unrun[] {
  if (all.length === 0 || all.some(({hashes}) => hashes.size === 0))
    throw new Error('There is no page that a record could be about.');
  return all.flatMap(({section, hashes}) =>
    [...hashes].flatMap(([id, hash]) =>
      record[section][id]?.hash === hash ? [] : [{kind: kinds[section], id}],
    ),
  );
}

/**
 * Lists what keeps records from being complete, with the command that completes each. A version
 * without a record has no marks, and nothing to lose: it is only named.
 * @param most how much of each version is named; the rest is counted
 * @throws Error when there is no version: a check of nothing would always pass
 */
export function completenessProblems(states: readonly VersionState[], most = Infinity): string[] {
  if (states.length === 0) throw new Error('There is no version that a record could be about.');
  return states.flatMap(({name, isRecorded, unrun}) => {
    if (!isRecorded) {
      return [
        `${name} has no record: describe it among the versions that are verified, then run it.`,
      ];
    }
    return pendingList(
      `${name}: ${unrun.length} not run as they stand, so without a mark. Run \`npm run verify -- --version ${name} --changed\`.`,
      unrun.map(({kind, id}) => `${kind} ${id}`),
      most,
    );
  });
}

/**
 * Lists what is pending below a line that says what it is; nothing when nothing is.
 * @param most how much of it is named; the rest is counted
 */
export function pendingList(head: string, pending: readonly string[], most: number): string[] {
  if (pending.length === 0) return [];
  const others = pending.length - most;
  return [
    head,
    ...pending.slice(0, most).map((each) => `  ${each}`),
    ...(others > 0 ? [`  and ${others} more`] : []),
  ];
}
