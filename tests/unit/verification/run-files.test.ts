import fs from 'node:fs/promises';
import {createServer} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {siteVersions} from '../../../src/site/versions';
import {guidePagesOf} from '../../../verification/guides/fences';
import type {RecordedFence} from '@docs-kit/docs-verify/guides/page';
import {guideRecordProblems} from '../../../verification/guides/record';
import {startedResult} from '../../../verification/guides/run';
import {listen} from '@docs-kit/service-doubles/listening';
import type {Api} from '@docs-kit/docs-verify/operations/api';
import {apiPathsOf} from '../../../verification/operations/objects';
import {completeRunFile} from '../../../verification/run-files/assemble';
import {missingEntries} from '../../../verification/run-files/declared';
import {isStarted, runFilesOf, startedWith} from '../../../verification/run-files/find';
import {healthProblem} from '../../../verification/run-files/health';
import {lastErrorOf} from '../../../verification/run-files/run';
import {possibleReasons, reasonNotToStart} from '../../../verification/not-run';
import {
  makeFilesOf,
  makeHome,
  movedHere,
  variablesFor,
} from '../../../verification/run-files/surroundings';

const fence = (code: string, {language = 'yaml', number = 1, title = ''} = {}): RecordedFence => ({
  key: `a/page#${language}-${number}`,
  file: 'docs/a/page.md',
  line: 1,
  meta: '',
  hash: 'h',
  id: `a/page#${language}-${number}`,
  language,
  code,
  ...(title !== '' && {title}),
});

const whole = `
version: 2
apis: [inference]
providers:
  inference:
    - provider_id: ollama
      provider_type: remote::ollama
`;

const configMap = `
apiVersion: v1
kind: ConfigMap
data:
  run.yaml: |
    version: 2
    providers:
      inference: []
---
apiVersion: v1
kind: Service
spec:
  ports: []
`;

describe('the run files of a fence', () => {
  it.each([
    ['whole', whole, [true]],
    ['an excerpt with providers', 'providers:\n  inference: []', [false]],
    ['an excerpt with a section of its own', 'logging_config:\n  category_levels: {}', [false]],
    ['in a ConfigMap, beside other objects', configMap, [true]],
    ['in no file of another program', 'global:\n  scrape_interval: 15s', []],
    ['in no text', 'just words', []],
  ])('are found %s', (_, code, found) => {
    expect(runFilesOf(fence(code)).map(({isWhole}) => isWhole)).toEqual(found);
  });

  it('are in YAML alone', () => {
    expect(runFilesOf(fence('server:', {language: 'python'}))).toEqual([]);
  });
});

describe.each(siteVersions.map(({name}) => name))('the guides of %s', (name) => {
  const fences = guidePagesOf(name).flatMap((page) => page.fences);

  it('have many run files, and commands that start some of them', () => {
    expect(fences.filter((each) => isStarted(each, fences)).length).toBeGreaterThan(100);
    expect(fences.filter((each) => startedWith(each, fences)).length).toBeGreaterThan(2);
  });
});

describe('a run file that a command of its page starts', () => {
  const file = fence(whole, {title: 'my-run.yaml'});
  const command = fence('llama stack run ./my-run.yaml --port 8322', {language: 'bash'});

  it('needs no start of its own', () => {
    expect(startedWith(file, [file, command])).toBe(command);
    expect(isStarted(file, [file, command])).toBe(false);
  });

  it('is whole, of that name, and on the same page', () => {
    const excerpt = fence('providers: {}', {title: 'my-run.yaml'});
    expect(isStarted(excerpt, [excerpt, command])).toBe(true);
    const other = fence(whole, {title: 'run.yaml'});
    expect(isStarted(other, [other, command])).toBe(true);
    const elsewhere = {...command, id: 'b/page#bash-1'};
    expect(isStarted(file, [file, elsewhere])).toBe(true);
  });

  it('gets what came of the command', () => {
    const id = 'a/page#yaml-1';
    expect(startedResult(file, {id: 'b', hash: 'b', result: 'ran'})).toEqual({
      ...{id, hash: 'h', result: 'ran', starts: 'alone'},
    });
    expect(startedResult(file, {id: 'b', hash: 'b', result: 'not run', reason: 'r'})).toEqual({
      ...{id, hash: 'h', result: 'not run', reason: 'r'},
    });
    expect(startedResult(file, {id: 'b', hash: 'b', result: 'differs', findings: ['f']})).toEqual({
      ...{id, hash: 'h', result: 'differs', findings: ['f']},
    });
  });
});

