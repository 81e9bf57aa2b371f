/**
 * Follows the guides for clusters with the control plane of a real one, and records what came of it in
 * `data/<version>/cluster.json`. The API server, the controllers and the scheduler are real; in place
 * of kubelets, KWOK says that pods run, so what a kubelet does is left.
 *
 *   npx tsx verification/cluster/run.ts --version v0.2.23 --binaries DIR
 *   npx tsx verification/cluster/run.ts --version next --source DIR --client-source DIR --binaries DIR
 *
 * Exits with 1 when a command ends with an error or what a page says is false.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import {type Environment, prepareEnvironment} from '@docs-kit/docs-verify/environment';
import type {GuidePage} from '@docs-kit/docs-verify/guides/page';
import {localEnvironment, runProgram} from '@docs-kit/docs-verify/processes';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import type {ClusterData} from '../../src/facts/data-types';
import {guidePagesOf} from '../guides/fences';
import {reasonNotToRun} from '../not-run';
import {chosenVersion, type Recorded, runToEnd, versionOptions, writeRecord} from '../options';
import {askGuarded, type ServerSection, startGuarded} from './auth';
import {divide} from './commands';
import {type ControlPlane, parts, startControlPlane} from './control-plane';
import {inspect} from './inspect';
import {releaseFile, startOperator, tryOperator} from './operator';

const namespace = 'llama-stack';
const timeLimit = 120_000;
const settleTime = 60_000;

/** A node as KWOK plays it: what it offers to pods. */
function node(name: string, offers: object, labels: object = {}, taints: object[] = []): object {
  return {
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {name, labels, annotations: {'kwok.x-k8s.io/node': 'fake'}},
    spec: {taints},
    status: {capacity: {pods: '110', ...offers}, allocatable: {pods: '110', ...offers}},
  };
}

const taint = {key: 'nvidia.com/gpu', value: 'true', effect: 'NoSchedule'};
const gpu = {'nvidia.com/gpu': '1'};
const group = 'eks.amazonaws.com/nodegroup';
const m6i = {cpu: '3920m', memory: '14.5Gi'};
/** What readers have before a guide: of the one, what its prerequisites ask for, and no more. */
const nodes: Readonly<Record<string, readonly object[]>> = {
  'deploying/kubernetes_deployment': [node('laptop', {cpu: '4', memory: '10Gi'})],
  'deploying/aws_eks_deployment': [
    ...['a', 'b'].map((name) => node(`cpu-${name}`, m6i, {[group]: 'cpu'})),
    node('gpu', {cpu: '3920m', memory: '14.5Gi', ...gpu}, {[group]: 'gpu'}),
  ],
};
/** What a reader of the Kubernetes guide adds before vLLM; the usual taint is on it. */
const gpuNode = node('gpu', {cpu: '4', memory: '16Gi', ...gpu}, {}, [taint]);

/** Volumes for claims, since no storage driver runs here, and the default class. */
function storage(): object[] {
  const volume = (storageClassName: string, size: string, index: number): object => ({
    apiVersion: 'v1',
    kind: 'PersistentVolume',
    metadata: {name: `${storageClassName}-${index}`},
    spec: {
      storageClassName,
      capacity: {storage: size},
      accessModes: ['ReadWriteOnce'],
      hostPath: {path: '/data'},
    },
  });
  return [
    {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'StorageClass',
      metadata: {
        name: 'standard',
        annotations: {'storageclass.kubernetes.io/is-default-class': 'true'},
      },
      provisioner: 'kubernetes.io/no-provisioner',
    },
    ...['10Gi', '10Gi', '10Gi', '10Gi', '30Gi', '50Gi'].map((size, index) =>
      volume('standard', size, index),
    ),
    ...['20Gi', '50Gi'].map((size, index) => volume('gp3', size, index)),
  ];
}

/** Everything that a guide is followed with. */
interface World {
  readonly plane: ControlPlane;
  readonly page: GuidePage;
  readonly folder: string;
  readonly version: VerifiedVersion;
  readonly environment: Environment;
  /** A checkout of the operator, with its program. */
  readonly operator: string | undefined;
  /** What is stopped after the guide. */
  readonly closing: (() => Promise<void>)[];
  /** Says what is wrong. */
  readonly fault: (what: string) => void;
  /** Says that a sentence of the page is true, or false. */
  readonly state: (says: string, holds: boolean) => void;
}

