import {figuresOf, type SampleRecord, type VerificationRecord} from '../src/verification/record';
import {type Environment, prepareEnvironment, requirePrograms} from './environment';
import {compareFramework, describeFramework, readDocumented} from './inspection';
import {answerChecksOf, runSampleSet, sampleSetsOf, type SampleSet} from './operations';
import {runProgram} from './processes';
import {writeVerificationPage} from './record/page';
import {mergeSamples, readRecord, writeRecord} from './record/record';
import {startSession} from './session';
import {type VerifiedVersion} from './versions';

export interface VerifyOptions {
  /** Folder with the framework's repository, for a version that is not released. */
  readonly source?: string;
  /** Text that the ids of samples must contain. */
  readonly only?: string;
  /** Runs only what the record lacks or knows in another wording, or that differed. */
  readonly changed?: boolean;
  /** Runs a small part, and writes no record. */
  readonly quick?: boolean;
  /** Servers that share the work. */
  readonly lanes: number;
  /** Port of the first server; a second one takes the next. Without it they take free ports. */
  readonly port?: number;
  /** Milliseconds that the installation of packages may take. */
  readonly installTime?: number;
  readonly report: (line: string) => void;
}

/** Programs that samples are run with, besides Python and Node.js. */
const samplePrograms = ['bash', 'curl', 'java', 'jq'];

/** Operations of the quick part: each API that starts with the server, once. */
const quickOperations: ReadonlySet<string> = new Set([
  'createChatCompletion',
  'createCompletion',
  'createEmbeddings',
  'createPrompt',
  'createResponse',
  'createVectorStore',
  'getFileContent',
  'getHealth',
  'getModel',
  'getVersion',
  'insertRagDocuments',
  'listModels',
  'listProviders',
  'listRoutes',
  'listTools',
  'queryRag',
  'registerToolGroup',
  'runShield',
  'scoreRows',
  'searchVectorStore',
  'uploadFile',
]);

/**
 * Verifies a version: prepares its environment, starts its servers, runs the samples and writes the
 * record.
 * @returns whether every sample that ran agrees with its page
 * @throws Problem when something outside of the documentation is in the way
 */
export async function verify(version: VerifiedVersion, options: VerifyOptions): Promise<boolean> {
  const {report} = options;
  const earlier = readRecord(version.name);
  const all = sampleSetsOf(version.name);
  const sets = chosenSets(all, earlier, options);
  if (sets.length === 0) {
    if (options.only !== undefined) {
      throw new Error(
        `No sample's id contains "${options.only}"; ids look like "${all[0]?.id ?? ''}".`,
      );
    }
    report('The record is complete: nothing has changed.');
    return true;
  }
  await requirePrograms(samplePrograms);
  const environment = await prepareEnvironment(version, options);
  report(`Starting the servers of ${version.name}.`);
  const laneCount = Math.min(options.lanes, sets.length);
  const session = await startSession(version, environment, laneCount, options.port);
  const results: Record<string, SampleRecord> = {};
  try {
    const checks = answerChecksOf(version.name);
    const queue = sets.entries();
    await Promise.all(
      session.lanes.map(async (lane) => {
        for (const [index, set] of queue) {
          const done = await runSampleSet(set, lane, checks);
          // A server that has died explains every failure after it.
          lane.check();
          for (const {id, ...record} of done) results[id] = record;
          report(progress(index + 1, sets.length, set, done));
        }
      }),
    );
  } finally {
    await session.close();
  }
  report('Comparing routes, schemas, settings, commands and run configurations.');
  const comparisons = compareFramework(
    await describeFramework(environment),
    readDocumented(version.name),
  );
  const changes = comparisonChanges(earlier?.comparisons ?? {}, comparisons);
  for (const change of changes) report(`  ${change}`);
  if (!options.quick) {
    const ids = new Set(all.flatMap(({samples}) => samples.map(({id}) => id)));
    writeRecord({
      version: version.name,
      date: new Date().toISOString().slice(0, 10),
      framework: version.frameworkLabel,
      client: version.client.replace('==', ' '),
      tools: await toolVersions(environment),
      comparisons,
      samples: mergeSamples(earlier?.samples ?? {}, results, ids),
    });
    writeVerificationPage();
  }
  report(table(results));
  // A difference that the record does not know is news: the whole run writes it down.
  return figuresOf(results).differs === 0 && (!options.quick || changes.length === 0);
}

/** Lists in what the framework differs now from what it differed in when the record was written. */
function comparisonChanges(
  earlier: VerificationRecord['comparisons'],
  now: VerificationRecord['comparisons'],
): string[] {
  return Object.entries(now).flatMap(([kind, {differences}]) => {
    const known = earlier[kind]?.differences ?? [];
    return [
      ...differences
        .filter((text) => !known.includes(text))
        .map((text) => `${kind}: a new difference: ${text}`),
      ...known
        .filter((text) => !differences.includes(text))
        .map((text) => `${kind}: no difference any more: ${text}`),
    ];
  });
}

function chosenSets(
  all: readonly SampleSet[],
  earlier: VerificationRecord | undefined,
  {only, changed, quick}: VerifyOptions,
): SampleSet[] {
  const chosen = all.filter(
    ({id, levelId, operation}) =>
      (only === undefined || id.includes(only)) &&
      (!quick || (levelId === 'stable' && quickOperations.has(operation.id))),
  );
  if (!changed) return chosen;
  return chosen.flatMap((set) => {
    const samples = set.samples.filter(({id, hash}) => {
      const entry = earlier?.samples[id];
      return entry?.hash !== hash || entry.result === 'differs';
    });
    // The curl program stays: the ids of the others are read from it.
    return samples.length > 0 ? [set] : [];
  });
}

function progress(
  done: number,
  total: number,
  {id}: SampleSet,
  results: readonly (SampleRecord & {readonly id: string})[],
): string {
  const head = `[${done}/${total}] ${id}: `;
  const [first] = results;
  if (first?.result === 'not run') return `${head}not run, ${first.reason ?? ''}`;
  const differing = results.filter(({result}) => result === 'differs');
  if (differing.length === 0) return `${head}ran`;
  return [
    `${head}DIFFERS`,
    ...differing.flatMap((sample) => [
      `    ${sample.id.slice(id.length + 1)}:`,
      ...(sample.findings ?? []).map((finding) => `      ${finding.replaceAll('\n', '\n      ')}`),
    ]),
  ].join('\n');
}

/** The last word of a run: how many samples came to what. */
function table(results: Readonly<Record<string, SampleRecord>>): string {
  const {ran, differs, notRun, total} = figuresOf(results);
  const rows: (readonly [string, number])[] = [
    ['ran and agree with their pages', ran],
    ['differ from their pages', differs],
    ...notRun.map(([reason, count]): readonly [string, number] => [`not run: ${reason}`, count]),
    ['samples', total],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return [
    '',
    ...rows.map(([label, count]) => `${label.padEnd(width)}  ${String(count).padStart(5)}`),
  ].join('\n');
}

async function toolVersions({pythonVersion}: Environment): Promise<Record<string, string>> {
  const first = async (command: string, args: readonly string[], pattern: RegExp) => {
    const {output} = await runProgram(command, args, {timeout: 20_000});
    return pattern.exec(output)?.[1] ?? 'unknown';
  };
  return {
    Python: pythonVersion,
    'Node.js': process.versions.node,
    curl: await first('curl', ['--version'], /^curl ([\d.]+)/),
    Java: await first('java', ['-version'], /version "([^"]+)"/),
  };
}
