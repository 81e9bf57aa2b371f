import fs from 'node:fs/promises';
import path from 'node:path';
import {eventsOf, parsed} from '@docs-kit/docs-verify/operations/api';
import type {Environment} from '@docs-kit/docs-verify/environment';
import {objectsAt} from '../operations/objects';
import {lastLines} from '@docs-kit/docs-verify/problem';
import type {Ended} from '@docs-kit/docs-verify/processes';
import {type Exchange, startRecorder} from '@docs-kit/docs-verify/recorder';
import {
  announcedErrorOf,
  documentedStatusesOf,
  talksToExcerpt,
  talksToOwnServer,
} from '../expectations';
import type {GuideFence, GuidePage, ShownOutput} from '@docs-kit/docs-verify/guides/page';
import {isCheckedOnly, reasonNotToCompare, reasonNotToRun} from '../not-run';
import {outputDifference, programLanguages} from '@docs-kit/docs-verify/guides/outputs';
import type {NamedResult} from '@docs-kit/docs-verify/work';
import {isStarted, startedWith} from '../run-files/find';
import {type RunFileLane, withServerOf} from '../run-files/run';
import {createPageShell, type PageShell} from './page-shell';
import {
  forgetNewResources,
  givenTo,
  listResources,
  replaceGuideIds,
  type Services,
  setUpResources,
} from './readers';
import {readersRunFile, stockRunFile} from '../run-files/assemble';

/** The other client that programs of guides use; pages leave its version to the reader. */
const openaiPackage = 'openai@6.30.1';

const root = path.resolve(__dirname, '../..');

const fileEndings: Readonly<Record<string, string>> = {python: 'py', javascript: 'mjs'};

/** What the fences of guides need beside a server. */
export interface GuideLane extends RunFileLane, Services {
  /** Date of the newest packages that guides install; the newest of all without it. */
  readonly packagesUntil: string | undefined;
}

/** What came of a program, and what it printed if it ran. */
interface ProgramResult {
  readonly result: NamedResult;
  readonly printed?: string;
}

/**
 * Runs the fences of a page, except for run files that none of its commands starts. Readers take one
 * language of a page, so the fences of each language run in the order of the page, on a server of their
 * own. Where they talk to a server that the page starts, all run one after the other.
 */
export function runGuidePage(page: GuidePage, lane: GuideLane): Promise<NamedResult[]> {
  return talksToExcerpt(page.id)
    ? withServerOf(page, lane, (serverAddress) => runAt(page, {...lane, serverAddress}))
    : runAt(page, lane);
}

async function runAt(page: GuidePage, lane: GuideLane): Promise<NamedResult[]> {
  const programs = new Map<string, ProgramResult>();
  const readers = talksToOwnServer(page.id)
    ? [programLanguages]
    : programLanguages.map((language) => [language]);
  for (const languages of readers) {
    if (page.fences.some((fence) => languages.includes(fence.language) && isRun(fence))) {
      for (const done of await runLanguages(page, languages, lane)) {
        programs.set(done.result.id, done);
      }
    }
  }
  const others = page.fences.filter((fence) => !isStarted(fence, page.fences));
  return others.map((fence) => {
    const output = page.outputs.find((shown) => shown.fence.id === fence.id);
    const command = startedWith(fence, page.fences);
    return (
      programs.get(fence.id)?.result ??
      (command
        ? startedResult(fence, programs.get(command.id)?.result ?? untouchedResult(command))
        : output
          ? outputResult(output, programs)
          : untouchedResult(fence))
    );
  });
}

/** What is said of a run file by what came of the command that starts a server with it. */
export function startedResult({id, hash}: GuideFence, command: NamedResult): NamedResult {
  const {result, reason, findings} = command;
  return result === 'ran'
    ? {id, hash, result, starts: 'alone'}
    : {id, hash, result, ...(reason !== undefined && {reason}), ...(findings && {findings})};
}

