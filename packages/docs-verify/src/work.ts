import type {SampleRecord, Section, VerificationRecord} from './record/record';

/** What came of a sample, a fence or a message, with its id. */
export interface NamedResult extends SampleRecord {
  readonly id: string;
}

/** What runs in one go: the programs of an operation that do the same, or a guide's fences or run files. */
export interface Work<Lane> {
  readonly id: string;
  readonly section: Section;
  /** Hash of each sample by its id. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Names samples by their place on the page, for people, where their ids do not. */
  readonly places?: ReadonlyMap<string, string>;
  /** Whether the quick part runs it. */
  readonly isQuick: boolean;
  /** Whether a record says something about its samples that a run would no longer say. */
  readonly isOutdated: (recorded: Readonly<Record<string, SampleRecord>>) => boolean;
  readonly run: (lane: Lane) => Promise<readonly NamedResult[]>;
}

/** Chooses from all work what the options of a run ask for. */
export function chosenWork<Lane>(
  all: readonly Work<Lane>[],
  earlier: Pick<VerificationRecord, Section> | undefined,
  {
    part,
    only,
    changed = false,
    quick = false,
  }: {
    readonly part?: Section;
    readonly only?: readonly string[];
    readonly changed?: boolean;
    readonly quick?: boolean;
  },
): Work<Lane>[] {
  return all.filter(
    ({id, section, hashes, isQuick, isOutdated}) =>
      (part === undefined || section === part) &&
      (only === undefined || only.some((text) => id.includes(text))) &&
      (!quick || isQuick) &&
      (!changed ||
        (earlier !== undefined && isOutdated(earlier[section])) ||
        [...hashes].some(([sample, hash]) => {
          const entry = earlier?.[section][sample];
          return entry?.hash !== hash || entry.result === 'differs';
        })),
  );
}
