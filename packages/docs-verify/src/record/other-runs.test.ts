import {describe, expect, it} from 'vitest';
import {type OtherRuns, withOtherRuns} from './other-runs';
import type {SampleRecord, VerificationRecord} from './record';

const notRun = (hash: string): SampleRecord => ({
  hash,
  result: 'not run',
  reason: 'needs Docker',
});
const record: VerificationRecord = {
  version: 'v1.2',
  commits: {framework: 'f', client: 'c'},
  dates: {},
  framework: '1.2',
  client: '1.2',
  tools: {},
  comparisons: {},
  samples: {},
  guides: {started: notRun('1'), left: notRun('2'), applied: notRun('3'), partly: notRun('4')},
  messages: {},
};
const containers: OtherRuns['containers'] = {
  commit: 'f',
  fences: {
    started: {hash: '1'},
    left: {hash: '2', left: 'needs a GPU'},
  },
};
const cluster: OtherRuns['cluster'] = {
  commit: 'f',
  fences: {
    applied: {hash: '3', ran: ['kubectl apply'], left: {}},
    partly: {
      hash: '4',
      ran: ['kubectl get'],
      left: {'needs a kubelet': ['kubectl logs']},
    },
  },
};

describe('a record with what other runs carried out', () => {
  it('says that a command ran if a container or a cluster carried out all of it', () => {
    expect(withOtherRuns(record, {containers, cluster}).guides).toEqual({
      started: {hash: '1', result: 'ran', inside: 'in a container'},
      left: notRun('2'),
      applied: {hash: '3', result: 'ran', inside: 'in a simulated cluster'},
      partly: notRun('4'),
    });
  });

  it('leaves out a run with another commit', () => {
    const runs = {
      containers: {...containers, commit: 'e'},
      cluster: {...cluster, commit: 'e'},
    } as OtherRuns;
    expect(withOtherRuns(record, runs)).toEqual(record);
    expect(withOtherRuns(record, {})).toEqual(record);
  });
});
