import {execFile} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createServer as createHttpServer} from 'node:http';
import {createLogger} from '@stoplight/prism-core';
import {getHttpOperationsFromSpec} from '@stoplight/prism-http';
import {createServer} from '@stoplight/prism-http-server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {bundlePath} from '../../src/files/generated-files';
import {apiLevel} from '../../src/site/api-levels';
import {product} from '../../src/site/product';
import {siteVersions} from '../../src/site/versions';
import {type DocumentedSample, documentedSamples} from '../support/api-samples';
import type {Finding} from '../support/known-differences';

const root = path.resolve(__dirname, '../..');

interface MockServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Starts a server that answers as a specification says, and refuses requests that it forbids. */
async function startMockServer(specification: string): Promise<MockServer> {
  const operations = await getHttpOperationsFromSpec(path.join(root, specification));
  const server = createServer(operations, {
    cors: false,
    config: {
      isProxy: false,
      validateRequest: true,
      validateResponse: false,
      checkSecurity: true,
      errors: true,
      upstreamProxy: undefined,
      mock: {dynamic: false},
    },
    components: {logger: createLogger('mock', {level: 'silent'})},
  });
  return {address: await server.listen(0, '127.0.0.1'), close: () => server.close()};
}

/**
 * Runs a curl command in a folder, against another server than the one that it names.
 * @returns the status, and the answer with its headers: one of them lists what the request violates
 */
function runCurl(
  code: string,
  address: string,
  folder: string,
): Promise<{status: string; answer: string}> {
  const command = `${code.replaceAll(product.defaultServerUrl, address)} --silent --show-error --include --max-time 20 --write-out '\n%{http_code}'`;
  const env = {...process.env, no_proxy: '*', NO_PROXY: '*'};
  return new Promise((resolve) => {
    execFile('bash', ['-c', command], {cwd: folder, env}, (error, stdout, stderr) => {
      const end = stdout.lastIndexOf('\n');
      const status = stdout.slice(end + 1);
      resolve({status, answer: stdout.slice(0, end).trim() || stderr || String(error)});
    });
  });
}

/** Applies an asynchronous function to items, a few of them at a time, and keeps their order. */
async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  apply: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await apply(item);
  };
  await Promise.all(Array.from({length: limit}, work));
  return results;
}

/** Sends the request of every program and reports those that are not answered as documented. */
async function requestErrors(
  samples: readonly DocumentedSample[],
  address: string,
  folder: string,
): Promise<Finding[]> {
  if (samples.length === 0) throw new Error('There are no code samples to check.');
  const findings = await mapConcurrently(samples, 4, async ({name, operation, sample}) => {
    const {status, answer} = await runCurl(sample.code, address, folder);
    const documented = operation.responses.map((response) => response.status);
    if (status.startsWith('2') && documented.includes(status)) return [];
    return [{name, message: `answered ${status}: ${answer.slice(0, 2000)}`}];
  });
  return findings.flat();
}

describe('curl samples of the API reference', () => {
  const samples = documentedSamples().filter(({sample}) => sample.id === 'curl');
  const specifications = [
    ...new Set(samples.map(({versionName, levelId}) => `${versionName}/${levelId}`)),
  ].map((key) => {
    const [versionName, levelId = ''] = key.split('/');
    const version = siteVersions.find(({name}) => name === versionName);
    if (!version) throw new Error(`Unknown version "${versionName}".`);
    return {key, file: bundlePath(version, apiLevel(levelId))};
  });
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'curl-samples-'));
    const files = samples.flatMap(({sample}) =>
      [...sample.code.matchAll(/--form '[^=']+=@([^']+)'/g)].map(([, file = '']) => file),
    );
    for (const file of new Set(files))
      await writeFile(path.join(folder, path.basename(file)), 'A few words.\n');
  });

  afterAll(() => rm(folder, {recursive: true}));

  it('belong to a specification', () => {
    expect(specifications.length).toBeGreaterThan(0);
  });

  it.each(specifications)('of $key are answered as the specification says', async ({key, file}) => {
    const server = await startMockServer(file);
    try {
      const own = samples.filter(({versionName, levelId}) => `${versionName}/${levelId}` === key);
      expect(await requestErrors(own, server.address, folder)).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it('cannot be checked when there are none', async () => {
    await expect(requestErrors([], '', folder)).rejects.toThrow('no code samples');
  });

  describe('are rejected', () => {
    let server: MockServer;
    const [specification] = specifications;
    const withBody = samples.find(
      ({operation, versionName, levelId}) =>
        `${versionName}/${levelId}` === specification?.key &&
        operation.requestBody?.bodies[0]?.mediaType === 'application/json',
    );

    beforeAll(async () => {
      server = await startMockServer(specification?.file ?? '');
    });
    afterAll(() => server.close());

    it.each([
      ['a route that does not exist', (code: string) => code.replace('/v1/', '/v0/')],
      [
        'another method than the operation has',
        (code: string) => code.replace('--request POST', '--request PATCH'),
      ],
      [
        'a body without what is required',
        (code: string) => code.replace(/--data '[^]*$/, "--data '{}'"),
      ],
    ])('for %s', async (_, spoil) => {
      if (!withBody) throw new Error('No program sends a JSON body.');
      const code = spoil(withBody.sample.code);
      expect(code).not.toBe(withBody.sample.code);
      const spoiled = {...withBody, sample: {...withBody.sample, code}};
      expect(await requestErrors([withBody], server.address, folder)).toEqual([]);
      expect(await requestErrors([spoiled], server.address, folder)).toHaveLength(1);
    });

    it('for a status that the operation does not document', async () => {
      const other = createHttpServer((_, response) => response.writeHead(299).end());
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
      const findings = await requestErrors(samples.slice(0, 1), address, folder);
      other.close();
      expect(findings).toHaveLength(1);
    });

    it('for a server that does not answer', async () => {
      const findings = await requestErrors(samples.slice(0, 1), 'http://127.0.0.1:9', folder);
      expect(findings).toHaveLength(1);
    });
  });
});
