import fs from 'node:fs/promises';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {freePort} from '@docs-kit/service-doubles/listening';
import {Problem} from '@docs-kit/docs-verify/problem';
import {
  type Ended,
  localEnvironment,
  type RunningProgram,
  runProgram,
  startProgram,
} from '@docs-kit/docs-verify/processes';

/** Programs of a control plane. KWOK says of nodes that they are ready, and of their pods that they run. */
export const parts = [
  'etcd',
  'kube-apiserver',
  'kube-controller-manager',
  'kube-scheduler',
  'kwok',
  'kubectl',
  'openssl',
] as const;

/** The control plane of a cluster, without kubelets. */
export interface ControlPlane {
  readonly address: string;
  /** Certificate that clients check the address with. */
  readonly certificate: string;
  readonly kubeconfig: string;
  /** Release of the API server, such as `v1.32.4`. */
  readonly release: string;
  /** Runs kubectl as the administrator. */
  readonly kubectl: (args: readonly string[], input?: string) => Promise<Ended>;
  readonly stop: () => Promise<void>;
}

const stepTime = 60_000;
const startTime = 180_000;
const pollInterval = 250;

/** Path of each program, from a folder or from PATH.
 * @throws Problem that names those which are missing, and where to get them
 */
function findParts(folder: string | undefined): ReadonlyMap<string, string> {
  const places = [folder, ...(process.env.PATH ?? '').split(path.delimiter)].filter(
    (place) => place !== undefined,
  );
  const found = new Map(
    parts.flatMap((name) => {
      const file = places.map((place) => path.join(place, name)).find((name) => existsSync(name));
      return file === undefined ? [] : [[name, file] as const];
    }),
  );
  const missing = parts.filter((name) => !found.has(name));
  if (missing.length === 0) return found;
  throw new Problem(
    `The control plane lacks ${missing.join(', ')}.`,
    'Put them into the folder of --binaries, or on PATH. They are in the releases of Kubernetes (the archive "server"), etcd and KWOK, and "go build" makes them from k8s.io/kubernetes, go.etcd.io/etcd and sigs.k8s.io/kwok. This runner installs nothing.',
  );
}

/**
 * Starts the control plane of a cluster: etcd, the API server with role-based access, the controllers,
 * the scheduler, and KWOK in place of kubelets.
 * @param folder where its data, certificates and logs are put; it must exist
 * @param binaries folder with the programs that are not on PATH
 * @throws Problem when a program is missing or does not start
 */
