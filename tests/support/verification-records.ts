/** What a record of a verification has to be, apart from the shape that reading it checks. */
import type {RecordedFence} from '@docs-kit/docs-verify/guides/page';
import type {SampleRecord} from '@docs-kit/docs-verify/record/record';

/** Lists the entries of a record that do not say why they are what they are. */
export function entryProblems(recorded: Readonly<Record<string, SampleRecord>>): string[] {
  return Object.entries(recorded).flatMap(([id, entry]) => {
    if (entry.result === 'not run' && !entry.reason) return [`${id} was not run, without a reason`];
    if (entry.result === 'differs' && !entry.findings?.length) return [`${id} differs in nothing`];
    return [];
  });
}

/** Whether a key of the record is that of a fence with a hash. */
export function isKeyOf(key: string, hash: string): boolean {
  return new RegExp(`#[^#]*-${hash}(?:-\\d+)?$`).test(key);
}

/**
 * Lists fences of which a record says nothing, or something about an earlier text.
 * @param fences all fences that the record is about
 * @throws Error when there is none: a check of nothing would always pass
 */
export function uncovered(
  fences: readonly RecordedFence[],
  recorded: Readonly<Record<string, {readonly hash: string}>>,
): string[] {
  if (fences.length === 0) throw new Error('There is no fence that a record could be about.');
  return fences.flatMap(({key, hash, id, file, line}) =>
    recorded[key]?.hash === hash ? [] : [`${file}:${line}: ${id} is not in the record`],
  );
}