/** What is said of a fence that no run touches. */
function untouchedResult(fence: GuideFence): NamedResult {
  const {id, hash} = fence;
  const isPart = programLanguages.includes(fence.language) && isCheckedOnly(fence);
  const reason = isPart ? undefined : reasonNotToRun(fence);
  return reason === undefined
    ? {id, hash, result: 'parsed'}
    : {id, hash, result: 'not run', reason};
}

/** Whether a fence is a program that is run. */
function isRun(fence: GuideFence): boolean {
  return (
    programLanguages.includes(fence.language) &&
    reasonNotToRun(fence) === undefined &&
    !isCheckedOnly(fence)
  );
}

/** Judges a shown output by its programs: one of them must print it. */
function outputResult(
  {fence, programs}: ShownOutput,
  done: ReadonlyMap<string, ProgramResult>,
): NamedResult {
  const {id, hash, code} = fence;
  const unlike = reasonNotToCompare(fence);
  if (unlike !== undefined) return {id, hash, result: 'not run', reason: unlike};
  const findings: string[] = [];
  for (const program of programs) {
    const printed = done.get(program.id)?.printed;
    if (printed === undefined) continue;
    const difference = outputDifference(code, printed);
    if (difference === undefined) return {id, hash, result: 'ran'};
    findings.push(`${program.id}: ${difference}`);
  }
  // Where the one that prints it may be among those that are not run, nothing is known.
  const reason = programs.map(reasonNotToRun).find((text) => text !== undefined);
  if (reason !== undefined) return {id, hash, result: 'not run', reason};
  return findings.length > 0
    ? {id, hash, result: 'differs', findings}
    : {id, hash, result: 'parsed'};
}

async function runLanguages(
  page: GuidePage,
  languages: readonly string[],
  lane: GuideLane,
): Promise<ProgramResult[]> {
  const pages = path.join(lane.workplace.folder, 'pages');
  await fs.mkdir(pages, {recursive: true});
  const folder = await fs.mkdtemp(path.join(pages, 'page-'));
  const recorder = await startRecorder(lane.serverAddress);
  const objects = objectsAt(lane.versionName, lane.serverAddress);
  // What readers bring along is at the server that their page talks to.
  const own = objectsAt(lane.versionName, recorder.address);
  await setUpResources(objects);
  const before = await listResources(objects);
  const replacements = new Map<string, string>();
  const results: ProgramResult[] = [];
  let shell: PageShell | undefined;
  try {
    shell = await createPageShell({
      environment: lane.environment,
      python: lane.workplace.python,
      folder,
      ...requirementsOf(
        page.fences.some((fence) => isRun(fence) && installsPackages(fence)),
        lane.environment,
      ),
      nodePackages:
        languages.includes('javascript') &&
        page.fences.some(({code}) => code.includes("from 'openai'"))
          ? [openaiPackage]
          : [],
      keepsServer: talksToOwnServer(page.id),
      makesEnvironment: page.fences.some(({code}) => /^ *uv venv\b/m.test(code)),
      packagesUntil: lane.packagesUntil,
    });
    for (const fence of page.fences) {
      // The run file that a command starts a server with is another fence.
      const codes = (talksToExcerpt(page.id) ? page.fences : [fence]).map(({code}) => code);
      const needed = await lane.services.neededBy(isRun(fence) ? codes.join('\n') : '');
      for (const found of Object.entries(needed.addresses)) replacements.set(...found);
      const code = await replaceGuideIds(fence.code, replacements, objects, lane, recorder.address);
      if (fence.title !== undefined && !fence.title.includes(' ')) {
        await shell.save(fence.title, code);
      }
      if (!languages.includes(fence.language)) {
        // Files that a shell makes are there for readers of every language.
        if (isFileMaker(fence)) await shell.run('bash', '', code, []);
        continue;
      }
      if (!isRun(fence)) continue;
      const name = `sample-${results.length}.${fileEndings[fence.language] ?? 'sh'}`;
      const {args = [], variables = {}, files = {}} = await givenTo(fence.id, own, lane);
      for (const [file, content] of Object.entries(files)) await shell.save(file, content);
      const [, runFile] = /^llama stack run ([\w./-]+\.yaml)/m.exec(code) ?? [];
      if (runFile !== undefined && !(await shell.has(runFile))) {
        await shell.save(
          runFile,
          readersRunFile(await stockRunFile(lane.environment), page.fences),
        );
      }
      const seen = recorder.exchanges.length;
      const ended = await shell.run(fence.language, name, code, args, {
        ...needed.variables,
        ...variables,
      });
      const ownServer = await shell.serverAddress();
      if (ownServer !== undefined) recorder.retarget(ownServer);
      const announced = announcedErrorOf(
        fence.id,
        await fs.readFile(path.join(root, fence.file), 'utf8'),
      );
      const findings = [
        ...endingFindings(ended, announced),
        ...exchangeFindings(fence, recorder.exchanges.slice(seen)),
      ];
      // What a page removes to show how is there again for its next fence.
      await setUpResources(objects);
      results.push({
        result: {
          id: fence.id,
          hash: fence.hash,
          ...(findings.length > 0 ? {result: 'differs', findings} : {result: 'ran'}),
          ...(findings.length === 0 && announced !== undefined && {fails: true as const}),
        },
        printed: ended.output,
      });
    }
  } finally {
    shell?.close();
    await forgetNewResources(objects, before);
    await recorder.close();
    await fs.rm(folder, {recursive: true, force: true, maxRetries: 5});
  }
  return results;
}

