import {loadPageSets} from '../../src/files/page-sets';
import type {Operation} from '@docs-kit/openapi-model';
import {describedOperations} from '@docs-kit/openapi-changes/reference';
import type {CodeSample} from '@docs-kit/openapi-reference/samples';

/** A program of an operation's page, with the place that it comes from. */
export interface DocumentedSample {
  /** Names the program in reports: `next/stable/createResponse#stream`. */
  readonly name: string;
  readonly versionName: string;
  readonly levelId: string;
  readonly operation: Operation;
  readonly sample: CodeSample;
}

/**
 * Lists the programs of all operations of all versions, each once: pages that a version borrows
 * from another one repeat the programs of that version.
 */
export function documentedSamples(): DocumentedSample[] {
  return loadPageSets().flatMap((pageSet) =>
    describedOperations(pageSet).flatMap(({operation, samples}) =>
      samples.map((sample) => ({
        name: `${pageSet.version.name}/${pageSet.level.id}/${operation.id}${sample.streaming ? '#stream' : ''}`,
        versionName: pageSet.version.name,
        levelId: pageSet.level.id,
        operation,
        sample,
      })),
    ),
  );
}

/**
 * Runs a check on programs of one language and collects what it finds.
 * @throws Error when there is no program to check: a check of nothing would always pass
 */
export function findingsOf(
  samples: readonly DocumentedSample[],
  check: (code: string) => string | undefined,
): string[] {
  if (samples.length === 0) throw new Error('There are no code samples to check.');
  return samples.flatMap(({name, sample}) => {
    const finding = check(sample.code);
    return finding === undefined ? [] : [`${name}: ${finding}`];
  });
}
