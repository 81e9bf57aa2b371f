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

/** What CloudFront does: it runs the file as a script, and calls its function `handler`. */
function ask(uri: string): Answer {
  const handler = runInNewContext(`${code}\nhandler`) as (event: object) => Answer;
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
  ])('finds the file of %s', (address, file) => {
    expect(ask(address).uri).toBe(file);
  });

  it.each([
    ['/docs/', '/docs'],
    ['/docs/concepts//', '/docs/concepts'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/\\elsewhere.example/', '/elsewhere.example'],
  ])('leads %s to the address without a slash at its end, on this host', (address, location) => {
    const {statusCode, headers} = ask(address);
    expect([statusCode, headers?.location.value]).toEqual([301, location]);
  });
});