/** How a program should not have ended: with an error, or without the one that its page announces. */
export function endingFindings({status, timedOut, output}: Ended, announced?: string): string[] {
  if (timedOut) return ['does not end'];
  if (status === 0) {
    return announced === undefined ? [] : [`ends well, and the page announces "${announced}"`];
  }
  if (announced !== undefined && output.includes(announced)) return [];
  return [`ends with status ${status ?? 'none'}:\n${lastLines(output, 8)}`];
}

/** Whether a program installs packages beside those of the framework, which must be able to see it. */
export function installsPackages({language, code}: Pick<GuideFence, 'language' | 'code'>): boolean {
  return (
    language === 'bash' &&
    /\b(?:uv )?pip install\b|llama stack build (?!.*--(?:list-distros|print-deps-only))/.test(code)
  );
}

/**
 * What the reader of a page has installed into an environment that the page installs into.
 * @param installs whether it does
 */
export function requirementsOf(
  installs: boolean,
  {target}: Environment,
): {readonly installed: readonly string[]; readonly installs: boolean} {
  const packages = [target.framework, target.client];
  // What is installed from a clone is found in the environment of the run.
  const isPublished = packages.every(({requirement, folder}) => requirement !== folder);
  const installed = packages.map(({requirement}) => requirement);
  return {installed: installs && isPublished ? installed : [], installs};
}

/** Whether a fence does nothing but write a file. */
function isFileMaker({language, code}: GuideFence): boolean {
  return (
    language === 'bash' &&
    /^(?:cat|echo|printf) [^|]*> ?[\w.-]+/.test(code) &&
    !/curl|run/.test(code)
  );
}

/** Errors that the server answered and that the page does not announce. */
function exchangeFindings({id}: GuideFence, exchanges: readonly Exchange[]): string[] {
  const documented = documentedStatusesOf(id);
  return exchanges.flatMap(({method, path: route, status, mediaType, body}) => {
    if (status >= 400 && !documented.includes(status)) {
      return [`${method} ${route} answered ${status}: ${body.slice(0, 400)}`];
    }
    const isFailedStream =
      mediaType === 'text/event-stream' &&
      eventsOf(body)
        .map(parsed)
        .some(
          (event) =>
            typeof event === 'object' && event !== null && 'error' in event && Boolean(event.error),
        );
    return isFailedStream ? [`${method} ${route} streamed an error: ${body.slice(-400)}`] : [];
  });
}
