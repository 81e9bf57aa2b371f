import path from 'node:path';
import {formatRecord} from '@docs-kit/docs-verify/record/format';
import type {Subject} from '@docs-kit/docs-verify/verify';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import type {Target} from '@docs-kit/docs-verify/target';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import {
  readRecordOf,
  readVerificationRecord,
  recordPath,
  testedPath,
} from '../src/files/verification-records';
import {readSourceData} from '../src/files/source';
import {compareFramework} from './inspection/compare';
import {describeFramework, type FrameworkNames} from './inspection/describe';
import {readDocumented} from './inspection/documented';
import {writeVerificationPage} from './record/page';
import {type Session, startSession, type WorkLane} from './session';
import {compareTelemetry, hasOtherTelemetry, type ObservedTelemetry} from './telemetry/compare';
import {readDocumentedTelemetry} from './telemetry/documented';
import {observeTelemetry} from './telemetry/scenario';
import {allWork} from './work';

/** What is verified of a version: everything that its pages say and that can be run. */
export function subjectOf(
  version: VerifiedVersion,
  target: Target,
): Subject<WorkLane, Session, ObservedTelemetry> {
  const {name} = version;
  const {framework, client, isPinned} = target;
  const commits = {framework: framework.commit, client: client.commit};
  const file = isPinned ? recordPath(name) : testedPath(name, commits);
  return {
    version,
    target,
    work: allWork(version),
    readRecord: () => readRecordOf(file, commits),
    writeRecord: (record) =>
      writeFileAtomic(path.resolve(__dirname, '..', file), formatRecord(record)),
    readKnown: () => readVerificationRecord(name)?.comparisons ?? {},
    // Readers see results of the pinned revisions alone.
    writePage: isPinned ? writeVerificationPage : () => {},
    hasOtherPage: (record) => hasOtherTelemetry(record, readDocumentedTelemetry(name)),
    startSession: (environment, laneCount, port, packagesUntil) =>
      startSession(version, environment, {laneCount, port, packagesUntil}),
    observe: ({lanes: [lane], receiver}) => {
      if (!lane) throw new Error('There is no server whose telemetry could be observed.');
      return observeTelemetry({...lane, receiver});
    },
    compareObserved: (observed, reason) => ({
      telemetry: observed
        ? compareTelemetry(observed, readDocumentedTelemetry(name))
        : {compared: 0, differences: [`cannot be compared: ${reason}`]},
    }),
    compare: async (environment) =>
      compareFramework(await describeFramework(environment, namesOf(name)), readDocumented(name)),
  };
}

/** What the framework of a version is called, for what asks it. */
function namesOf(versionName: string): FrameworkNames {
  const {framework, clients} = readSourceData(versionName);
  const {modules, program} = framework;
  const [clientModule = ''] = clients.python.modules;
  return {modules, program, client: clients.python.program, clientModule};
}
