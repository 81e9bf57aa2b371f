import {copyFile, mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import type {Environment} from '@docs-kit/docs-verify/environment';
import {freePort} from '@docs-kit/service-doubles/listening';
import {startService} from '@docs-kit/docs-verify/messages/services';
import {filled} from '@docs-kit/docs-verify/messages/templates';
import {formOf, type RecipeStep} from '@docs-kit/docs-verify/recipes';
import {startStackServer} from '@docs-kit/docs-verify/stack-server';
import type {OtlpReceiver} from '@docs-kit/service-doubles/otlp-receiver';
import {parse, stringify} from 'yaml';
import {objectsAt, readSteps} from '../operations/objects';
import {merged} from '../run-files/assemble';
import {telemetryVariables, type WorkLane} from '../session';
import {send} from './run';
import type {Recommendation} from './statements';

const {places, steps, repeated, last, ...setting} = readSteps<{
  /** By the name of a secret, the pages that recommend to put it there. */
  readonly places: Readonly<Record<string, readonly Recommendation[]>>;
  readonly environment: Readonly<Record<string, string>>;
  readonly providers: Readonly<Record<string, readonly Provider[]>>;
  readonly auth: object;
  readonly steps: readonly RecipeStep[];
  readonly repeated: readonly {
    readonly each: readonly Readonly<Record<string, unknown>>[];
    readonly steps: readonly RecipeStep[];
  }[];
  readonly last: readonly RecipeStep[];
}>('probe/canaries.yaml', 'canaries');

export {places};

interface Provider {
  readonly provider_id: string;
}

/** All steps in their order, each with the values that it is taken with. */
const taken = [
  ...steps.map((template) => ({template, values: {}})),
  ...repeated.flatMap(({each, steps: templates}) =>
    each.flatMap((values) => templates.map((template) => ({template, values}))),
  ),
  ...last.map((template) => ({template, values: {}})),
];

/** How often and how fast what the server makes in the background is asked for. */
const attempts = 100;
const pollInterval = 200;

/** What the custom service for authentication answers: a caller who may read telemetry. */
const admitted = {principal: 'reader', attributes: {roles: ['user'], scopes: ['telemetry.read']}};

/**
 * Puts a secret in each place where readers put one, uses them, and looks for them in what the server
 * logs, sends, keeps and answers.
 * @returns by the name of a secret, where it appeared
 */
export async function plantCanaries(
  lane: WorkLane,
  environment: Environment,
  receiver: OtlpReceiver,
): Promise<Record<string, string[]>> {
  const names = Object.keys(places);
  const quiet = await appearances('sqlite,otel_trace', lane, environment, receiver);
  const loud = await appearances('console,sqlite,otel_trace', lane, environment, receiver);
  return Object.fromEntries(
    names.map((name) => {
      const found = quiet.get(name) ?? [];
      const isOnlyLoud = !found.includes('log') && loud.get(name)?.includes('log');
      return [name, [...found, ...(isOnlyLoud ? ['log with the sink console'] : [])].sort()];
    }),
  );
}

async function appearances(
  sinks: string,
  lane: WorkLane,
  environment: Environment,
  receiver: OtlpReceiver,
): Promise<Map<string, string[]>> {
  const {version, testDoubleAddress, workplace} = lane;
  const secrets = Object.fromEntries(
    // None is the beginning of another.
    Object.keys(places).map((name) => [name, `canary-${name}-end`] as const),
  );
  const admission = await startService({status: 200, body: admitted}, await freePort());
  const known: Record<string, unknown> = {
    ...objectsAt(version.name, lane.serverAddress).values,
    secrets,
    mcp: lane.mcpAddress,
    admission: admission.address,
    doubleHost: new URL(testDoubleAddress).host,
  };
  const serviceName = `canaries-${sinks.split(',').length}`;
  const folder = path.join(workplace.folder, serviceName);
  await mkdir(folder);
  const runConfig = `${folder}.yaml`;
  const config = await runFile(version.runConfig, known);
  await writeFile(runConfig, config);
  const {variables} = await lane.services.neededBy(config);
  const modules = `${folder}-modules`;
  await mkdir(modules);
  await copyFile(
    path.join(__dirname, 'search_services.py'),
    path.join(modules, 'sitecustomize.py'),
  );
  const collection = receiver.collect(serviceName);
  const server = await startStackServer({
    version: {...version, runConfig},
    environment,
    folder,
    port: await freePort(),
    services: {
      TEST_DOUBLE_URL: testDoubleAddress,
      ...telemetryVariables(receiver.address, serviceName),
      TELEMETRY_SINKS: sinks,
      PYTHONPATH: modules,
      ...variables,
      ...(await lane.createDatabase()),
      ...(filled(setting.environment, known) as NodeJS.ProcessEnv),
    },
  });
  const texts: (readonly [place: string, text: string])[] = [];
  try {
    for (const {template, values} of taken) {
      const step = filled(template, {...known, ...values}) as RecipeStep;
      const {ask = '', form, body = form && formOf(form), headers, awaited, as} = step;
      const [method = '', address = ''] = ask.split(' ');
      const request = {method, path: address, body, headers};
      // A connection that the server opens while it renders a traceback can run into its time limit,
      // and then it never answers.
      const asked = () => send(server.address, request).catch(() => send(server.address, request));
      let {status, answer} = await asked();
      for (let left = awaited ? attempts : 0; status >= 400 && left > 0; left -= 1) {
        await delay(pollInterval);
        ({status, answer} = await asked());
      }
      if (status === 404) throw new Error(`${ask} finds nothing: ${JSON.stringify(answer)}`);
      texts.push([`answer to ${template.ask ?? ''}`, JSON.stringify(answer)]);
      if (as !== undefined) known[as] = answer;
    }
    await collection.until('the span of the last request', () =>
      collection.spans().some(({attributes}) => attributes.raw_path === '/v1/version'),
    );
  } finally {
    await server.stop();
    await admission.close();
    collection.end();
  }
  for (const {name, attributes} of collection.spans()) {
    texts.push([`span ${name}`, JSON.stringify(attributes)]);
  }
  for (const file of await readdir(folder, {recursive: true, withFileTypes: true})) {
    if (!file.isFile()) continue;
    const content = await readFile(path.join(file.parentPath, file.name), 'latin1');
    const place = file.name.replace(/-(?:wal|shm|journal)$/, '');
    texts.push([file.name === 'server.log' ? 'log' : `file ${place}`, content]);
  }
  return new Map(
    Object.entries(secrets).map(([name, secret]) => [
      name,
      [...new Set(texts.filter(([, text]) => text.includes(secret)).map(([place]) => place))],
    ]),
  );
}

/** The run file of a version with the secrets in it. */
async function runFile(file: string, known: Readonly<Record<string, unknown>>): Promise<string> {
  const {providers, auth} = filled(setting, known) as typeof setting;
  const groups = (providers.tool_runtime ?? []).map(({provider_id}) => ({
    toolgroup_id: provider_id,
    provider_id,
  }));
  const excerpt = {providers, tool_groups: groups, server: {auth}};
  return stringify(merged(parse(await readFile(file, 'utf8')), excerpt));
}
