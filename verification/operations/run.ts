import {readFileSync} from 'node:fs';
import path from 'node:path';
import {bundlePath} from '../../src/files/generated-files';
import {
  httpMethods,
  type OpenApiDocument,
  type OperationObject,
} from '@docs-kit/openapi-model/document';
import {apiLevel} from '../../src/site/api-levels';
import {product} from '../../src/site/product';
import {siteVersion} from '../../src/site/versions';
import type {SampleRecord} from '@docs-kit/docs-verify/record/record';
import {type AnswerCheck, createAnswerCheck} from '@docs-kit/docs-verify/comparison/answer-check';
import {lastLines} from '@docs-kit/docs-verify/problem';
import {type Exchange, startRecorder} from '@docs-kit/docs-verify/recorder';
import type {NamedResult} from '@docs-kit/docs-verify/work';
import {documentedErrorOf} from '../expectations';
import {otherClient, reasonWithoutSamples} from '../not-run';
import {objectsAt} from './objects';
import {outputFinding} from '@docs-kit/docs-verify/operations/output-check';
import {prepare, replaceIds, type Replacements} from './preparation';
import {runSample, type Workplace} from './programs';
import type {OperationSample, SampleSet} from './samples';

/** A server to run samples against, with everything that goes with it. */
export interface Lane {
  readonly versionName: string;
  readonly serverAddress: string;
  readonly mcpAddress: string;
  readonly workplace: Workplace;
}

/** Reads the specifications of a version, and prepares the checks of answers by level. */
export function answerChecksOf(versionName: string) {
  const version = siteVersion(versionName);
  const loaded = new Map<string, {document: OpenApiDocument; check: AnswerCheck}>();
  return (levelId: string): {document: OpenApiDocument; check: AnswerCheck} => {
    const found = loaded.get(levelId);
    if (found) return found;
    const file = path.resolve(__dirname, '../..', bundlePath(version, apiLevel(levelId)));
    const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
    const level = {document, check: createAnswerCheck(document)};
    loaded.set(levelId, level);
    return level;
  };
}

export type AnswerChecks = ReturnType<typeof answerChecksOf>;

/** Runs the programs of one page that do the same, one after the other. */
export async function runSampleSet(
  set: SampleSet,
  lane: Lane,
  checks: AnswerChecks,
): Promise<NamedResult[]> {
  const results: NamedResult[] = [];
  for (const sample of set.samples) {
    const {id, hash} = sample;
    const reason = reasonOf(sample, set, lane.versionName);
    results.push(
      reason
        ? {id, hash, result: 'not run', reason}
        : {id, hash, ...(await runOne(sample, set, lane, checks))},
    );
  }
  return results;
}

/** Why a sample is not run, in words; undefined when it is. */
function reasonOf(
  {language}: OperationSample,
  {id, operation}: SampleSet,
  versionName: string,
): string | undefined {
  return samplesUnlikeClient(versionName, language).has(id)
    ? otherClient
    : reasonWithoutSamples(operation.id);
}

/**
 * Programs that call the client in a way that its release does not know, as sets of samples are
 * named: `stable/createConversation`, `experimental/createAgentTurn#stream`.
 */
function samplesUnlikeClient(versionName: string, language: string): ReadonlySet<string> {
  const file = path.resolve(__dirname, '../../data', versionName, 'sample-differences.json');
  const byLanguage = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
    Record<string, readonly {readonly samples: readonly string[]}[] | undefined>
  >;
  return new Set((byLanguage[language] ?? []).flatMap(({samples}) => samples));
}

/** Whether a record does not run samples of a set for another reason than a run would. */
export function hasOtherReasons(
  set: SampleSet,
  versionName: string,
  recorded: Readonly<Record<string, SampleRecord>>,
): boolean {
  return set.samples.some(
    (sample) => recorded[sample.id]?.reason !== reasonOf(sample, set, versionName),
  );
}

async function runOne(
  sample: OperationSample,
  set: SampleSet,
  lane: Lane,
  checks: AnswerChecks,
): Promise<Omit<SampleRecord, 'hash'>> {
  let replacements: Replacements;
  try {
    const curl = set.samples.find(({language}) => language === 'curl')?.code ?? '';
    const objects = objectsAt(lane.versionName, lane.serverAddress);
    replacements = await prepare(set.operation, curl, objects, lane.mcpAddress);
  } catch (error) {
    return {result: 'differs', findings: [`cannot be prepared: ${String(error)}`]};
  }
  const recorder = await startRecorder(lane.serverAddress);
  try {
    const code = replaceIds(sample.code, replacements).replaceAll(
      product.defaultServerUrl,
      recorder.address,
    );
    const ended = await runSample(sample, code, lane.workplace);
    const {document, check} = checks(set.levelId);
    const expected = documentedErrorOf(set.operation.id);
    const {path: route, method} = set.operation;
    const operation = document.paths[route]?.[method];
    const routes = [route, ...formerPaths(checks, route)];
    const answers = recorder.exchanges.filter((exchange) =>
      routes.some((each) => isAnswerTo(exchange, method, each)),
    );
    const findings = [
      ...(ended.timedOut ? ['does not end'] : []),
      ...(answers.length === 0 ? [`sends no ${method.toUpperCase()} ${route}`] : []),
      ...answers.flatMap((exchange) => answerFindings(exchange, operation, check, expected)),
    ];
    const failed = ended.status !== 0;
    // A program must end well when the server answers well; curl ends well in either case.
    if (failed && expected === undefined) {
      findings.push(`ends with status ${ended.status ?? 'none'}:\n${lastLines(ended.output, 6)}`);
    }
    // An error that the page documents ends the program before it has anything to print.
    if (!failed && sample.prints && expected === undefined) {
      const finding = outputFinding(ended.printed ?? ended.output);
      if (finding !== undefined) findings.push(finding);
    }
    return findings.length > 0
      ? {result: 'differs', findings}
      : {result: 'ran', status: answers.at(-1)?.status};
  } finally {
    await recorder.close();
  }
}

/** Deprecated paths that lead to the same operations, which released clients still call. */
function formerPaths(checks: AnswerChecks, route: string): string[] {
  return Object.entries(checks('deprecated').document.paths).flatMap(([path, item]) =>
    httpMethods.some((method) => item[method]?.['x-replaced-by'] === route) ? [path] : [],
  );
}

function isAnswerTo(exchange: Exchange, method: string, route: string): boolean {
  const pattern = route
    .split(/\{[^}]+\}/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');
  return exchange.method.toLowerCase() === method && new RegExp(`^${pattern}$`).test(exchange.path);
}

function answerFindings(
  exchange: Exchange,
  operation: OperationObject | undefined,
  check: AnswerCheck,
  expected: number | undefined,
): string[] {
  if (!operation) return ['the specification does not have the operation'];
  const {status, body} = exchange;
  if (expected === undefined ? status < 200 || status > 299 : status !== expected) {
    return [`answered ${status}: ${body.slice(0, 600)}`];
  }
  return check(operation, exchange);
}
