/** What a record of a verification has to be, apart from the shape that reading it checks. */
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
