import path from 'node:path';
import {type EnvironmentOptions, prepareEnvironment} from '@docs-kit/docs-verify/environment';
import {formatPart} from '@docs-kit/docs-verify/record/format';
import type {Target} from '@docs-kit/docs-verify/target';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import {placesOf, sharedPlaces} from '@docs-kit/openapi-changes/answers';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import type {AnswerData} from '../../src/facts/data-types';
import {loadPageSets} from '../../src/files/page-sets';
import {readRecordOf} from '../../src/files/verification-records';
import {predecessorOf, siteVersion, siteVersions} from '../../src/site/versions';
import {reasonWithoutSamples} from '../not-run';
import {type SampleSet, sampleSetsOf} from '../operations/samples';
import {startSession} from '../session';
import {withoutWorkarounds} from '../versions';
import {type Came, pageRequest, type ProbeLane, runSequence, sequences} from './run';

const root = path.resolve(__dirname, '../..');

/** Where it is recorded what a version answers, from the project's root. */
export const answersPath = (versionName: string): string => `data/${versionName}/answers.json`;

type Answers = Record<string, Readonly<Record<string, string>>>;

/**
 * Sends a version the requests of its own pages, and those of the version before it, and records what
 * comes, so that versions can be compared by the same requests. Each request is sent twice: what
 * differs then says nothing.
 * @throws Problem when a server does not start
 */
export async function recordAnswers(
  version: VerifiedVersion,
  target: Target,
  options: EnvironmentOptions & {readonly only?: readonly string[]; readonly port?: number},
): Promise<boolean> {
  const {name} = version;
  const {only, port, report} = options;
  const isChosen = (id: string): boolean => only?.some((text) => id.includes(text)) ?? true;
  const environment = await prepareEnvironment(version, target, options);
  const record = earlierAnswers(name, target);
  const problems: string[] = [];
  const former = predecessorOf(siteVersion(name))?.name;
  const isFollowed = siteVersions.some((each) => predecessorOf(each)?.name === name);
  const asked = [...(isFollowed ? [name] : []), ...(former === undefined ? [] : [former])];
  const attempt = async (id: string, work: () => Promise<Answers[string]>, of: string) => {
    try {
      (record.answers[of] ??= {})[id] = await work();
      // So that an interrupt loses none.
      writeFileAtomic(path.join(root, answersPath(name)), formatAnswers(record));
      report(id);
    } catch (error) {
      problems.push(`${id}: ${String(error)}`);
    }
  };
  const atServer = async (
    run: VerifiedVersion,
    work: (lane: ProbeLane & {readonly check: () => void}) => Promise<void>,
  ): Promise<void> => {
    const session = await startSession(run, environment, {laneCount: 1, port});
    try {
      const [lane] = session.lanes;
      if (lane) await work({...lane, passedOn: session.passedOn});
    } finally {
      await session.close();
    }
  };
  await atServer(version, async (lane) => {
    for (const of of asked) {
      for (const set of setsOf(of).filter((each) => isChosen(idOf(each)))) {
        await attempt(idOf(set), () => answerOf(set, lane, of), of);
        lane.check();
      }
      for (const [id, sequence] of Object.entries(sequences)) {
        if (!isChosen(`sequence ${id}`) || sequence.versions?.includes(of) === false) continue;
        try {
          const [first, second] = [await stepsOf(id, lane), await stepsOf(id, lane)];
          for (const [step, places] of Object.entries(first)) {
            await attempt(step, async () => sharedPlaces(places, second[step] ?? {}), of);
          }
        } catch (error) {
          problems.push(`${id}: ${String(error)}`);
        }
        lane.check();
      }
    }
  });
  const streams = asked.map((of) => [of, setsOf(of).filter(({streaming}) => streaming)] as const);
  if (isChosen('as usual')) {
    await atServer(withoutWorkarounds(version), async (lane) => {
      for (const [of, sets] of streams) {
        for (const set of sets) {
          await attempt(`${idOf(set)}, as usual`, () => answerOf(set, lane, of), of);
        }
      }
    });
  }
  for (const problem of problems) report(`! ${problem}`);
  return problems.length === 0;
}