export async function startControlPlane(folder: string, binaries?: string): Promise<ControlPlane> {
  const programs = findParts(binaries);
  const running: RunningProgram[] = [];
  const stop = async (): Promise<void> => {
    while (running.length > 0) await running.pop()?.stop();
  };
  const file = (name: string): string => path.join(folder, name);
  const run = async (name: string, args: readonly string[], input?: string): Promise<Ended> =>
    runProgram(programs.get(name) ?? name, args, {
      cwd: folder,
      timeout: stepTime,
      env: localEnvironment({KUBECONFIG: file('admin.conf')}),
      input,
    });
  const start = (name: string, args: readonly string[]): void => {
    running.push(
      startProgram(programs.get(name) ?? name, args, {
        cwd: folder,
        env: localEnvironment(),
        log: file(`${name}.log`),
      }),
    );
  };
  const until = async (what: string, isThere: () => Promise<boolean>): Promise<void> => {
    const deadline = Date.now() + startTime;
    while (!(await isThere())) {
      if (Date.now() < deadline) {
        await delay(pollInterval);
        continue;
      }
      const logs = await Promise.all(
        parts.map((name) => fs.readFile(file(`${name}.log`), 'utf8').catch(() => '')),
      );
      await stop();
      throw new Problem(
        `There is no ${what} after ${startTime / 1000} seconds.`,
        '',
        logs.join(''),
      );
    }
  };
  const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()];
  const address = `https://127.0.0.1:${port}`;
  const etcd = `http://127.0.0.1:${etcdPort}`;
  const token = 'administrator';
  const names = ['DNS:localhost', 'DNS:kubernetes.default.svc', 'IP:127.0.0.1', 'IP:10.96.0.1'];
  const keyOf = (name: string, ...args: readonly string[]): Promise<Ended> =>
    run('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`],
      ...['-keyout', file(`${name}.key`), '-out', file(`${name}.crt`), ...args],
    ]);
  await keyOf('ca');
  const signed = ['-CA', file('ca.crt'), '-CAkey', file('ca.key')];
  await keyOf('server', ...signed, '-addext', `subjectAltName=${names.join(',')}`);
  await keyOf('accounts');
  await fs.writeFile(file('tokens.csv'), `${token},admin,admin,system:masters\n`);
  await fs.writeFile(
    file('admin.conf'),
    JSON.stringify({
      apiVersion: 'v1',
      kind: 'Config',
      clusters: [
        {name: 'run', cluster: {server: address, 'certificate-authority': file('ca.crt')}},
      ],
      users: [{name: 'admin', user: {token}}],
      contexts: [{name: 'run', context: {cluster: 'run', user: 'admin'}}],
      'current-context': 'run',
    }),
  );
  const peer = `http://127.0.0.1:${peerPort}`;
  start('etcd', [
    ...['--data-dir', file('etcd'), '--listen-client-urls', etcd, '--advertise-client-urls', etcd],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `default=${peer}`],
  ]);
  start('kube-apiserver', [
    ...[`--etcd-servers=${etcd}`, `--secure-port=${port}`, '--bind-address=127.0.0.1'],
    ...[`--tls-cert-file=${file('server.crt')}`, `--tls-private-key-file=${file('server.key')}`],
    ...['--authorization-mode=Node,RBAC', `--token-auth-file=${file('tokens.csv')}`],
    '--service-account-issuer=https://kubernetes.default.svc',
    `--service-account-signing-key-file=${file('accounts.key')}`,
    `--service-account-key-file=${file('accounts.key')}`,
    '--service-cluster-ip-range=10.96.0.0/16',
    '--endpoint-reconciler-type=none',
    // With an etcd before 3.4.31, such a watch ends at once, and KWOK sees changes late.
    '--feature-gates=WatchList=false',
  ]);
  const kubectl: ControlPlane['kubectl'] = (args, input) => run('kubectl', args, input);
  await until('answer of the API server', async () => {
    const {status} = await kubectl(['get', '--raw', '/readyz']);
    return status === 0;
  });
  start('kube-controller-manager', [
    ...[`--kubeconfig=${file('admin.conf')}`, `--root-ca-file=${file('ca.crt')}`],
    ...[`--service-account-private-key-file=${file('accounts.key')}`, '--leader-elect=false'],
    ...['--use-service-account-credentials=true', '--secure-port=0'],
  ]);
  start('kube-scheduler', [
    ...[`--kubeconfig=${file('admin.conf')}`, '--leader-elect=false', '--secure-port=0'],
  ]);
  start('kwok', [
    ...[`--kubeconfig=${file('admin.conf')}`, '--manage-all-nodes=true'],
    ...['--cidr=10.244.0.0/16', '--node-ip=127.0.0.1', '--node-lease-duration-seconds=40'],
  ]);
  await until('service account from the controllers', async () => {
    const {status} = await kubectl(['get', 'serviceaccount', 'default']);
    return status === 0;
  });
  const {output} = await kubectl(['version', '--output=json']);
  const {serverVersion} = JSON.parse(output.slice(output.indexOf('{'))) as {
    serverVersion: {gitVersion: string};
  };
  return {
    address,
    certificate: file('ca.crt'),
    kubeconfig: file('admin.conf'),
    release: serverVersion.gitVersion,
    kubectl,
    stop,
  };
}
