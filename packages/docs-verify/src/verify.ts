import {type Environment, prepareEnvironment, requirePrograms} from './environment';
import {MissingPart} from './problem';
import {runProgram} from './processes';
import {quickWork} from './quick';
import {mergeSamples} from './record/format';
import {
  figuresOf,
  type SampleRecord,
  type Section,
  sections,
  type VerificationRecord,
} from './record/record';
import type {Target} from './target';
import type {VerifiedVersion} from './versions';
import {chosenWork, type NamedResult, type Work} from './work';

export interface VerifyOptions {
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

type Comparisons = VerificationRecord['comparisons'];

/** What is verified, and against what. */
export interface Subject<Lane extends RunningLane, Session extends RunningSession<Lane>, Observed> {
  readonly version: VerifiedVersion;
  /** The revisions that run. */
  readonly target: Target;
  readonly work: readonly Work<Lane>[];
  /** Reads the record of these revisions, which is not that of others. */
  readonly readRecord: () => VerificationRecord | undefined;
  readonly writeRecord: (record: VerificationRecord) => void;
  /** Reads in what the pinned revisions are known to differ. */
  readonly readKnown: () => Comparisons;
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
  /** Compares what was observed, by kind; undefined stands for what could not be observed. */
  readonly compareObserved: (observed: Observed | undefined, reason: string) => Comparisons;
  /** Compares the framework with the documentation without a server, by kind. */
  readonly compare: (environment: Environment) => Promise<Comparisons>;
}

type AnySubject = Subject<RunningLane, RunningSession<RunningLane>, unknown>;

/** The kind of comparison that holds why servers did not run to the end. */
const serversKind = 'servers';

/**
 * Verifies a version: prepares its environment, starts its servers, runs the samples and writes the
 * record. A part that does not start is a finding; the others still run.
 * @returns whether every sample that ran agrees with its page, and every part has started
 * @throws Problem when something outside of the documentation is in the way
 */
export async function verify<Lane extends RunningLane, Session extends RunningSession<Lane>, O>(
  subject: Subject<Lane, Session, O>,
  options: VerifyOptions,
): Promise<boolean> {
  const {report} = options;
  const {version, target, work: all} = subject;
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
    report(`The record of ${target.framework.label} is complete: nothing has changed.`);
    if (earlier) tidyRecord(subject, earlier, hashes, report);
    return true;
  }
  await requirePrograms(samplePrograms);
  const environment = await prepareEnvironment(version, target, options);
  if (options.quick) chosen = await quickWork(chosen, environment, Date.now() - start, report);
  const tools = await toolVersions(environment);
  const results: Record<Section, Record<string, SampleRecord>> = {
    samples: {},
    guides: {},
    messages: {},
  };
  const write = (comparisons: Comparisons | undefined): VerificationRecord => {
    // Another run may have written results of its own in the meantime.
    const recorded = subject.readRecord();
    const today = new Date().toISOString().slice(0, 10);
    const ran = sections.filter((section) => Object.keys(results[section]).length > 0);
    const record: VerificationRecord = {
      version: version.name,
      commits: {framework: target.framework.commit, client: target.client.commit},
      dates: {...recorded?.dates, ...Object.fromEntries(ran.map((section) => [section, today]))},
      framework: target.framework.label,
      client: target.client.label,
      tools,
      comparisons: comparisons ?? recorded?.comparisons ?? {},
      ...mergeResults(recorded, results, hashes),
    };
    subject.writeRecord(record);
    return record;
  };
  const {observed, reason, problems} = await runWork(subject, chosen, environment, {
    ...options,
    packagesUntil: options.quick ? earlier?.dates.guides : undefined,
    keep: (section, done) => {
      for (const {id, ...record} of done) results[section][id] = record;
      // So that an interrupt loses none.
      if (!options.quick) write(undefined);
    },
  });
  report('Comparing routes, schemas, settings, commands, run configurations and telemetry.');
  const comparisons = {
    ...(await subject.compare(environment)),
    ...subject.compareObserved(observed, reason),
    ...(problems.length > 0 && {[serversKind]: {compared: 1, differences: problems}}),
  };
  const changes = comparisonChanges(earlier?.comparisons ?? {}, comparisons);
  for (const change of changes) report(`  ${change}`);
  if (!options.quick) {
    const record = write(comparisons);
    subject.writePage();
    for (const line of removedResults(earlier, record)) report(line);
  }
  const everything = {...results.samples, ...results.guides, ...results.messages};
  report(table(everything));
  // A difference that the record does not know is news: the whole run writes it down.
  return (
    figuresOf(everything).differs === 0 &&
    problems.length === 0 &&
    (!options.quick || changes.length === 0)
  );
}

/**
 * Compares a version with its framework without a server, and writes no record.
 * @returns whether it differs in nothing but what is known of the pinned revisions
 * @throws MissingPart when the framework cannot be installed
 */
