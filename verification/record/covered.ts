import type {RecordedFence} from '@docs-kit/docs-verify/guides/page';

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
