import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readRedirects} from '@site/src/files/redirects';

const file = 'data/redirects/moved.json';

describe('the files of redirects', () => {
  const project = path.resolve(__dirname, '../../..');
  let root: string;
  const write = (redirects: unknown) =>
    writeFileSync(path.join(root, file), JSON.stringify({redirects}));

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
    mkdirSync(path.join(root, 'data/redirects'), {recursive: true});
    cpSync(path.join(project, 'data/schemas'), path.join(root, 'data/schemas'), {recursive: true});
  });
  afterEach(() => rmSync(root, {recursive: true}));

  it('give each old address its new place', () => {
    write([{to: '/docs/new', from: ['/docs/a', '/docs/b']}]);
    expect(readRedirects(root)).toEqual([
      {file, from: '/docs/a', to: '/docs/new'},
      {file, from: '/docs/b', to: '/docs/new'},
    ]);
  });

  it.each([
    [{to: '/docs/new'}, "must have required property 'from'"],
    [{to: 'docs/new', from: ['/docs/a']}, 'must match pattern'],
    [{to: '/docs/new', from: ['/docs/a/']}, 'must match pattern'],
    [{to: '/docs/new', from: []}, 'must NOT have fewer than 1 items'],
  ])('are refused with their name: %j', (redirect, message) => {
    write([redirect]);
    expect(() => readRedirects(root)).toThrow(new RegExp(`^${file}:1: .*${message}`));
  });

  it('of this site fit their schema', () => {
    expect(() => readRedirects()).not.toThrow();
  });
});
