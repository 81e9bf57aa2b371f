import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';

interface Answer {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: {readonly location: {readonly value: string}};
}

const code = readFileSync(path.resolve(__dirname, '../../../hosting/cloudfront.js'), 'utf8');

const oldAddresses = new Map([['/docs/old', '/docs/concepts']]);

const cloudFront = {
  kvs: () => ({
    get: (key: string) =>
      oldAddresses.has(key)
        ? Promise.resolve(oldAddresses.get(key))
        : Promise.reject(new Error('KeyNotFound')),
  }),
};

/** What CloudFront does: it gives the file its module, and calls its function `handler`. */
function ask(uri: string): Promise<Answer> {
  const script = code.replace("import cf from 'cloudfront';", '');
  expect(script).not.toBe(code);
  const handler = runInNewContext(`${script}\nhandler`, {cf: cloudFront}) as (
    event: object,
  ) => Promise<Answer>;
  return handler({request: {uri, headers: {}}});
}

describe('the function for CloudFront', () => {
  it.each([
    ['/', '/index.html'],
    ['/docs', '/docs.html'],
    ['/docs/getting_started/quickstart', '/docs/getting_started/quickstart.html'],
    ['/docs/concepts.md', '/docs/concepts.md'],
    ['/assets/js/main.0123abcd.js', '/assets/js/main.0123abcd.js'],
    ['/404.html', '/404.html'],
  ])('finds the file of %s', async (address, file) => {
    expect((await ask(address)).uri).toBe(file);
  });

  it.each([
    ['/docs/', '/docs'],
    ['/docs/concepts//', '/docs/concepts'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/\\elsewhere.example/', '/elsewhere.example'],
  ])(
    'leads %s to the address without a slash at its end, on this host',
    async (address, location) => {
      const {statusCode, headers} = await ask(address);
      expect([statusCode, headers?.location.value]).toEqual([301, location]);
    },
  );

  it.each(['/docs/old', '/docs/old/', '/docs/old/index.html'])(
    'leads the old address %s to its page in one hop',
    async (address) => {
      const {statusCode, headers} = await ask(address);
      expect([statusCode, headers?.location.value]).toEqual([301, '/docs/concepts']);
    },
  );
});
