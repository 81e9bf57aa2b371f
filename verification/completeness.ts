import {unrunOf, type VersionState} from '@docs-kit/docs-verify/completeness';
import {hasRecord, readVerificationRecord} from '../src/files/verification-records';
import {siteVersions} from '../src/site/versions';
import {hasOtherTelemetry} from './telemetry/compare';
import {readDocumentedTelemetry, telemetryGuide} from './telemetry/documented';
import {allWork} from './work';

const nothing = {samples: {}, guides: {}, messages: {}};

/** Compares the record of each version with its pages. */
export function versionStates(
  names: readonly string[] = siteVersions.map(({name}) => name),
): VersionState[] {
  return names.map((name) => {
    const record = readVerificationRecord(name);
    if (!record) {
      const isRecorded = hasRecord(name);
      // What is recorded of other revisions says nothing about the pinned ones.
      return {name, isRecorded, unrun: isRecorded ? unrunOf(allWork({name}), nothing) : []};
    }
    const tables = hasOtherTelemetry(record, readDocumentedTelemetry(name))
      ? [{kind: 'comparison', id: `of ${telemetryGuide} with what a server sends`}]
      : [];
    return {name, isRecorded: true, unrun: [...unrunOf(allWork({name}), record), ...tables]};
  });
}