const idOf = ({operation, streaming}: SampleSet): string =>
  `${operation.id}${streaming ? ' stream' : ''}`;

/** The pages of a version whose requests are sent: none of older routes. */
const setsOf = (versionName: string): SampleSet[] =>
  sampleSetsOf(versionName).filter(
    ({operation: {id, replacedBy}}) => replacedBy === undefined && !reasonWithoutSamples(id),
  );

/** Sends the request of a page to a server, where its version has the operation. */
async function answerOf(set: SampleSet, lane: ProbeLane, of: string): Promise<Answers[string]> {
  const {request, ask} = pageRequest(set, lane);
  const places = async (route?: string): Promise<Answers[string]> => {
    const came = await ask(request, route);
    return placesOf({...came, headers: kept(came)});
  };
  const {method, path: own, slug} = set.operation;
  const others = of === lane.versionName ? [] : routesOf(lane.versionName);
  const current = others.find((each) => each.slug === slug && each.replacedBy === undefined);
  const route = current?.path ?? own;
  const answer = sharedPlaces(await places(route), await places(route));
  const isOldServed = others.some((each) => each.method === method && each.path === own);
  if (route === own || !isOldServed) return answer;
  const old = await places(own);
  const all = [...new Set([...Object.keys(answer), ...Object.keys(old)])];
  // Values may differ: what runs in the background goes on, and lists say their own address.
  const differs = all.filter((place) =>
    /^(?:status|events|header)/.test(place)
      ? answer[place] !== old[place]
      : (answer[place] === undefined) !== (old[place] === undefined),
  );
  return {...answer, 'old path': differs.length === 0 ? 'the same' : differs.join(', ')};
}

const routesOf = (versionName: string) =>
  loadPageSets()
    .filter(({version}) => version.name === versionName)
    .flatMap(({model}) => model.operations);

async function stepsOf(name: string, lane: ProbeLane): Promise<Answers> {
  const steps: Answers = {};
  const sequence = sequences[name];
  if (!sequence) throw new Error(`No sequence "${name}" in verification/probe/probe.yaml.`);
  await runSequence(sequence, lane, (template, came) => {
    const place = Object.keys(steps).length + 1;
    const request = template.replace(/\{\{(?:[\w.]+\.)?(\w+)\}\}/g, '{$1}');
    // A batch goes on in the background, so it may be done at one time and not at another.
    const answer = name === 'batch' ? undefined : came.answer;
    steps[`${name} ${place}: ${request}`] = placesOf({...came, answer, headers: kept(came)});
  });
  return steps;
}

/** The headers that belong to an answer, and not to its time, its length or the server's program. */
function kept({headers}: Came): Readonly<Record<string, string>> {
  const passing = /^(?:date|server|content-length|connection|transfer-encoding|x-trace-id)$/;
  return Object.fromEntries([...headers].filter(([name]) => !passing.test(name)));
}

/** What is known already of the revisions under test. */
function earlierAnswers(name: string, {framework, client}: Target) {
  const commits = {framework: framework.commit, client: client.commit};
  const earlier = readRecordOf<AnswerData>(answersPath(name), commits);
  return {commits, answers: {...earlier?.answers} as Record<string, Answers>};
}

/** One request a line, sorted. */
function formatAnswers({commits, answers}: AnswerData): string {
  const parts = Object.entries(answers).map(([of, entries]) => formatPart(of, entries, '    '));
  return `{\n  "$schema": "../schemas/answers.schema.json",\n  "commits": ${JSON.stringify(commits)},\n  "answers": {\n${parts.join(',\n')}\n  }\n}\n`;
}
