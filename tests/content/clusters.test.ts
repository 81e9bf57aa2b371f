/**
 * Commands for clusters and containers have been carried out with a real API server and a real Docker
 * Engine, or have a reason why not: `verification/cluster/run.ts`, `verification/containers/run.ts`.
 */
import type {ClusterData, ContainersData} from '@site/src/facts/data-types';
import {siteVersions} from '@site/src/site/versions';
import type {RecordedFence} from '@docs-kit/docs-verify/guides/page';
import {describe, expect, it} from 'vitest';
import {commandsOf, divide} from '../../verification/cluster/commands';
import {findingsIn} from '../../verification/cluster/inspect';
import {imageOf, noTime, reasonNotToStart, startOf} from '../../verification/containers/find';
import {guidePagesOf} from '../../verification/guides/fences';
import {reasonNotToRun} from '../../verification/not-run';
import {readGuides} from '../support/guide-texts';
import {readJson} from '../support/specifications';
import {uncovered} from '../support/verification-records';

const fencesFor = (version: string, reason: string): RecordedFence[] =>
  guidePagesOf(version).flatMap(({fences}) =>
    fences.filter((fence) => reasonNotToRun(fence) === reason),
  );

/** Words of pages that a run has tried and that are no longer there, or that are not so. */
function statementProblems(
  statements: ClusterData['statements'],
  pages: ReadonlyMap<string, string>,
): string[] {
  if (statements.length === 0) throw new Error('The record has no words of a page.');
  return statements.flatMap(({page, says, holds}) => [
    ...(holds ? [] : [`${page}: "${says}" is not so`]),
    ...(pages.get(page)?.includes(says) ? [] : [`${page} no longer says "${says}"`]),
  ]);
}

describe.each(siteVersions)('the commands for clusters of $name', ({name, docsFolder}) => {
  const {fences: recorded, statements} = readJson<ClusterData>(`data/${name}/cluster.json`);
  const fences = fencesFor(name, 'needs a cluster');

  it('are in the record of the run', () => {
    expect(uncovered(fences, recorded)).toEqual([]);
  });

  it('were carried out, or have the reason that a kubelet or an account gives', () => {
    const carriedOut = fences.filter(({code, key}) => {
      const {ran = [], left = {}} = recorded[key] ?? {};
      expect([...ran, ...Object.values(left).flat()].sort(), key).toEqual(commandsOf(code).sort());
      expect(left, key).toEqual(divide(code).left);
      return ran.length > 0;
    });
    expect(carriedOut.length).toBeGreaterThan(20);
  });

  it('did what their pages say', () => {
    const pages = new Map(readGuides(docsFolder).map(({page, text}) => [page.id, text]));
    expect(statementProblems(statements, pages)).toEqual([]);
  });
});

describe.each(siteVersions)('the commands for containers of $name', ({name}) => {
  const {fences: recorded} = readJson<ContainersData>(`data/${name}/containers.json`);
  const fences = fencesFor(name, 'needs Docker');

  it('are in the record of the run', () => {
    expect(uncovered(fences, recorded)).toEqual([]);
  });

  it('started a server that answers, or have the reason why not', () => {
    const started = fences.filter((fence) => {
      const {left, providers = 0, completion = 200} = recorded[fence.key] ?? {};
      if (left === undefined) {
        expect(providers, fence.id).toBeGreaterThan(0);
        expect(completion, fence.id).toBe(200);
      } else {
        const image = `needs the image ${imageOf(fence) ?? ''}`;
        const reasons = [reasonNotToStart(fence), image, noTime];
        expect(reasons, fence.id).toContain(left);
      }
      return left === undefined;
    });
    expect(started.length).toBeGreaterThan(5);
  });
});

describe('a command for clusters or containers', () => {
  const fence = {key: 'a', hash: '1', id: 'p#bash-1', file: 'docs/p.md', line: 7} as RecordedFence;

  it('is reported where the record has none of it, or an earlier text', () => {
    expect(uncovered([fence], {a: {hash: '1'}})).toEqual([]);
    const missing = ['docs/p.md:7: p#bash-1 is not in the record'];
    expect(uncovered([fence], {a: {hash: '2'}})).toEqual(missing);
    expect(uncovered([fence], {})).toEqual(missing);
    expect(() => uncovered([], {})).toThrow('no fence');
  });

  it('is reported where its page says what is not so, or no longer says it', () => {
    const pages = new Map([['p', 'The pod waits.']]);
    expect(statementProblems([{page: 'p', says: 'The pod waits', holds: true}], pages)).toEqual([]);
    expect(statementProblems([{page: 'p', says: 'It runs', holds: false}], pages)).toEqual([
      'p: "It runs" is not so',
      'p no longer says "It runs"',
    ]);
    expect(() => statementProblems([], pages)).toThrow('no words');
  });

  it('is divided into what an API server takes and what needs more', () => {
    const code = 'kubectl apply \\\n  -f a.yaml\nkubectl logs a\naws s3 ls\n';
    expect(divide(code)).toEqual({
      run: ['kubectl apply -f a.yaml'],
      left: {'needs a kubelet': ['kubectl logs a'], 'needs an account at AWS': ['aws s3 ls']},
    });
  });

  it('starts the same container with another key, and another one with another address', () => {
    const run = (more: string) => startOf({code: `docker run -p 1:1 ${more} a/distribution-b:1`});
    expect(run('-e A_API_KEY')).toBe(run('-e B_API_KEY=b'));
    expect(run('-e A_URL=http://a')).not.toBe(run('-e A_URL=http://b'));
  });

  it('leaves objects that do not fit together, each of which is named', () => {
    const pod = {
      kind: 'Pod',
      metadata: {name: 'server', labels: {app: 'server'}},
      spec: {
        containers: [
          {
            ports: [{name: 'http', containerPort: 8321}],
            env: [{valueFrom: {secretKeyRef: {name: 'keys', key: 'PASSWORD'}}}],
            readinessProbe: {httpGet: {port: 'web'}},
          },
        ],
      },
    };
    const service = (selector: object, targetPort: string) => ({
      kind: 'Service',
      metadata: {name: 'api'},
      spec: {selector: selector as Record<string, string>, ports: [{targetPort}]},
    });
    const secret = {kind: 'Secret', metadata: {name: 'keys'}, data: {OTHER: ''}, spec: {}};
    expect(findingsIn([pod, secret, service({app: 'server'}, 'grpc')])).toEqual([
      'pod server: there is no Secret keys with PASSWORD',
      "pod server: a probe asks port web, which the container doesn't have",
      "service api leads to port grpc, which its pods don't have",
    ]);
    expect(findingsIn([service({app: 'other'}, 'http')])).toEqual(['service api leads to no pod']);
  });
});
