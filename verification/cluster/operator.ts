import fs from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {localEnvironment, type RunningProgram, startProgram} from '@docs-kit/docs-verify/processes';
import type {ControlPlane} from './control-plane';

const system = 'llama-stack-k8s-operator-system';
const account = 'llama-stack-k8s-operator-controller-manager';
const waitTime = 60_000;

/** File in a checkout of the operator that a page applies from its address. */
export const releaseFile = 'release/operator.yaml';

/**
 * Starts the operator, with the rights that its release gives to its service account and no others.
 * @param checkout folder of its source, with the program `manager` built from it
 */
export async function startOperator(
  {kubectl, address, certificate}: ControlPlane,
  checkout: string,
  folder: string,
): Promise<RunningProgram> {
  const {output} = await kubectl(['create', 'token', account, '--namespace', system]);
  const kubeconfig = path.join(folder, 'operator.conf');
  await fs.writeFile(
    kubeconfig,
    JSON.stringify({
      apiVersion: 'v1',
      kind: 'Config',
      clusters: [{name: 'run', cluster: {server: address, 'certificate-authority': certificate}}],
      users: [{name: 'operator', user: {token: output.trim()}}],
      contexts: [{name: 'run', context: {cluster: 'run', user: 'operator'}}],
      'current-context': 'run',
    }),
  );
  return startProgram(
    path.join(checkout, 'manager'),
    ['--kubeconfig', kubeconfig, '--metrics-bind-address=0', '--health-probe-bind-address=0'],
    {
      // It reads its templates from the folder that it starts in.
      cwd: path.join(checkout, 'controllers'),
      env: localEnvironment({OPERATOR_NAMESPACE: system, OPERATOR_VERSION: '0.4.0'}),
      log: path.join(folder, 'operator.log'),
    },
  );
}

/** What is read of the Deployment that the operator makes. */
interface Made {
  readonly spec: {
    readonly template: {
      readonly metadata?: {readonly annotations?: Readonly<Record<string, string>>};
      readonly spec: {
        readonly serviceAccountName?: string;
        readonly containers: readonly {
          readonly command?: readonly string[];
          readonly startupProbe?: {
            readonly httpGet?: {readonly path: string};
            readonly initialDelaySeconds?: number;
            readonly periodSeconds?: number;
            readonly failureThreshold?: number;
          };
          readonly readinessProbe?: object;
          readonly livenessProbe?: object;
          readonly env?: readonly {readonly name: string; readonly value?: string}[];
          readonly volumeMounts?: readonly {readonly mountPath: string}[];
        }[];
      };
    };
  };
}

/**
 * Compares what the operator has made of the page's resource with what the page says of it.
 * @returns sentences of the page, and whether they hold
 */
export async function tryOperator(
  {kubectl}: ControlPlane,
  namespace: string,
): Promise<readonly (readonly [says: string, holds: boolean])[]> {
  const inside = ['--namespace', namespace];
  const until = async (isThere: () => Promise<boolean>): Promise<boolean> => {
    const deadline = Date.now() + waitTime;
    while (!(await isThere())) {
      if (Date.now() > deadline) return false;
      await delay(500);
    }
    return true;
  };
  const exists = async (...object: readonly string[]): Promise<boolean> => {
    const {status} = await kubectl(['get', ...object, ...inside]);
    return status === 0;
  };
  const deployment = async (): Promise<Made> => {
    const {output} = await kubectl(['get', 'deployment/llama-stack', ...inside, '--output=json']);
    return JSON.parse(output) as Made;
  };
  const isReady = await until(async () => {
    const {output} = await kubectl(['get', 'llamastackdistributions', ...inside]);
    return /^NAME +PHASE/.test(output) && /^llama-stack +Ready/m.test(output);
  });
  if (!isReady) return [['Wait until the column `Phase` says `Ready`', false]];
  const made = await deployment();
  const [container] = made.spec.template.spec.containers;
  const valueOf = (name: string): string | undefined =>
    container?.env?.find((variable) => variable.name === name)?.value;
  const accountName = made.spec.template.spec.serviceAccountName ?? '';
  const before = JSON.stringify(made.spec.template);
  await kubectl([
    ...['patch', 'configmap', 'llama-stack-config', ...inside, '--type=merge'],
    ...['--patch', JSON.stringify({data: {'other.yaml': 'version: 2\n'}})],
  ]);
  const isRestarted = await until(async () => {
    const {spec} = await deployment();
    return JSON.stringify(spec.template) !== before;
  });
  const both = await kubectl([
    ...['patch', 'llamastackdistribution', 'llama-stack', ...inside, '--type=merge'],
    '--patch={"spec":{"server":{"distribution":{"name":"starter","image":"example/image:1"}}}}',
  ]);
  return [
    ['Wait until the column `Phase` says `Ready`', true],
    [
      'creates the Deployment, Service, volume claim and service account from one resource',
      (await exists('service', 'llama-stack-service')) &&
        (await exists('persistentvolumeclaim', 'llama-stack-pvc')) &&
        accountName !== '' &&
        (await exists('serviceaccount', accountName)),
    ],
    [
      'The operator names the Service `<resource>-service`',
      await exists('service', 'llama-stack-service'),
    ],
    [
      'mounts it at `/etc/llama-stack/`',
      container?.volumeMounts?.some(({mountPath}) => mountPath === '/etc/llama-stack/') === true,
    ],
    [
      'It sets a startup probe on `/v1/health`, but no readiness or liveness probe',
      container?.startupProbe?.httpGet?.path === '/v1/health' &&
        container.readinessProbe === undefined &&
        container.livenessProbe === undefined,
    ],
    [
      'it asks after 15 seconds, then twice more at intervals of 10',
      container?.startupProbe?.initialDelaySeconds === 15 &&
        container.startupProbe.periodSeconds === 10 &&
        container.startupProbe.failureThreshold === 3,
    ],
    ["It restarts the pod when the ConfigMap's data changes", isRestarted],
    ["It doesn't pass a port to the server", valueOf('LLAMA_STACK_PORT') === undefined],
    ['It sets `HF_HOME` to the storage path', valueOf('HF_HOME') === '/var/lib/llama-stack'],
    [
      'Set `distribution.name` or `distribution.image`, never both',
      both.status !== 0 && both.output.includes('Only one of name or image'),
    ],
  ];
}