/** Applies objects of the run itself. */
async function give({kubectl}: ControlPlane, objects: readonly object[]): Promise<void> {
  const list = JSON.stringify({apiVersion: 'v1', kind: 'List', items: objects});
  const {status, output} = await kubectl(['apply', '--filename=-'], list);
  if (status !== 0) throw new Error(`What a reader has cannot be made:\n${output}`);
}

/**
 * What is wrong in the namespace once its pods have settled.
 * @param expected words of what should be wrong
 */
async function settled(plane: ControlPlane, expected?: string): Promise<readonly string[]> {
  const deadline = Date.now() + settleTime;
  for (;;) {
    const findings = await inspect(plane.kubectl, namespace);
    const isSettled =
      expected === undefined
        ? findings.length === 0
        : findings.some((finding) => finding.includes(expected));
    if (isSettled || Date.now() > deadline) return findings;
    await delay(1000);
  }
}

/** The `server` sections with a token check by the cluster that a page shows, in their order. */
const sectionsOf = ({fences}: GuidePage): ServerSection[] =>
  fences
    .filter(({language, code}) => language === 'yaml' && /^server:[^]*type: kubernetes/.test(code))
    .map(({code}) => (parse(code) as {server: ServerSection}).server);

/** Tries the token check of a page; the fence that asks the server then finds it. */
async function tryTokens(world: World): Promise<string> {
  const {state, page, folder} = world;
  const [open, guarded] = sectionsOf(page);
  if (!open || !guarded) throw new Error(`${page.id} has no two token checks of the cluster.`);
  const start = async (section: ServerSection, name: string) =>
    startGuarded({...world, section, folder: path.join(folder, name)});
  const strict = await start(guarded, 'with-policy');
  const ofStrict = await askGuarded(world.plane, strict);
  await strict.stop();
  const server = await start(open, 'without-policy');
  const ofOpen = await askGuarded(world.plane, server);
  const isNewer = world.version.name === 'next';
  const is = (answer: string | undefined, status: number): boolean =>
    answer?.startsWith(String(status)) === true;
  state(
    '{"error": {"message": "Authentication required"}}',
    ofOpen['models without a token'] === '401 {"error": {"message": "Authentication required"}}',
  );
  state(
    'Create a service account for a client and call the server with its token',
    is(ofOpen['models with a token'], 200) && is(ofOpen['models with a wrong token'], 401),
  );
  if (isNewer) {
    state(
      "the health and version routes don't need a token",
      is(ofOpen['health without a token'], 200) && is(ofOpen['version without a token'], 200),
    );
  } else {
    state(
      'every route requires a token, including `/v1/health`',
      is(ofOpen['health without a token'], 401) && is(ofOpen['version without a token'], 401),
    );
  }
  state(
    'callers may read, change and delete what belongs to anyone who shares an attribute with them',
    is(ofOpen['read a database of another'], 200) && is(ofOpen['delete a database of another'], 2),
  );
  state(
    'Every caller can also delete objects without an owner',
    is(ofOpen['delete a model of the run file'], 2),
  );
  state(
    "Each caller's vector databases, files and responses stay private",
    !is(ofStrict['read a database of another'], 200) &&
      !is(ofStrict['delete a database of another'], 2) &&
      is(ofStrict['delete what is mine'], 2),
  );
  state(
    'everyone can use the models, shields and tools',
    is(ofStrict['read a model of the run file'], 200) &&
      !is(ofStrict['delete a model of the run file'], 2),
  );
  world.closing.push(server.stop);
  return server.address;
}

