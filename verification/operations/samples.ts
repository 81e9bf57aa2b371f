import {loadPageSets} from '../../src/files/page-sets';
import type {Operation} from '@docs-kit/openapi-model';
import {describedOperations} from '@docs-kit/openapi-changes/reference';
import {hashOf} from '@docs-kit/docs-verify/record/hash';
import {sampleIdOf} from '@docs-kit/docs-verify/record/sample-ids';
import type {CodeSample} from '@docs-kit/openapi-reference/samples';

/** A program that calls an operation. */
export interface OperationSample {
  /** Names the program in the record: `stable/createResponse/python`, `…/python-stream`. */
  readonly id: string;
  readonly levelId: string;
  readonly operation: Operation;
  readonly language: CodeSample['id'];
  readonly streaming: boolean;
  readonly code: string;
  /** Whether the program prints what comes back: others end in silence. */
  readonly prints: boolean;
  readonly hash: string;
}

/** The programs of one operation that do the same: one for each language. */
export interface SampleSet {
  readonly id: string;
  readonly levelId: string;
  readonly operation: Operation;
  readonly streaming: boolean;
  readonly samples: readonly OperationSample[];
}

/**
 * Lists the programs of all operations of a version, in the order of the pages. Pages that a version
 * borrows from another one repeat the programs of that version, which are run there.
 * @throws Error when the version has none
 */
export function sampleSetsOf(versionName: string): SampleSet[] {
  const sets = loadPageSets()
    .filter(({version}) => version.name === versionName)
    .flatMap((pageSet) =>
      describedOperations(pageSet).flatMap(({operation, samples}) =>
        [false, true].flatMap((streaming) => {
          const own = samples.filter((sample) => sample.streaming === streaming);
          if (own.length === 0) return [];
          const levelId = pageSet.level.id;
          const id = `${levelId}/${operation.id}`;
          const set = {id: streaming ? `${id}#stream` : id, levelId, operation, streaming};
          return [
            {
              ...set,
              samples: own.map((sample) => ({
                ...set,
                id: sampleIdOf(levelId, operation.id, sample.id, streaming),
                language: sample.id,
                code: sample.code,
                prints: sample.prints,
                hash: hashOf(sample.code),
              })),
            },
          ];
        }),
      ),
    );
  if (sets.length === 0) throw new Error(`No operation page of "${versionName}" has a sample.`);
  return sets;
}
