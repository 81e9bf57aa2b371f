import fs from 'node:fs/promises';
import path from 'node:path';
import {type EnvironmentOptions, prepareEnvironment} from '@docs-kit/docs-verify/environment';
import {formatPart} from '@docs-kit/docs-verify/record/format';
import type {Target} from '@docs-kit/docs-verify/target';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import type {ProbeData} from '../../src/facts/data-types';
import {loadPageSets} from '../../src/files/page-sets';
import {readRecordOf} from '../../src/files/verification-records';
import {type SampleSet, sampleSetsOf} from '../operations/samples';
import {startSession} from '../session';
import {plantCanaries} from './canaries';
import {faultNames, runFault} from './faults';
import {probeFindings, reasonWithoutProbe, trialFindings} from './findings';
import {probePath} from './record';
import {probeSet, runSequence, sequences} from './run';

const root = path.resolve(__dirname, '../..');

/**
 * Finds out about each operation of a version what its request needs and what each field changes,
 * and what sequences of requests lead to; writes the record, and compares it with the pages.
 * @returns whether the pages agree with what was found out
 * @throws Problem when a server does not start
 */
export async function probe(
  version: VerifiedVersion,
  target: Target,
  options: EnvironmentOptions & {readonly only?: readonly string[]; readonly port?: number},
): Promise<boolean> {
  const {name} = version;
  const {only, port, report} = options;
  const isChosen = (id: string): boolean => only?.some((text) => id.includes(text)) ?? true;
  const environment = await prepareEnvironment(version, target, options);
  const record = earlierProbes(name, target);
  const session = await startSession(version, environment, {laneCount: 1, port});
  const pages = loadPageSets().filter((pageSet) => pageSet.version.name === name);
  const models = new Map(pages.map(({level, model}) => [level.id as string, model]));
  const problems: string[] = [];
  try {
    const [lane] = session.lanes;
    if (!lane) throw new Error('There is no server that could be probed.');
    const probed = {...lane, passedOn: session.passedOn};
    // Batches run on in the background, and what they ask would count as an effect of what follows.
    const isBatch = ({operation}: SampleSet): boolean => /batch/i.test(operation.id);
    const sets = sampleSetsOf(name);
    for (const set of [...sets.filter((each) => !isBatch(each)), ...sets.filter(isBatch)]) {
      const id = `${set.levelId}/${set.operation.id}`;
      const model = models.get(set.levelId);
      const isOther = set.streaming && !set.operation.streamOnly;
      if (!model || isOther || !isChosen(id) || reasonWithoutProbe(set.operation)) continue;
      try {
        record.operations[id] = await probeSet(set, model, probed);
        report(`${id}: ${JSON.stringify(record.operations[id])}`);
      } catch (error) {
        problems.push(`${id}: ${String(error)}`);
      }
      lane.check();
    }
    const attempt = async (name: string, work: () => Promise<void>): Promise<void> => {
      await work().catch((error: unknown) => problems.push(`${name}: ${String(error)}`));
    };
    for (const name of faultNames(version.name)) {
      if (!isChosen(`faults: ${name}`)) continue;
      await attempt(name, async () => {
        record.faults[name] = await runFault(name, lane);
        report(`${name}: ${record.faults[name]}`);
      });
    }
    if (isChosen('canaries')) {
      await attempt('canaries', async () => {
        record.canaries = await plantCanaries(lane, environment, session.receiver);
      });
    }
    for (const [id, sequence] of Object.entries(sequences)) {
      if (!isChosen(id) || sequence.versions?.includes(name) === false) continue;
      try {
        record.sequences[id] = await runSequence(sequence, probed);
        report(`${id}: ${JSON.stringify(record.sequences[id])}`);
      } catch (error) {
        problems.push(`${id}: ${String(error)}`);
      }
    }
  } finally {
    await session.close();
  }
  await fs.writeFile(path.join(root, probePath(name)), formatProbes(record));
  // Before the comparison, which throws where a part has no results.
  for (const problem of problems) report(`! ${problem}`);
  const findings = [...probeFindings(record, pages), ...trialFindings(record, pages, name)];
  for (const finding of findings) report(`! ${finding}`);
  return problems.length + findings.length === 0;
}

type Writable<T> = {-readonly [Key in keyof T]: T[Key]};

/** What is known already of the revisions under test. */
function earlierProbes(name: string, {framework, client}: Target) {
  const commits = {framework: framework.commit, client: client.commit};
  const earlier = readRecordOf<ProbeData>(probePath(name), commits);
  return {
    commits,
    operations: {...earlier?.operations} as Writable<ProbeData['operations']>,
    sequences: {...earlier?.sequences} as Writable<ProbeData['sequences']>,
    faults: {...earlier?.faults} as Writable<ProbeData['faults']>,
    canaries: {...earlier?.canaries} as ProbeData['canaries'],
  };
}

/** One operation or sequence a line, sorted. */
function formatProbes({commits, ...parts}: ProbeData): string {
  const head = [
    '  "$schema": "../schemas/probes.schema.json"',
    `  "commits": ${JSON.stringify(commits)}`,
  ];
  const written = (['operations', 'sequences', 'faults', 'canaries'] as const).map((part) =>
    formatPart(part, parts[part]),
  );
  return `{\n${[...head, ...written].join(',\n')}\n}\n`;
}
