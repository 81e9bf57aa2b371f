import type {Section, VerificationRecord} from './record/record';
import type {Work} from './work';

/** A part of a page that no run has seen in its present form. */
export interface Unrun {
  /** What it is, in the singular: `fence`. */
  readonly kind: string;
  /** The page that has it: a guide, or an operation with its level. */
  readonly page: string;
  /** Names it in the record. */
  readonly id: string;
}

/** What a version lacks of a complete record. */
export interface VersionState {
  readonly name: string;
  /** Whether it was ever verified. */
  readonly isRecorded: boolean;
  readonly unrun: readonly Unrun[];
}

/** Pages that `pendingLine` names of each version. */
const namedPages = 5;

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
      record[section][id]?.hash === hash
        ? []
        : [{kind: kinds[section], page: pageOf(section, id), id}],
    ),
  );
}

/** The page of an entry: ids begin with it. */
function pageOf(section: Section, id: string): string {
  if (section === 'messages') return id.slice(0, id.indexOf(': '));
  const [page = ''] = id.split('#');
  return section === 'samples' && page === id ? id.slice(0, id.lastIndexOf('/')) : page;
}

/**
 * Says in one line how much of which pages has not run in its present form, and how to run it. A
 * version without a record has no marks, and nothing to lose: it is only named.
 * @throws Error when there is no version: a check of nothing would always pass
 */
export function pendingLine(states: readonly VersionState[]): string {
  if (states.length === 0) throw new Error('There is no version that a record could be about.');
  const pending = states.filter(({unrun}) => unrun.length > 0);
  const unrecorded = states.filter(({isRecorded}) => !isRecorded);
  const others = unrecorded.map(({name}) => ` ${name} has no record of a run.`).join('');
  if (pending.length === 0) {
    return unrecorded.length < states.length
      ? `Nothing has changed since it was run.${others}`
      : others.trimStart();
  }
  const places = pending.map(({name, unrun}) => `${countsByPage(unrun)} (${name})`);
  const commands = pending.map(({name}) => `\`${commandFor(name)}\``);
  return `Not run as they stand, so without a mark: ${places.join('; ')}. To run them: ${commands.join(' and ')}.${others}`;
}

const commandFor = (name: string): string => `npm run verify -- --version ${name} --changed`;

/** Counts by kind and page: `2 fences of getting_started/quickstart, 1 message of providers/openai`. */
function countsByPage(unrun: readonly Unrun[]): string {
  const counts = new Map<string, {readonly kind: string; readonly page: string; count: number}>();
  for (const {kind, page} of unrun) {
    const key = `${kind} ${page}`;
    const known = counts.get(key) ?? {kind, page, count: 0};
    known.count += 1;
    counts.set(key, known);
  }
  const groups = [...counts.values()];
  const named = groups
    .slice(0, namedPages)
    .map(({kind, page, count}) => `${count} ${kind}${count === 1 ? '' : 's'} of ${page}`);
  const others = groups.slice(namedPages).reduce((sum, {count}) => sum + count, 0);
  return [...named, ...(others > 0 ? [`${others} of other pages`] : [])].join(', ');
}

/** Lists what keeps records from being complete, with the command that completes each. */
export function completenessProblems(states: readonly VersionState[]): string[] {
  if (states.length === 0) throw new Error('There is no version that a record could be about.');
  return states.flatMap(({name, isRecorded, unrun}) => {
    if (!isRecorded) {
      return [
        `${name} has no record: describe it among the versions that are verified, then run it.`,
      ];
    }
    if (unrun.length === 0) return [];
    return [
      `${name}: ${unrun.length} not run as they stand. Run \`${commandFor(name)}\`.`,
      ...unrun.map(({kind, id}) => `  ${kind} ${id}`),
    ];
  });
}
