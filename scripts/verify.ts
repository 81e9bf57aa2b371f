/**
 * Runs the samples of the API reference against the framework itself, compares the answers with
 * the pages, and writes the record that the pages show.
 *
 *   npm run verify -- --version v0.2.23                 a release
 *   npm run verify -- --version next --source DIR --client-source DIR
 *                                                       clones of the framework and its client, at the
 *                                                       revisions of data/next/source.json
 *   npm run verify -- … --revision REV --client-revision REV
 *                                                       other revisions, which the clones hold: their
 *                                                       record is below .generated/verification, and
 *                                                       run configurations are fitted to them
 *   npm run verify -- --version v0.2.23 --only TEXT     samples whose id contains a text
 *   npm run verify -- --version v0.2.23 --part guides   fences of guides alone, `samples` of
 *                                                       operations, or `messages` of failures
 *   npm run verify -- --version v0.2.23 --changed       samples that changed, or that differed
 *   npm run verify -- --version v0.2.23 --quick         a small part, without writing the record
 *   npm run verify -- … --quick --if-possible           says in one line why it cannot run here
 *   npm run verify -- --pending                         names some of what has not run since it changed
 *   npm run verify -- --complete                        names all of it, and fails; both read the
 *                                                       records of all versions, or of `--version`
 *   npm run verify -- --version v0.2.23 --compare       compares routes, schemas, settings of providers,
 *                                                       commands and run files, without a server
 *   npm run verify -- --version v0.2.23 --probe         leaves each field of each operation out, tries
 *                                                       what it changes, and takes sequences of requests
 *   npm run verify -- --version v0.2.23 --answers       records what comes of the requests that versions
 *                                                       are compared by
 *   npm run verify -- … --newest                        with the newest releases of all other packages that
 *                                                       the limits on pages admit, as readers get them today;
 *                                                       its record is kept apart
 *   npm run verify -- --version v0.2.23 --tasks [ID…]   follows tasks of readers from the search of a
 *                                                       build (`--build DIR`) to their end; with `--broken`
 *                                                       also on pages with a broken step
 *   npm run verify -- --version v0.2.23 --serve         only starts the servers, until interrupted
 *   npm run verify -- … --port 19000                    servers listen there and on the next ports
 *   npm run verify -- … --lanes 1                       one server instead of two side by side
 *
 * Exits with 0 when all is well, 1 when a sample differs from its page, a record is not complete or
 * the data differ from the framework, 2 when it could not run.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {latestVersion} from '../src/site/versions';
import {completenessProblems, pendingList} from '@docs-kit/docs-verify/completeness';
import {versionStates} from '../verification/completeness';
import {subjectOf} from '../verification/subject';
import {MissingPart} from '@docs-kit/docs-verify/problem';
import {type Section, sections} from '@docs-kit/docs-verify/record/record';
import {untakenFiles} from '../verification/composition/pending';
import {readPendingInstalls} from '../verification/installs/pending';
import {probe} from '../verification/probe';
import {recordAnswers} from '../verification/probe/answers';
import {serve} from '../verification/serve';
import {followTasks, pendingOf} from '../verification/tasks';
import {compareOnly, verify} from '@docs-kit/docs-verify/verify';
import {fittedRunConfig} from '../verification/run-configs/write';
import {withNewestPackages} from '../verification/newest';
import {verifiedVersion} from '../verification/versions';
import {resolveTarget} from '@docs-kit/docs-verify/target';
import {runCommand} from './support/run-command';

/** Where `--serve` listens. */
const serverPort = 18321;

/** How much of each version `--pending` names. */
const namedPending = 7;

/** The quick part has six minutes in all, on two cores. */
const quickInstallTime = 200_000;

