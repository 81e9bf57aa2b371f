import {type Environment, prepareEnvironment, requirePrograms} from './environment';
import {runProgram} from './processes';
import {quickWork} from './quick';
import {mergeSamples} from './record/format';
import {figuresOf, type SampleRecord, type VerificationRecord} from './record/record';
import type {VerifiedVersion} from './versions';
import {chosenWork, type NamedResult, type Section, sections, type Work} from './work';

export interface VerifyOptions {
  /** Folder with the framework's repository, for a version that is not released. */
  readonly source?: string;
  /** The same for the repository of its Python client. */
  readonly clientSource?: string;
  /** Part of the record that is run; without it, all of it. */
  readonly part?: Section;
  /** Texts of which the ids of samples must contain one. */
  readonly only?: readonly string[];
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

/** A server with all that work is done with. */
export interface RunningLane {
  /** @throws Problem when the server has ended */
  readonly check: () => void;
}

/** Everything that runs while a version is verified. */
export interface RunningSession<Lane> {
  readonly lanes: readonly Lane[];
  /** Stops all servers and removes their folder. */
  readonly close: () => Promise<void>;
}

/** What is verified, and against what. */
export interface Subject<Lane extends RunningLane, Session extends RunningSession<Lane>, Observed> {
  readonly version: VerifiedVersion;
  readonly work: readonly Work<Lane>[];
  readonly readRecord: () => VerificationRecord | undefined;
  readonly writeRecord: (record: VerificationRecord) => void;
  /** Brings the page about the verification up to date. */
  readonly writePage: () => void;
  /** Whether a page that is compared as a whole has changed since. */
  readonly hasOtherPage: (record: VerificationRecord) => boolean;
  /** @param packagesUntil date of the newest packages that guides install */
  readonly startSession: (
    environment: Environment,
    laneCount: number,
    port: number | undefined,
    packagesUntil: string | undefined,
  ) => Promise<Session>;
  /** Looks at the servers before anything else runs: requests at the same time would be in the way. */
  readonly observe: (session: Session) => Promise<Observed>;
  /** Compares the framework with the documentation without a sample. */
  readonly compare: (
    environment: Environment,
    observed: Observed,
  ) => Promise<VerificationRecord['comparisons']>;
}

/**
 * Verifies a version: prepares its environment, starts its servers, runs the samples and writes the
 * record.
 * @returns whether every sample that ran agrees with its page
 * @throws Problem when something outside of the documentation is in the way
 */
export async function verify<Lane extends RunningLane, Session extends RunningSession<Lane>, O>(
  subject: Subject<Lane, Session, O>,
  options: VerifyOptions,
): Promise<boolean> {
  const {report} = options;
  const {version, work: all} = subject;
  const start = Date.now();
  const earlier = subject.readRecord();
  let chosen = chosenWork(all, earlier, options);
  const hashes = new Map(all.flatMap((work) => [...work.hashes]));
  const needsComparison =
    options.changed === true && earlier !== undefined && subject.hasOtherPage(earlier);
  if (chosen.length === 0 && !needsComparison) {
    if (options.only !== undefined) {
      throw new Error(
        `No page and no operation contains ${options.only.map((text) => `"${text}"`).join(' or ')}; ids look like "${all[0]?.id ?? ''}".`,
      );
    }
    report('The record is complete: nothing has changed.');
    if (earlier) tidyRecord(subject, earlier, hashes, report);
    return true;
  }
  await requirePrograms(samplePrograms);
  const environment = await prepareEnvironment(version, options);
  if (options.quick) chosen = await quickWork(chosen, environment, Date.now() - start, report);
  report(`Starting the servers of ${version.name}.`);
  const laneCount = Math.max(1, Math.min(options.lanes, chosen.length));
  const session = await subject.startSession(
    environment,
    laneCount,
    options.port,
    options.quick ? earlier?.date : undefined,
  );
  const results: Record<Section, Record<string, SampleRecord>> = {
    samples: {},
    guides: {},
    messages: {},
  };
  let observed: O;
  try {
    report('Observing the telemetry of a few requests.');
    observed = await subject.observe(session);
    const queue = chosen.entries();
    await Promise.all(
      session.lanes.map(async (lane) => {
        for (const [index, work] of queue) {
          const done = await work.run(lane);
          // A server that has died explains every failure after it.
          lane.check();
          for (const {id, ...record} of done) results[work.section][id] = record;
          if (!options.quick) keepResults(subject, results, hashes);
          report(progress(index + 1, chosen.length, work, done));
        }
      }),
    );
  } finally {
    await session.close();
  }
  report('Comparing routes, schemas, settings, commands, run configurations and telemetry.');
  const comparisons = await subject.compare(environment, observed);
  const changes = comparisonChanges(earlier?.comparisons ?? {}, comparisons);
  for (const change of changes) report(`  ${change}`);
  if (!options.quick) {
    // Another run may have written results of its own in the meantime.
    const recorded = subject.readRecord();
    const merged = mergeResults(recorded, results, hashes);
    subject.writeRecord({
      version: version.name,
      date: new Date().toISOString().slice(0, 10),
      framework: version.frameworkLabel,
      client: version.clientLabel,
      tools: await toolVersions(environment),
      comparisons,
      ...merged,
    });
    subject.writePage();
    for (const line of removedResults(earlier, merged)) report(line);
  }
  const everything = {...results.samples, ...results.guides, ...results.messages};
  report(table(everything));
  // A difference that the record does not know is news: the whole run writes it down.
  return figuresOf(everything).differs === 0 && (!options.quick || changes.length === 0);
}

/** What keeps a record. */
type Keeper = Pick<
  Subject<RunningLane, RunningSession<RunningLane>, unknown>,
  'readRecord' | 'writeRecord' | 'writePage'
>;

/**
 * Adds results to a record that exists while a run goes on, so that an interrupt loses none. A first
 * record is written at the end alone: it has comparisons too.
 */
function keepResults(
  {readRecord, writeRecord}: Pick<Keeper, 'readRecord' | 'writeRecord'>,
  results: Readonly<Record<Section, Readonly<Record<string, SampleRecord>>>>,
  hashes: ReadonlyMap<string, string>,
): void {
  const recorded = readRecord();
  if (recorded) writeRecord({...recorded, ...mergeResults(recorded, results, hashes)});
}

function mergeResults(
  recorded: VerificationRecord | undefined,
  results: Readonly<Record<Section, Readonly<Record<string, SampleRecord>>>>,
  hashes: ReadonlyMap<string, string>,
): Record<Section, Record<string, SampleRecord>> {
  const merged = (section: Section) =>
    mergeSamples(recorded?.[section] ?? {}, results[section], hashes);
  return {samples: merged('samples'), guides: merged('guides'), messages: merged('messages')};
}

/** Removes from the record what pages no longer have, which needs no run. */
function tidyRecord(
  {writeRecord, writePage}: Pick<Keeper, 'writeRecord' | 'writePage'>,
  earlier: VerificationRecord,
  hashes: ReadonlyMap<string, string>,
  report: (line: string) => void,
): void {
  const none = {samples: {}, guides: {}, messages: {}};
  const tidy = {...earlier, ...mergeResults(earlier, none, hashes)};
  const removed = removedResults(earlier, tidy);
  if (removed.length === 0) return;
  writeRecord(tidy);
  writePage();
  for (const line of removed) report(line);
}

/** Names the results that were taken off a record; nothing when there is none. */
function removedResults(
  earlier: VerificationRecord | undefined,
  now: Readonly<Record<Section, Readonly<Record<string, SampleRecord>>>>,
): string[] {
  const removed = sections.flatMap((section) =>
    Object.keys(earlier?.[section] ?? {}).filter((id) => now[section][id] === undefined),
  );
  if (removed.length === 0) return [];
  const title = `Removed what the record said of code that no page has any more (${removed.length}):`;
  return [title, ...removed.map((id) => `  ${id}`)];
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

function progress(
  done: number,
  total: number,
  {id, places}: Pick<Work<never>, 'id' | 'places'>,
  results: readonly NamedResult[],
): string {
  const counts = figuresOf(Object.fromEntries(results.map((result) => [result.id, result])));
  const words = [
    ...(counts.ran > 0 ? [`${counts.ran} ran`] : []),
    ...counts.notRun.map(([reason, count]) => `${count} not run, ${reason}`),
    ...(counts.parsed > 0 ? [`${counts.parsed} parsed`] : []),
    ...(counts.differs > 0 ? [`${counts.differs} DIFFER`] : []),
  ];
  const differing = results.filter(({result}) => result === 'differs');
  return [
    `[${done}/${total}] ${id}: ${words.join('; ')}`,
    ...differing.flatMap((sample) => [
      `    ${places?.get(sample.id) ?? sample.id}:`,
      ...(sample.findings ?? []).map((finding) => `      ${finding.replaceAll('\n', '\n      ')}`),
    ]),
  ].join('\n');
}

/** The last word of a run: how many samples came to what. */
function table(results: Readonly<Record<string, SampleRecord>>): string {
  const {ran, differs, parsed, notRun, total} = figuresOf(results);
  const rows: (readonly [string, number])[] = [
    ['ran and agree with their pages', ran],
    ['differ from their pages', differs],
    ...notRun.map(([reason, count]): readonly [string, number] => [`not run: ${reason}`, count]),
    ...(parsed > 0 ? [['data, parsed alone', parsed] as const] : []),
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