/** What readers have or do before a fence, which the fences that are left would have done. */
const before: readonly {
  readonly code: RegExp;
  readonly page: string;
  readonly prepare: (world: World) => Promise<unknown>;
}[] = [
  {
    page: 'deploying/kubernetes_deployment',
    code: /^kubectl apply -f vllm\.yaml/,
    prepare: async ({plane, folder, state}) => {
      await plane.kubectl(['apply', `--filename=${path.join(folder, 'vllm.yaml')}`]);
      const event = 'Insufficient nvidia.com/gpu';
      const findings = await settled(plane, event);
      state(
        `event \`${event}\``,
        findings.some((finding) => finding.includes(event)),
      );
      await give(plane, [gpuNode]);
      state('even one with the usual `nvidia.com/gpu` taint', (await settled(plane)).length === 0);
    },
  },
  {
    page: 'deploying/kubernetes_deployment',
    code: /^git checkout HEAD~1/,
    prepare: async ({plane, folder}) => {
      // The upgrade before it has changed the pods.
      const restart = ['rollout', 'restart', 'deployment/llama-stack', '--namespace', namespace];
      await plane.kubectl(restart);
      const git =
        'git init --quiet && git add *.yaml && git -c user.name=r -c user.email=r commit --quiet -m';
      const script = `${git} "old" && sed -i "s/image_name: .*/image_name: newer/" llama-stack-config.yaml && ${git} "new"`;
      await runProgram('bash', ['-c', script], {cwd: folder, timeout: timeLimit});
    },
  },
  {
    page: 'deploying/kubernetes_deployment',
    code: /^kubectl apply -f llama-stack-distribution\.yaml/,
    // Its resource replaces what that file has made.
    prepare: async ({plane, operator = '', folder, closing}) => {
      await plane.kubectl(['delete', `--filename=${path.join(folder, 'llama-stack.yaml')}`]);
      closing.push((await startOperator(plane, operator, path.dirname(folder))).stop);
    },
  },
  {
    page: 'deploying/aws_eks_deployment',
    code: /^kubectl apply -f llama-stack-config\.yaml/,
    // Made by "eksctl create iamserviceaccount".
    prepare: ({plane}) =>
      plane.kubectl(['create', 'serviceaccount', 'llama-stack', '--namespace', namespace]),
  },
];

/** Values that fences before those of the cluster set, from an account at AWS or as the page has them. */
function variablesOf({fences}: GuidePage): Record<string, string> {
  const set = fences.flatMap(({code}) => [...code.matchAll(/^export (\w+)=([^$\s]+)$/gm)]);
  return {
    POSTGRES_HOST: 'llama-stack.example.us-west-2.rds.amazonaws.com',
    AWS_ACCOUNT: '123456789012',
    ...Object.fromEntries(set.map(([, name = '', value = '']) => [name, value])),
  };
}

/** A file of objects that an API server takes by itself. */
const objects = /^kind: (?!LlamaStackDistribution)/m;
/** Where the page takes the operator from; the run takes the same file from a checkout. */
const operatorAddress = /https:\/\/raw\.githubusercontent\.com\/\S+\/operator\.yaml/;