export async function compareOnly(
  {
    version,
    target,
    compare,
    readKnown,
  }: Pick<AnySubject, 'version' | 'target' | 'compare' | 'readKnown'>,
  options: Pick<VerifyOptions, 'installTime' | 'report'>,
): Promise<boolean> {
  const environment = await prepareEnvironment(version, target, options);
  const comparisons = await compare(environment);
  const changes = comparisonChanges(readKnown(), comparisons);
  for (const change of changes) options.report(change);
  const counts = Object.entries(comparisons).map(([kind, {compared}]) => `${compared} ${kind}`);
  options.report(
    `${target.framework.label}: compared ${counts.join(', ')}; ${changes.length} changes to what ${version.name} is known to differ in.`,
  );
  return changes.length === 0;
}

/** What the servers were seen to do; undefined for the reason. */
interface Seen<O> {
  readonly observed: O | undefined;
  readonly reason: string;
}

interface Outcome<O> extends Seen<O> {
  /** Why servers did not start or did not run to the end. */
  readonly problems: readonly string[];
}

/** Starts the servers and has them do the work; each failure is one of its part alone. */
export async function runWork<Lane extends RunningLane, Session extends RunningSession<Lane>, O>(
  subject: Pick<Subject<Lane, Session, O>, 'target' | 'startSession' | 'observe'>,
  chosen: readonly Work<Lane>[],
  environment: Environment,
  options: Pick<VerifyOptions, 'lanes' | 'port' | 'report'> & {
    readonly packagesUntil: string | undefined;
    readonly keep: (section: Section, done: readonly NamedResult[]) => void;
  },
): Promise<Outcome<O>> {
  const {report} = options;
  report(`Starting the servers of ${subject.target.framework.label}.`);
  const laneCount = Math.max(1, Math.min(options.lanes, chosen.length));
  const start = (): Promise<Session> =>
    subject.startSession(environment, laneCount, options.port, options.packagesUntil);
  let session: Session;
  let seen: Seen<O>;
  try {
    session = await start();
    seen = await observeOnce(subject, session, report);
    if (seen.observed === undefined) {
      // A request that hangs once says nothing about the framework; what hangs twice is a finding.
      await session.close();
      report('Starting other servers, to observe it once more.');
      session = await start();
      seen = await observeOnce(subject, session, report);
    }
  } catch (error) {
    if (error instanceof MissingPart) throw error;
    report(`The servers do not start, so nothing runs at them: ${messageOf(error)}`);
    const reason = `the servers do not start: ${firstLine(messageOf(error))}`;
    return {observed: undefined, reason, problems: [reason]};
  }
  const problems: string[] = [];
  let done = 0;
  try {
    const queue = chosen.entries();
    await Promise.all(
      session.lanes.map(async (lane) => {
        try {
          for (const [index, work] of queue) {
            const results = await resultsOf(work, lane);
            // A server that has died explains every failure after it.
            lane.check();
            if (results instanceof MissingPart) {
              report(`${work.id} does not run: ${results.message}`);
              continue;
            }
            options.keep(work.section, results);
            report(progress(index + 1, chosen.length, work, results));
            done += 1;
          }
        } catch (error) {
          report(messageOf(error));
          problems.push(firstLine(messageOf(error)));
        }
      }),
    );
  } finally {
    await session.close();
  }
  if (done < chosen.length)
    problems.push(`${chosen.length - done} of ${chosen.length} did not run`);
  return {...seen, problems};
}

/** Observes what servers do; where that fails, the reason is what is seen. */
async function observeOnce<Session, O>(
  {observe}: {readonly observe: (session: Session) => Promise<O>},
  session: Session,
  report: (line: string) => void,
): Promise<Seen<O>> {
  report('Observing the telemetry of a few requests.');
  try {
    return {observed: await observe(session), reason: ''};
  } catch (error) {
    report(`The telemetry cannot be observed: ${messageOf(error)}`);
    return {observed: undefined, reason: firstLine(messageOf(error))};
  }
}

/**
 * Does a piece of work; where it breaks off, that is what its samples differ in. What this machine lacks
 * says nothing about them.
 */
async function resultsOf<Lane>(
  work: Work<Lane>,
  lane: Lane,
): Promise<readonly NamedResult[] | MissingPart> {
  try {
    return await work.run(lane);
  } catch (error) {
    if (error instanceof MissingPart) return error;
    const findings = [`the run breaks off: ${messageOf(error)}`];
    return [...work.hashes].map(([id, hash]) => ({id, hash, result: 'differs', findings}));
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
const firstLine = (text: string): string => text.split('\n')[0] ?? '';

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
  {writeRecord, writePage}: Pick<AnySubject, 'writeRecord' | 'writePage'>,
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
