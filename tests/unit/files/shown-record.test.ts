import type {SampleRecord, VerificationRecord} from '@docs-kit/docs-verify/record/record';
import {siteVersions} from '@site/src/site/versions';
import {describe, expect, it} from 'vitest';
import {type OtherRuns, readShownRecord, withOtherRuns} from '../../../src/files/shown-record';

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
    started: {id: 'a#bash-1', hash: '1', providers: 3},
    left: {id: 'a#bash-2', hash: '2', left: 'needs a GPU'},
  },
};
const cluster: OtherRuns['cluster'] = {
  commit: 'f',
  fences: {
    applied: {id: 'b#bash-1', hash: '3', ran: ['kubectl apply'], left: {}},
    partly: {
      id: 'b#bash-2',
      hash: '4',
      ran: ['kubectl get'],
      left: {'needs a kubelet': ['kubectl logs']},
    },
  },
};

describe('the record that pages show', () => {
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

  it('has commands of both kinds in each version that has such runs', () => {
    const kinds = siteVersions.flatMap(({name}) =>
      Object.values(readShownRecord(name)?.guides ?? {}).flatMap(({inside}) => inside ?? []),
    );
    expect(new Set(kinds)).toEqual(new Set(['in a container', 'in a simulated cluster']));
  });
});
