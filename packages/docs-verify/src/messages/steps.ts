import type {RunningServer} from '@docs-kit/service-doubles/listening';
import type {OwnServer} from './own-server';
import type {Scene} from './situation';
import type {Step} from './step';
import type {WholeAnswer} from '../operations/api';
import {formOf, makeObject} from '../recipes';
import {filled, type Values} from './templates';

/** What the steps of one situation have made so far. */
interface Progress {
  readonly scene: Scene;
  readonly values: Record<string, unknown>;
  readonly servers: Map<string, OwnServer>;
  readonly services: Map<string, RunningServer>;
}

/** What came of a situation. */
export interface Outcome {
  readonly came: string;
  /** The answer to a request, where the last that came is one. */
  readonly answer?: Pick<WholeAnswer, 'status' | 'text'>;
}

/**
 * Takes the steps of a situation, one after the other.
 * @param values what the steps may name
 * @returns what came of the last step that gives something, below what others keep
 * @throws Error when a step cannot be taken; what is left then is stopped all the same
 */
export async function takeSteps(
  scene: Scene,
  {steps, last = []}: {readonly steps: readonly Step[]; readonly last?: readonly Step[]},
  values: Values,
): Promise<Outcome> {
  const progress = {scene, values: {...values}, servers: new Map(), services: new Map()};
  const kept: string[] = [];
  let latest: Partial<Outcome> = {};
  try {
    for (const step of steps) {
      const outcome = await takeStep(step, progress);
      if (outcome === undefined) continue;
      latest = typeof outcome === 'string' ? {came: outcome} : outcome;
      if (step.keep && latest.came !== undefined) kept.push(latest.came);
    }
  } finally {
    for (const step of last) await takeStep(step, progress);
    for (const service of progress.services.values()) await service.close();
  }
  return {...latest, came: [...kept, latest.came ?? ''].join('\n')};
}

/** Takes a step. Gives what came of it; undefined when it gives nothing to compare. */
async function takeStep(template: Step, progress: Progress): Promise<Outcome | string | undefined> {
  const {scene, values, servers, services} = progress;
  const step = filled(template, values) as Step;
  const server = step.at === undefined ? undefined : servers.get(step.at);
  if (step.at !== undefined && !server) throw new Error(`No step serves "${step.at}".`);
  const name = (given: unknown): void => {
    if (step.as !== undefined) values[step.as] = given;
  };
  const run = async (starting: Promise<RunningServer>): Promise<undefined> => {
    const service = await starting;
    services.set(step.as ?? '', service);
    name({address: service.address, port: service.port});
    return undefined;
  };
  if (step.ask !== undefined) {
    const answer = await ask(step, server?.ask ?? scene.ask);
    if (step.as !== undefined) name(JSON.parse(answer.text));
    return {came: answer.text, answer};
  }
  if (step.make !== undefined) {
    name(await makeObject(server?.objects ?? scene.objects, step));
    return undefined;
  }
  if (step.serve !== undefined) {
    const started = await scene.serve(scene.runFile(step.serve as object), optionsOf(step));
    servers.set(step.as ?? '', started);
    name({address: started.address});
    return undefined;
  }
  if (step.start !== undefined)
    return scene.start(scene.runFile(step.start as object), optionsOf(step));
  if (step.stop !== undefined) {
    await servers.get(step.stop)?.stop();
    await services.get(step.stop)?.close();
    services.delete(step.stop);
    return undefined;
  }
  if (step.call !== undefined) {
    const [program = '', ...args] = step.call;
    return scene.call(program, args, step.environment as Readonly<Record<string, string>>);
  }
  if (step.python !== undefined) return scene.python(step.python);
  if (step.save !== undefined) {
    const content = step.runFile ? scene.runFile(step.runFile) : step.content;
    await scene.save(step.save, typeof content === 'string' ? content : JSON.stringify(content));
    return undefined;
  }
  if (step.log !== undefined) return server?.log(step.log);
  if (step.model !== undefined) {
    await server?.hasModel(step.model);
    return undefined;
  }
  if (step.service !== undefined) return run(scene.service(step.service, Number(step.port ?? 0)));
  if (step.mcp !== undefined) return run(scene.mcp(step.mcp));
  if (step.double === true) return run(scene.double());
  throw new Error(`A step does nothing: ${JSON.stringify(step)}`);
}

async function ask(
  {ask: request = '', ...step}: Step,
  send: Scene['ask'],
): ReturnType<Scene['ask']> {
  const [method = '', path = ''] = request.split(' ');
  const body = step.form ? formOf(step.form) : step.body;
  for (;;) {
    const answer = await send(method, path, body, step.headers);
    if (step.while === undefined || !new RegExp(step.while).test(answer.text)) return answer;
  }
}

/** How a server is started; null takes a variable away. */
function optionsOf({environment, args, without, added, modules}: Step): object {
  const variables =
    environment &&
    Object.fromEntries(
      Object.entries(environment).map(([name, value]: [string, unknown]) => [
        name,
        value ?? undefined,
      ]),
    );
  const options = {environment: variables, args, without, added, modules};
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