/** Follows one guide. */
async function follow(world: World): Promise<ClusterData['fences']> {
  const {plane, page, folder, fault} = world;
  const fences: Record<string, ClusterData['fences'][string]> = {};
  const env = localEnvironment({KUBECONFIG: plane.kubeconfig, ...variablesOf(page)});
  const applied = new Set<string>();
  let server = 'http://localhost:8321';
  await give(plane, [...(nodes[page.id] ?? []), ...storage()]);
  const run = async (id: string, commands: readonly string[]): Promise<void> => {
    const script = ['set -e -o pipefail', ...commands].join('\n');
    const {status, output} = await runProgram('bash', ['-c', script], {
      cwd: folder,
      timeout: timeLimit,
      env,
    });
    // An object that a page also makes in another way has not been applied before.
    if (status !== 0 || /^Warning: (?!resource .* is missing the kubectl)/m.test(output)) {
      fault(`${id} ends with status ${status ?? 'none'}:\n${output}`);
    }
  };
  for (const fence of page.fences) {
    const {title, code, id, hash, key} = fence;
    if (title !== undefined) await fs.writeFile(path.join(folder, title), code);
    if (reasonNotToRun(fence) !== 'needs a cluster') continue;
    const {run: commands, left} = divide(code);
    console.log(`${id}: ${commands.length} commands`);
    const isOfOperator = /operator\.yaml|llamastackdistributions/.test(code);
    if (isOfOperator && world.operator === undefined) {
      fences[key] = {id, hash, ran: [], left: {'needs the operator': commands}};
      continue;
    }
    for (const {prepare} of before.filter(
      (step) => step.page === page.id && step.code.test(code),
    )) {
      await prepare(world);
    }
    if (code.includes('kubectl create token')) server = await tryTokens(world);
    if (/^kubectl delete namespace/.test(code)) {
      const rest = page.fences.flatMap(({title, code}) =>
        title !== undefined && objects.test(code) && !applied.has(title) ? [title] : [],
      );
      for (const name of rest) {
        await run(name, [`kubectl apply -f ${name}`]);
        applied.add(name);
      }
      for (const finding of await settled(plane)) fault(`${page.id}: ${finding}`);
    }
    await run(
      id,
      commands.map((command) =>
        command
          .replace('http://localhost:8321', server)
          .replace(operatorAddress, path.join(world.operator ?? '', releaseFile)),
      ),
    );
    for (const [, name = ''] of code.matchAll(/-f ([\w.-]+\.yaml)/g)) applied.add(name);
    if (!/^kubectl (?:delete|create) namespace/m.test(code)) {
      for (const finding of await settled(plane)) fault(`${id}: ${finding}`);
    }
    if (code.includes('llamastackdistributions')) {
      for (const [says, holds] of await tryOperator(plane, namespace)) world.state(says, holds);
      // What comes next on the page is about the server without the operator.
      const inside = ['--namespace', namespace];
      await plane.kubectl(['delete', 'llamastackdistribution', 'llama-stack', ...inside]);
      await plane.kubectl(['wait', '--for=delete', 'deployment/llama-stack', ...inside]);
      await plane.kubectl(['apply', `--filename=${path.join(folder, 'llama-stack.yaml')}`]);
    }
    fences[key] = {id, hash, ran: commands, left};
  }
  const files = page.fences.filter(({title}) => title !== undefined && applied.has(title));
  for (const {id, hash, key, title = ''} of files) {
    fences[key] = {id, hash, ran: [`kubectl apply -f ${title}`], left: {}};
  }
  return fences;
}

async function main(): Promise<boolean> {
  const {values} = parseArgs({
    options: {
      ...versionOptions,
      binaries: {type: 'string'},
      operator: {type: 'string'},
    },
  });
  const {version, target} = await chosenVersion(values);
  const pages = guidePagesOf(version.name).filter(({id}) => id in nodes);
  if (pages.length !== Object.keys(nodes).length) {
    throw new Error(`${version.name} lacks one of ${Object.keys(nodes).join(', ')}.`);
  }
  const environment = await prepareEnvironment(version, target, {report: console.log});
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cluster-'));
  const fences: Record<string, ClusterData['fences'][string]> = {};
  const statements: ClusterData['statements'][number][] = [];
  const problems: string[] = [];
  const fault = (what: string): void => {
    console.error(what);
    problems.push(what);
  };
  let release = '';
  try {
    const followPage = async (page: GuidePage): Promise<void> => {
      // Each guide has a cluster of its own.
      const place = path.join(folder, path.basename(page.id));
      const work = path.join(place, 'work');
      await fs.mkdir(work, {recursive: true});
      const plane = await startControlPlane(place, values.binaries);
      release = plane.release;
      const closing: (() => Promise<void>)[] = [plane.stop];
      try {
        const state = (says: string, holds: boolean): void => {
          statements.push({page: page.id, says, holds});
          if (!holds) fault(`${page.id} says "${says}", which is not so.`);
        };
        const {operator} = values;
        const world = {
          fault,
          plane,
          page,
          folder: work,
          version,
          environment,
          state,
          operator,
          closing,
        };
        Object.assign(fences, await follow(world));
      } finally {
        while (closing.length > 0) await closing.pop()?.();
      }
    };
    await Promise.all(pages.map(followPage));
  } finally {
    await fs.rm(folder, {recursive: true, force: true, maxRetries: 5});
  }
  if (problems.length > 0) return false;
  writeRecord(version, 'cluster', {
    release,
    parts: parts.filter((name) => name !== 'openssl'),
    statements,
    fences: Object.fromEntries(
      Object.entries(fences).sort(([left], [right]) => (left < right ? -1 : 1)),
    ),
  } satisfies Recorded<ClusterData>);
  return true;
}

runToEnd(main);
