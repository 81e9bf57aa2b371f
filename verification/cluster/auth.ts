import fs from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import type {PythonEnvironment} from '@docs-kit/docs-verify/environment';
import {freePort} from '@docs-kit/service-doubles/listening';
import {parsed, requestWhole} from '@docs-kit/docs-verify/operations/api';
import {type StackServer, startStackServer} from '@docs-kit/docs-verify/stack-server';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import type {ControlPlane} from './control-plane';

/** The `server` section of a run file, as a page shows it. */
export interface ServerSection {
  readonly auth: {
    readonly provider_config: Readonly<Record<string, unknown>>;
    readonly access_policy?: readonly unknown[];
  };
}

/** What callers get of a server that lets the cluster check tokens. */
export type Answers = Readonly<Record<string, string>>;

const model = 'minilm';

/**
 * Starts the framework's server with the token check of a page: as the page writes it, except for the
 * address of the API server and the place of its certificate.
 */
export async function startGuarded(options: {
  readonly plane: ControlPlane;
  readonly version: VerifiedVersion;
  readonly environment: PythonEnvironment;
  readonly folder: string;
  readonly section: ServerSection;
}): Promise<StackServer> {
  const {plane, version, environment, folder, section} = options;
  await fs.mkdir(folder, {recursive: true});
  const {output} = await plane.kubectl([
    ...['get', 'configmap', 'kube-root-ca.crt', '--namespace', 'llama-stack'],
    ...['--output', String.raw`jsonpath={.data.ca\.crt}`],
  ]);
  const certificate = path.join(folder, 'ca.crt');
  await fs.writeFile(certificate, `${output.trim()}\n`);
  const store = (name: string): object => ({type: 'sqlite', db_path: path.join(folder, name)});
  const runConfig = path.join(folder, 'run.yaml');
  await fs.writeFile(
    runConfig,
    stringify({
      version: 2,
      image_name: 'guarded',
      apis: ['inference', 'vector_io'],
      providers: {
        inference: [
          {provider_id: 'st', provider_type: 'inline::sentence-transformers', config: {}},
        ],
        vector_io: [
          {
            provider_id: 'faiss',
            provider_type: 'inline::faiss',
            config: {kvstore: store('faiss.db')},
          },
        ],
      },
      metadata_store: store('registry.db'),
      models: [
        {
          model_id: model,
          provider_id: 'st',
          provider_model_id: 'all-MiniLM-L6-v2',
          model_type: 'embedding',
          metadata: {embedding_dimension: 384},
        },
      ],
      server: {
        port: 8321,
        auth: {
          ...section.auth,
          provider_config: {
            ...section.auth.provider_config,
            api_server_url: plane.address,
            tls_cafile: certificate,
          },
        },
      },
    }),
  );
  return startStackServer({
    version: {...version, runConfig},
    environment,
    folder,
    port: await freePort(),
    services: {},
  });
}

/** A token of a service account, which is made where it is missing. */
async function tokenOf({kubectl}: ControlPlane, name: string): Promise<string> {
  await kubectl(['create', 'serviceaccount', name, '--namespace', 'llama-stack']);
  const {status, output} = await kubectl(['create', 'token', name, '--namespace', 'llama-stack']);
  if (status !== 0) throw new Error(`There is no token for ${name}:\n${output}`);
  return output.trim();
}

/**
 * Asks a server that lets the cluster check tokens, without a token, with a wrong one, and with those
 * of two service accounts, of which one owns a vector database.
 * @returns status and, of refusals, body, by what was asked
 */
export async function askGuarded(plane: ControlPlane, {address}: StackServer): Promise<Answers> {
  const owner = await tokenOf(plane, 'owner-app');
  const other = await tokenOf(plane, 'other-app');
  const answers: Record<string, string> = {};
  const ask = async (
    name: string,
    token: string | undefined,
    method: string,
    route: string,
    body?: object,
  ): Promise<string> => {
    const headers: Record<string, string> = {};
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const {status, text} = await requestWhole(`${address}${route}`, {method, body, headers});
    answers[name] = status < 400 ? String(status) : `${status} ${text}`;
    return text;
  };
  const database = {
    vector_db_id: 'notes',
    embedding_model: model,
    embedding_dimension: 384,
    provider_id: 'faiss',
  };
  await ask('health without a token', undefined, 'GET', '/v1/health');
  await ask('version without a token', undefined, 'GET', '/v1/version');
  await ask('models without a token', undefined, 'GET', '/v1/models');
  await ask('models with a wrong token', 'wrong', 'GET', '/v1/models');
  await ask('models with a token', owner, 'GET', '/v1/models');
  // The server gives it an id of its own.
  const create = async (name: string): Promise<string> => {
    const text = await ask(name, owner, 'POST', '/v1/vector-dbs', database);
    return `/v1/vector-dbs/${(parsed(text) as {identifier?: string}).identifier ?? ''}`;
  };
  const first = await create('create a database');
  await ask('read a database of another', other, 'GET', first);
  await ask('delete a database of another', other, 'DELETE', first);
  const second = await create('create another');
  await ask('delete what is mine', owner, 'DELETE', second);
  await ask('read a model of the run file', other, 'GET', `/v1/models/${model}`);
  await ask('delete a model of the run file', other, 'DELETE', `/v1/models/${model}`);
  return answers;
}