describe('the run file of a reader who puts an excerpt into theirs', () => {
  const base = {
    version: 2,
    apis: ['inference', 'files'],
    providers: {
      inference: [{provider_id: 'first'}, {provider_id: 'unused'}, {provider_id: 'embedder'}],
      files: [{provider_id: 'local'}],
      datasetio: [{provider_id: 'local'}],
    },
    models: [{model_id: 'm', provider_id: 'embedder'}],
  };
  const stock = {providers: {datasetio: [{provider_id: '${env.X:+huggingface}', config: {}}]}};

  it('keeps what something needs, and serves what is added', () => {
    const content = {
      providers: {post_training: [{provider_id: 'trainer'}], inference: [{provider_id: 'second'}]},
    };
    expect(completeRunFile({isWhole: false, content}, {base, stock})).toEqual({
      ...base,
      apis: ['inference', 'files', 'post_training'],
      providers: {
        ...base.providers,
        inference: [{provider_id: 'first'}, {provider_id: 'embedder'}, {provider_id: 'second'}],
        post_training: [{provider_id: 'trainer'}],
      },
    });
  });

  it('has one provider for an API that takes no more', () => {
    const content = {providers: {files: [{provider_id: 's3'}]}};
    expect(completeRunFile({isWhole: false, content}, {base, stock})).toMatchObject({
      providers: {files: [{provider_id: 's3'}]},
    });
  });

  it('takes providers that the excerpt names from the distribution', () => {
    const source = {type: 'uri', uri: 'huggingface://datasets/a'};
    for (const entry of [{provider_id: 'huggingface'}, {source}]) {
      const content = {datasets: [{dataset_id: 'd', ...entry}]};
      expect(completeRunFile({isWhole: false, content}, {base, stock})).toMatchObject({
        providers: {datasetio: [{provider_id: 'local'}, {provider_id: '${env.X:+huggingface}'}]},
      });
    }
  });

  it('is the file itself where it is whole', () => {
    expect(completeRunFile({isWhole: true, content: {version: 2}}, {base, stock})).toEqual({
      version: 2,
    });
  });
});

const doubles = {
  serverAddress: 'http://127.0.0.1:1',
  testDoubleAddress: 'http://127.0.0.1:2',
  telemetryAddress: 'http://127.0.0.1:3',
  mcpAddress: 'http://127.0.0.1:4',
  database: {
    POSTGRES_HOST: '127.0.0.1',
    POSTGRES_PORT: '5',
    POSTGRES_DB: 'own',
    POSTGRES_USER: 'me',
  },
};

