import {hashOf} from '@docs-kit/docs-verify/record/hash';
import {markOf} from '@docs-kit/docs-verify/record/marks';
import type {VerificationRecord} from '@docs-kit/docs-verify/record/record';
import {sampleIdOf} from '@docs-kit/docs-verify/record/sample-ids';
import type {TagPage} from '@docs-kit/openapi-reference';
import type {PageSet} from './page-set';
import type {SitePage} from '@docs-kit/openapi-changes/reference';

/**
 * Adds to each sample what came of running it. A page that a version borrows from another one shows
 * what came of it in that version.
 * @param records the record of each version by the version's label; none for one never verified
 */
export function addVerification(
  pageSet: PageSet,
  records: ReadonlyMap<string, VerificationRecord | undefined>,
): PageSet {
  const {version, level, operations, tagPages, tagSections} = pageSet;
  const withMarks = (page: SitePage): SitePage => {
    const label = page.availability?.availableIn ?? version.label;
    const record = records.get(label);
    if (!record) return page;
    return {
      ...page,
      samples: page.samples.map((sample) => {
        const id = sampleIdOf(level.id, page.operation.id, sample.id, sample.streaming);
        const verification = markOf(record.samples[id], label, hashOf(sample.code));
        return verification === undefined ? sample : {...sample, verification};
      }),
    };
  };
  const withMarkedOperations = (page: TagPage): TagPage => ({
    ...page,
    operations: page.operations.map(withMarks),
  });
  return {
    ...pageSet,
    operations: operations.map(withMarks),
    tagPages: tagPages.map(withMarkedOperations),
    tagSections: tagSections.map(withMarkedOperations),
  };
}