/** @throws Error when an option names no part of the record */
function sectionOf(name: string | undefined): Section | undefined {
  const known = sections.find((section) => section === name);
  if (name === undefined || known) return known;
  throw new Error(`There is no part "${name}": expected ${sections.join(', ')}.`);
}

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      version: {type: 'string'},
      source: {type: 'string'},
      'client-source': {type: 'string'},
      revision: {type: 'string'},
      'client-revision': {type: 'string'},
      part: {type: 'string'},
      only: {type: 'string', multiple: true},
      changed: {type: 'boolean', default: false},
      pending: {type: 'boolean', default: false},
      complete: {type: 'boolean', default: false},
      compare: {type: 'boolean', default: false},
      probe: {type: 'boolean', default: false},
      answers: {type: 'boolean', default: false},
      newest: {type: 'boolean', default: false},
      tasks: {type: 'boolean', default: false},
      broken: {type: 'boolean', default: false},
      build: {type: 'string', default: path.join(__dirname, '../build')},
      quick: {type: 'boolean', default: false},
      'if-possible': {type: 'boolean', default: false},
      serve: {type: 'boolean', default: false},
      port: {type: 'string'},
      lanes: {type: 'string', default: '2'},
    },
  });
  const report = (line: string): void => console.log(line);
  if (positionals.length > 0 && !values.tasks) {
    throw new Error(`"${positionals.join(' ')}" is no option: only --tasks takes names.`);
  }
  if (values.pending || values.complete) {
    const states = versionStates(values.version === undefined ? undefined : [values.version]);
    const most = values.complete ? Infinity : namedPending;
    const problems = completenessProblems(states, most);
    for (const line of problems) report(line);
    if (problems.length === 0) report('Nothing has changed since it was run.');
    const untaken = untakenFiles(states.map(({name}) => name));
    for (const line of untaken) report(line);
    for (const {name} of states) {
      const tasks = pendingOf(name);
      const head = `${name}: tasks that nobody has followed on the pages as they are now. Run \`npm run verify -- --version ${name} --tasks --changed\`.`;
      for (const line of pendingList(head, tasks, most)) report(line);
    }
    const unrun = states.flatMap(({name}) => {
      const installs = readPendingInstalls(name);
      const head = `${name}: commands that install and that nobody has run as they are now. Run \`npx tsx verification/installs/run.ts --version ${name} --new\`.`;
      for (const line of pendingList(head, installs, most)) report(line);
      return installs;
    });
    return values.complete && problems.length + untaken.length + unrun.length > 0 ? 1 : 0;
  }
  const pinned = verifiedVersion(values.version ?? latestVersion.name);
  const port = values.port === undefined ? undefined : Number(values.port);
  const resolved = await resolveTarget(pinned, {
    ...values,
    clientSource: values['client-source'],
    clientRevision: values['client-revision'],
  });
  const fitted = resolved.isPinned
    ? pinned
    : {...pinned, runConfig: fittedRunConfig(pinned, resolved)};
  const [version, target] = values.newest
    ? withNewestPackages(fitted, resolved)
    : [fitted, resolved];
  if (values.compare) return (await compareOnly(subjectOf(version, target), {report})) ? 0 : 1;
  if ((values.probe || values.answers) && !target.isPinned) {
    throw new Error(
      '--probe and --answers write the record of the pinned revisions, so they run against no others.',
    );
  }
  if (values.answers) {
    return (await recordAnswers(version, target, {...values, report, port})) ? 0 : 1;
  }
  if (values.probe) return (await probe(version, target, {...values, report, port})) ? 0 : 1;
  const common = {...values, part: sectionOf(values.part), report, port};
  if (values.tasks) {
    return (await followTasks(version, target, {...common, ...values, ids: positionals})) ? 0 : 1;
  }
  if (values.serve) {
    await serve(version, target, {...common, port: common.port ?? serverPort});
    // An interrupt closes the session and ends this process.
    return new Promise<never>(() => {});
  }
  try {
    const isWell = await verify(subjectOf(version, target), {
      ...common,
      lanes: Number(values.lanes),
      ...(values.quick && {installTime: quickInstallTime}),
    });
    return isWell ? 0 : 1;
  } catch (error) {
    if (!values['if-possible'] || !(error instanceof MissingPart)) throw error;
    report(`Nothing was verified: ${error.summary}`);
    return 0;
  }
}

// What is left of servers and workers must not keep the process.
void runCommand(main).then(() => process.exit());
