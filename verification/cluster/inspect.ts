import type {ControlPlane} from './control-plane';

/** What is read of objects of a cluster. */
interface Item {
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly deletionTimestamp?: string;
    readonly ownerReferences?: readonly {readonly kind: string}[];
  };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly containers?: readonly Container[];
    readonly volumes?: readonly Volume[];
    readonly scaleTargetRef?: {readonly kind: string; readonly name: string};
    readonly selector?: Readonly<Record<string, string>>;
    readonly ports?: readonly {readonly targetPort?: string | number}[];
  };
  readonly status?: {
    readonly phase?: string;
    readonly conditions?: readonly {
      readonly type: string;
      readonly status: string;
      readonly message?: string;
    }[];
  };
}
interface Reference {
  readonly name: string;
  readonly key?: string;
}
interface Container {
  readonly ports?: readonly {readonly name?: string; readonly containerPort: number}[];
  readonly env?: readonly {
    readonly valueFrom?: {readonly secretKeyRef?: Reference; readonly configMapKeyRef?: Reference};
  }[];
  readonly envFrom?: readonly {readonly configMapRef?: Reference; readonly secretRef?: Reference}[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
}
interface Probe {
  readonly httpGet?: {readonly port: string | number};
  readonly tcpSocket?: {readonly port: string | number};
}
interface Volume {
  readonly configMap?: Reference;
  readonly secret?: {readonly secretName: string};
  readonly persistentVolumeClaim?: {readonly claimName: string};
}

/** Whether a container has a port under a name or number. */
const hasPort = ({ports = []}: Container, port: string | number): boolean =>
  ports.some(({name, containerPort}) => name === port || containerPort === port);

/**
 * Finds what a kubelet or a reader would stumble over in a namespace: pods that wait for a node, keys
 * that no Secret or ConfigMap has, ports that no container has, and Services that lead to no pod.
 * @param items objects of all kinds in the namespace
 */
export function findingsIn(items: readonly Item[]): string[] {
  const of = (kind: string): readonly Item[] => items.filter((item) => item.kind === kind);
  const pods = of('Pod').filter(
    ({metadata, status}) => metadata.deletionTimestamp === undefined && status?.phase !== 'Failed',
  );
  const named = (kind: string, {name, key}: Reference): boolean =>
    of(kind).some(
      ({metadata, data = {}}) => metadata.name === name && (key === undefined || key in data),
    );
  const missing = (kind: string, reference: Reference | undefined): string[] =>
    reference === undefined || named(kind, reference)
      ? []
      : [`there is no ${kind} ${[reference.name, reference.key].filter(Boolean).join(' with ')}`];
  const ofPods = pods.flatMap(({metadata: {name}, spec, status}) => {
    const waiting = status?.conditions?.find(
      ({type, status: is}) => type === 'PodScheduled' && is === 'False',
    );
    const found = [
      ...(waiting ? [`waits: ${waiting.message ?? ''}`] : []),
      ...(spec.volumes ?? []).flatMap(({configMap, secret, persistentVolumeClaim}) => [
        ...missing('ConfigMap', configMap),
        ...missing('Secret', secret && {name: secret.secretName}),
        ...missing(
          'PersistentVolumeClaim',
          persistentVolumeClaim && {name: persistentVolumeClaim.claimName},
        ),
      ]),
      ...(spec.containers ?? []).flatMap((container) => [
        ...(container.env ?? []).flatMap(({valueFrom}) => [
          ...missing('Secret', valueFrom?.secretKeyRef),
          ...missing('ConfigMap', valueFrom?.configMapKeyRef),
        ]),
        ...(container.envFrom ?? []).flatMap(({configMapRef, secretRef}) => [
          ...missing('ConfigMap', configMapRef),
          ...missing('Secret', secretRef),
        ]),
        ...[container.startupProbe, container.readinessProbe, container.livenessProbe].flatMap(
          (probe) => {
            const port = probe?.httpGet?.port ?? probe?.tcpSocket?.port;
            return port === undefined || hasPort(container, port)
              ? []
              : [`a probe asks port ${port}, which the container doesn't have`];
          },
        ),
      ]),
    ];
    return found.map((finding) => `pod ${name}: ${finding}`);
  });
  const ofServices = of('Service').flatMap(({metadata: {name}, spec: {selector, ports = []}}) => {
    if (selector === undefined) return [];
    const behind = pods.filter(({metadata: {labels = {}}}) =>
      Object.entries(selector).every(([label, value]) => labels[label] === value),
    );
    if (behind.length === 0) return [`service ${name} leads to no pod`];
    return ports.flatMap(({targetPort}) =>
      targetPort === undefined ||
      behind.every(({spec: {containers = []}}) =>
        containers.some((one) => hasPort(one, targetPort)),
      )
        ? []
        : [`service ${name} leads to port ${targetPort}, which its pods don't have`],
    );
  });
  const ofClaims = of('PersistentVolumeClaim').flatMap(({metadata: {name}, status}) =>
    status?.phase === 'Bound' ? [] : [`claim ${name} is ${status?.phase ?? 'unknown'}`],
  );
  const ofScalers = of('HorizontalPodAutoscaler').flatMap(({metadata: {name}, spec}) =>
    missing(spec.scaleTargetRef?.kind ?? '', spec.scaleTargetRef).map(
      (finding) => `autoscaler ${name}: ${finding}`,
    ),
  );
  return [...new Set([...ofPods, ...ofServices, ...ofClaims, ...ofScalers])];
}

const kinds = [
  ...['pods', 'services', 'configmaps', 'secrets', 'persistentvolumeclaims'],
  ...['deployments', 'statefulsets', 'horizontalpodautoscalers'],
].join(',');

/** Reads all objects of a namespace and finds what is wrong with them. */
export async function inspect(
  kubectl: ControlPlane['kubectl'],
  namespace: string,
): Promise<string[]> {
  const {status, output} = await kubectl(['get', kinds, '--namespace', namespace, '--output=json']);
  if (status !== 0) throw new Error(`The objects of ${namespace} cannot be read:\n${output}`);
  const {items} = JSON.parse(output.slice(output.indexOf('{'))) as {items: readonly Item[]};
  return findingsIn(items);
}