describe('what a run file finds on this machine', () => {
  it('is a value for each variable that a reader sets', () => {
    const file = {
      a: '${env.OLLAMA_URL:=http://localhost:11434}',
      b: ['${env.ACME_API_KEY:=}', {c: '${env.PGVECTOR_PORT}/${env.PASSTHROUGH_URL}'}],
      d: '${env.SQLITE_STORE_DIR:=~/.llama}',
    };
    expect(variablesFor(file, doubles)).toEqual({
      OLLAMA_URL: 'http://127.0.0.1:2/ollama',
      ACME_API_KEY: 'key',
      PGVECTOR_PORT: '5',
      PASSTHROUGH_URL: 'http://127.0.0.1:1',
    });
  });

  it('is the service that the page has its reader set', () => {
    const file = {url: '${env.OPENAI_BASE_URL}'};
    const code = ['export OPENAI_BASE_URL=http://localhost:8000/v1'];
    expect(variablesFor(file, doubles, code)).toEqual({
      OPENAI_BASE_URL: 'http://127.0.0.1:2/vllm/v1',
    });
    expect(variablesFor(file, doubles)).toEqual({
      OPENAI_BASE_URL: 'http://127.0.0.1:2/openai/v1',
    });
  });

  it('is what runs in place of services, and folders of its own', () => {
    const file = {
      url: 'http://localhost:11434',
      mcp: 'http://localhost:8000/mcp',
      vllm: '${env.URL:=http://localhost:8000/v1}',
      folder: '/var/lib/llama-stack/files',
      home: '~/files',
    };
    expect(movedHere(file, doubles, '/tmp/run')).toEqual({
      url: 'http://127.0.0.1:2/ollama',
      mcp: 'http://127.0.0.1:4/mcp',
      vllm: '${env.URL:=http://127.0.0.1:2/vllm/v1}',
      folder: '/tmp/run/var/lib/llama-stack/files',
      home: '~/files',
    });
  });

  it('is PostgreSQL at its port, also where the file leaves that to defaults', () => {
    const file = {
      one: {type: 'postgres', host: '${env.POSTGRES_HOST}', user: 'u', ssl_mode: 'require'},
      two: {
        provider_type: 'remote::pgvector',
        config: {port: 5432, db: '${env.PGVECTOR_DB}', kvstore: {type: 'sqlite'}},
      },
    };
    expect(movedHere(file, doubles, '/tmp/run')).toEqual({
      one: {
        type: 'postgres',
        host: '${env.POSTGRES_HOST}',
        port: 5,
        db: 'own',
        user: 'u',
        ssl_mode: 'disable',
      },
      two: {
        provider_type: 'remote::pgvector',
        config: {
          host: '127.0.0.1',
          port: 5,
          db: '${env.PGVECTOR_DB}',
          user: 'me',
          kvstore: {type: 'sqlite'},
        },
      },
    });
  });
});

describe('the home folder of a server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'run-files-'));
  });
  afterEach(() => fs.rm(folder, {recursive: true, force: true}));

  it('holds what the page has readers make', async () => {
    const fences = [
      fence('mkdir -p ~/data', {language: 'bash'}),
      fence('a = 1', {language: 'python', title: 'mine/src/mine/__init__.py'}),
      fence('name: clock', {title: '~/.llama/apis.d/clock.yaml'}),
      fence(whole, {title: 'run.yaml'}),
    ];
    const sources = await makeHome({id: 'a/page', fences, outputs: []}, folder);
    expect(sources).toEqual([path.join(folder, 'mine/src')]);
    const made = await fs.readdir(folder, {recursive: true});
    expect(made).toEqual(
      expect.arrayContaining([
        '.aws/credentials',
        '.llama/apis.d/clock.yaml',
        '.llama/distributions/starter',
        'data',
        'mine/src/mine/__init__.py',
      ]),
    );
    expect(made).not.toContain('run.yaml');
  });

  it('holds a certificate where the run file names one', async () => {
    const place = (name: string): string => path.join(folder, 'etc', name);
    await makeFilesOf(
      {server: {tls_certfile: place('a.crt'), tls_keyfile: place('a.key')}, b: place('b.pem')},
      folder,
    );
    for (const name of ['a.crt', 'b.pem']) {
      expect(await fs.readFile(place(name), 'utf8')).toContain('BEGIN CERTIFICATE');
    }
    expect(await fs.readFile(place('a.key'), 'utf8')).toContain('PRIVATE KEY');
  });
});

describe('why a server does not start', () => {
  it.each([
    ["ModuleNotFoundError: No module named 'torch'", 'needs a download of PyTorch'],
    ['Error creating app: Connection\n   error.', 'needs a service on the internet'],
    ['Provider `a` not found', undefined],
    [
      'Model refresh failed: Connection error.\nError creating app: Provider `a` not found',
      undefined,
    ],
    ['Connection error.\nTraceback:\n  a\n  b\n  c\nValueError: Provider `a` not found', undefined],
    ["'logging' is not a valid key", undefined],
  ])('"%s": %s', (log, reason) => {
    expect(reasonNotToStart('a/page', lastErrorOf(log))).toBe(reason);
  });

  it('is the service of the page, where that does not answer', () => {
    const page = 'providers/inference/remote_anthropic';
    expect(reasonNotToStart(page, 'Connection error.')).toBe('needs an account at Anthropic');
    expect(reasonNotToStart(page, 'Field required')).toBeUndefined();
    expect(possibleReasons(page)).toContain('needs an account at Anthropic');
  });
});

