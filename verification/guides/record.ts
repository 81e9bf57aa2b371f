import type {SampleRecord} from '@docs-kit/docs-verify/record/record';
import {isStarted, startedWith} from '../run-files/find';
import type {GuideFence, RecordedFence} from '@docs-kit/docs-verify/guides/page';
import {isCheckedOnly, possibleReasons, reasonNotToRun} from '../not-run';
import {programLanguages} from '@docs-kit/docs-verify/guides/outputs';

/**
 * Lists fences of which a record says what no run would: that a program that runs was only parsed
 * or was not run, that one that does not run did, or another reason than the rules give. What comes
 * of outputs depends on their programs.
 * @throws Error when there is no fence: a check of nothing would always pass
 */
export function guideRecordProblems(
  fences: readonly RecordedFence[],
  recorded: Readonly<Record<string, SampleRecord>>,
): string[] {
  if (fences.length === 0) throw new Error('There is no fence that a record could be about.');
  return fences.flatMap((fence) => {
    const entry = recorded[fence.key];
    if (!entry || fence.language === 'text') return [];
    const said = entry.result === 'not run' ? (entry.reason ?? 'not run') : entry.result;
    const [kind, allowed] = expectedResults(fence, fences);
    return allowed.includes(said) ? [] : [`${fence.id} ${kind}, and its record says "${said}"`];
  });
}

/** What a fence is, and what a run can say of it: a result, or the reason why it was not run. */
function expectedResults(
  fence: GuideFence,
  fences: readonly GuideFence[],
): readonly [kind: string, allowed: readonly string[]] {
  const command = startedWith(fence, fences);
  if (command) return expectedResults(command, fences);
  if (isStarted(fence, fences)) {
    const [pageId = ''] = fence.id.split('#');
    return ['is a run file', ['ran', 'differs', ...possibleReasons(pageId)]];
  }
  const isProgram = programLanguages.includes(fence.language);
  if (isProgram && isCheckedOnly(fence)) return ['is a part of a program', ['parsed']];
  const reason = reasonNotToRun(fence);
  if (reason !== undefined) return [reason, [reason]];
  return isProgram ? ['is a program that runs', ['ran', 'differs']] : ['is no program', ['parsed']];
}
