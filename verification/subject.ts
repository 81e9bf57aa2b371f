import path from 'node:path';
import {writeRecord} from '@docs-kit/docs-verify/record/format';
import type {Subject} from '@docs-kit/docs-verify/verify';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import {readVerificationRecord, recordPath} from '../src/files/verification-records';
import {compareFramework, describeFramework, readDocumented} from './inspection';
import {writeVerificationPage} from './record/page';
import {type Session, startSession, type WorkLane} from './session';
import {
  compareTelemetry,
  hasOtherTelemetry,
  type ObservedTelemetry,
  observeTelemetry,
  readDocumentedTelemetry,
} from './telemetry';
import {allWork} from './work';

/** What is verified of a version: everything that its pages say and that can be run. */
export function subjectOf(version: VerifiedVersion): Subject<WorkLane, Session, ObservedTelemetry> {
  const {name} = version;
  return {
    version,
    work: allWork(version),
    readRecord: () => readVerificationRecord(name),
    writeRecord: (record) => writeRecord(path.resolve(__dirname, '..', recordPath(name)), record),
    writePage: writeVerificationPage,
    hasOtherPage: (record) => hasOtherTelemetry(record, readDocumentedTelemetry(name)),
    startSession: (environment, laneCount, port, packagesUntil) =>
      startSession(version, environment, {laneCount, port, packagesUntil}),
    observe: ({lanes: [lane], receiver}) => {
      if (!lane) throw new Error('There is no server whose telemetry could be observed.');
      return observeTelemetry({...lane, receiver});
    },
    compare: async (environment, observed) => ({
      ...compareFramework(await describeFramework(environment), readDocumented(name)),
      telemetry: compareTelemetry(observed, readDocumentedTelemetry(name)),
    }),
  };
}
