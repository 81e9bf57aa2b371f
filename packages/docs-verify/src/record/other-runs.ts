import type {SampleRecord, VerificationRecord} from './record';

type Fences<Fence> = Readonly<Record<string, Fence & {readonly hash: string}>>;

/** What runs with a real Docker Engine and with a cluster have recorded of fences, by their keys. */
export interface OtherRuns {
  readonly containers?: {
    readonly commit: string;
    /** `left` says why no container was started. */
    readonly fences: Fences<{readonly left?: string}>;
  };
  readonly cluster?: {
    readonly commit: string;
    /** Commands that the cluster carried out, and by reason those that were left out. */
    readonly fences: Fences<{readonly ran: readonly string[]; readonly left: object}>;
  };
}

/**
 * Puts into a record what other runs carried out, unless they were about another commit of the framework:
 * a command ran if a container was started, or the cluster took all of it.
 */
export function withOtherRuns(
  record: VerificationRecord,
  {containers, cluster}: OtherRuns,
): VerificationRecord {
  const {framework} = record.commits;
  const started = Object.entries(containers?.commit === framework ? containers.fences : {})
    .filter(([, {left}]) => left === undefined)
    .map(([key, {hash}]) => [key, ranInside(hash, 'in a container')] as const);
  const applied = Object.entries(cluster?.commit === framework ? cluster.fences : {})
    .filter(([, {ran, left}]) => ran.length > 0 && Object.keys(left).length === 0)
    .map(([key, {hash}]) => [key, ranInside(hash, 'in a simulated cluster')] as const);
  return {...record, guides: {...record.guides, ...Object.fromEntries([...started, ...applied])}};
}

function ranInside(hash: string, inside: SampleRecord['inside']): SampleRecord {
  return {hash, result: 'ran', inside};
}
