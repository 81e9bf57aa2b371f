import type {GuidePage, RecordedFence} from '@docs-kit/docs-verify/guides/page';
import {runMessageSet} from '@docs-kit/docs-verify/messages/run';
import {messageSetsOf} from '@docs-kit/docs-verify/messages/sets';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import type {NamedResult, Work as WorkIn} from '@docs-kit/docs-verify/work';
import {guidePagesOf} from './guides/fences';
import {guideRecordProblems} from './guides/record';
import {runGuidePage} from './guides/run';
import {messageRecordProblems, quotesOf, situationsOf} from './messages';
import {reasonNotProvoked} from './not-run';
import {answerChecksOf, hasOtherReasons, runSampleSet} from './operations/run';
import {sampleSetsOf} from './operations/samples';
import {isStarted} from './run-files/find';
import {runRunFiles} from './run-files/run';
import type {WorkLane} from './session';
import {runs} from './versions';

/** Work of this product. */
export type Work = WorkIn<WorkLane>;

/**
 * Lists all work of a version: messages of failures, operations, then guides.
 * @throws Error when the version has no samples
 */
export function allWork(version: Pick<VerifiedVersion, 'name'>): Work[] {
  const checks = answerChecksOf(version.name);
  const operations = sampleSetsOf(version.name).map((set): Work => ({
    id: set.id,
    section: 'samples',
    hashes: new Map(set.samples.map(({id, hash}) => [id, hash])),
    isQuick: set.levelId === 'stable' && runs.quick.operations.includes(set.operation.id),
    isOutdated: (recorded) => hasOtherReasons(set, version.name, recorded),
    run: (lane) => runSampleSet(set, lane, checks),
  }));
  const guides = guidePagesOf(version.name);
  const messages = messageSetsOf(quotesOf(version.name), situationsOf(version.name));
  return [
    // What samples register at the servers would come in the way of situations.
    ...messages.map((set): Work => ({
      id: set.id,
      section: 'messages',
      hashes: new Map(set.quotes.map(({id, hash}) => [id, hash])),
      isQuick: false,
      isOutdated: (recorded) => messageRecordProblems([set], recorded).length > 0,
      run: (lane) => runMessageSet(set, lane, reasonNotProvoked),
    })),
    ...operations,
    ...guides.flatMap(guideWork),
  ];
}

/** Divides a guide into its programs with all that they print or start, and its other run files. */
function guideWork(page: GuidePage): Work[] {
  const runFiles = page.fences.filter((fence) => isStarted(fence, page.fences));
  const others = page.fences.filter((fence) => !runFiles.includes(fence));
  const work = (
    id: string,
    fences: readonly RecordedFence[],
    run: (page: GuidePage, lane: WorkLane) => Promise<readonly NamedResult[]>,
  ): Work[] => {
    if (fences.length === 0) return [];
    const keys = new Set(fences.map(({key}) => key));
    return [
      {
        id,
        section: 'guides',
        hashes: new Map(fences.map(({key, hash}) => [key, hash])),
        places: new Map(fences.map((fence) => [fence.key, fence.id])),
        isQuick: id === runs.quick.guide,
        isOutdated: (recorded) => {
          const own = Object.entries(recorded).filter(([key]) => keys.has(key));
          return guideRecordProblems(page.fences, Object.fromEntries(own)).length > 0;
        },
        run: async (lane) => recordedByKey(page, await run(page, lane)),
      },
    ];
  };
  return [
    ...work(page.id, others, runGuidePage),
    ...work(`${page.id} (run files)`, runFiles, runRunFiles),
  ];
}

/** A run names fences by their place in the page, and the record by what they are. */
function recordedByKey(page: GuidePage, results: readonly NamedResult[]): NamedResult[] {
  const keys = new Map(page.fences.map(({id, key}) => [id, key]));
  return results.map((result) => ({...result, id: keys.get(result.id) ?? result.id}));
}