describe('the error that ends a server', () => {
  it('is the last one, on one line', () => {
    const log = "Connection error.\nError creating app: 'A' object has no\n   attribute 'b'";
    expect(lastErrorOf(log)).toBe("Error creating app: 'A' object has no attribute 'b'");
  });
});

describe('the health of a server', () => {
  const answering = (status: number) =>
    listen(
      createServer((_, response) => response.writeHead(status).end()),
      0,
    );

  it.each([
    [200, {}, undefined],
    [401, {server: {auth: {}}}, undefined],
    [401, {}, 'GET /v1/health answered 401'],
    [500, {server: {auth: {}}}, 'GET /v1/health answered 500'],
  ])('with status %i and the file %o: %s', async (status, file, problem) => {
    const server = await answering(status);
    expect(await healthProblem(server.address, file)).toBe(problem);
    await server.close();
  });
});

describe('what a server must have', () => {
  const paths = apiPathsOf('next');
  const api = (lists: Readonly<Record<string, readonly object[]>>): Api => ({
    ask: () => Promise.reject(new Error('Nothing is asked.')),
    send: (_, route) => Promise.resolve({data: lists[route] ?? []}),
    sendUntilFound: () => Promise.reject(new Error('Nothing is awaited.')),
    attempt: () => Promise.resolve(undefined),
  });
  const file = {
    providers: {
      inference: [
        {provider_id: 'ollama'},
        {provider_id: '${env.VLLM_URL:+vllm}'},
        {provider_id: '__disabled__'},
      ],
    },
    models: [{model_id: 'a', provider_id: 'ollama'}, {model_id: 'alias'}],
  };

  it('are the entries of its file', async () => {
    const lists = {
      '/v1/providers': [{api: 'inference', provider_id: 'ollama'}],
      '/v1/models': [{identifier: 'ollama/a'}, {identifier: 'alias'}],
    };
    expect(await missingEntries(file, api(lists), paths)).toEqual([]);
  });

  it('is named where it is missing', async () => {
    expect(await missingEntries(file, api({}), paths)).toEqual([
      'the server has no provider inference/ollama',
      'the server has no entry "a" in models',
      'the server has no entry "alias" in models',
    ]);
  });
});

describe('what a record says of a run file', () => {
  const file = fence('providers: {}');
  const problems = (result: object): string[] =>
    guideRecordProblems([file], {[file.key]: {hash: 'h', result: 'ran', ...result}});

  it('is that it starts, or why it does not', () => {
    expect(problems({starts: 'in a file'})).toEqual([]);
    expect(problems({result: 'differs', findings: ['f']})).toEqual([]);
    expect(problems({result: 'not run', reason: 'needs a download of PyTorch'})).toEqual([]);
  });

  it('is never that it was only parsed, or what its error cannot show', () => {
    expect(problems({result: 'parsed'})).toEqual([
      'a/page#yaml-1 is a run file, and its record says "parsed"',
    ]);
    expect(problems({result: 'not run', reason: 'needs a phone'})).toHaveLength(1);
  });

  it('is what its page lets a command do', () => {
    const own = fence(whole, {title: 'my-run.yaml'});
    const command = fence('kubectl get pods; llama stack run my-run.yaml', {language: 'bash'});
    const recorded = (result: object) => ({
      [own.key]: {hash: 'h', result: 'ran' as const, ...result},
    });
    expect(guideRecordProblems([own, command], recorded({}))).toHaveLength(1);
    expect(
      guideRecordProblems([own, command], recorded({result: 'not run', reason: 'needs a cluster'})),
    ).toEqual([]);
  });
});
