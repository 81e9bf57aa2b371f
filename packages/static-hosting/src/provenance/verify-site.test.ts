import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compressFolder} from '../compress';
import {writeProvenance} from './provenance';
import {verifySite} from './verify-site';

const source = {commit: 'c0ffee', isModified: false, tools: {node: 'v20'}};
let folder = '';
let site = '';
let build = '';
let server: Server;
let url = '';

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'provenance-'));
  build = path.join(folder, 'build');
  mkdirSync(path.join(build, '.well-known'), {recursive: true});
  writeFileSync(path.join(build, 'index.html'), '<p>Zoo</p>'.repeat(200));
  writeFileSync(path.join(build, 'a page.md'), '# Zoo');
  writeFileSync(path.join(build, '.well-known/security.txt'), 'Contact');
  writeProvenance(build, source);
  site = path.join(folder, 'site');
  cpSync(build, site, {recursive: true});
  server = createServer((request, answer) => {
    try {
      answer.end(readFileSync(path.join(site, decodeURIComponent(request.url ?? ''))));
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, {recursive: true, force: true});
});

const flip = (file: string): void => {
  const content = readFileSync(file);
  content[0] = (content[0] ?? 0) ^ 1;
  writeFileSync(file, content);
};

describe('a site', () => {
  it('that is what was built has no differences, as a folder and as served', async () => {
    await compressFolder(site);
    const report = {commit: 'c0ffee', compared: 3, differences: []};
    expect(await verifySite(url, build)).toEqual(report);
    expect(await verifySite(site, build)).toEqual(report);
  });

  it('with one flipped byte names the file', async () => {
    flip(path.join(site, 'a page.md'));
    for (const each of [url, site]) {
      const {differences} = await verifySite(each);
      expect(differences).toEqual([expect.stringMatching(/^changed: a page\.md has the SHA-256/)]);
    }
  });

  it('with one missing file names it', async () => {
    rmSync(path.join(site, '.well-known/security.txt'));
    for (const each of [url, site]) {
      const {differences} = await verifySite(each);
      expect(differences).toEqual([expect.stringMatching(/^missing: \.well-known\/security\.txt/)]);
    }
  });

  it('with one added file names it', async () => {
    writeFileSync(path.join(site, 'extra.js'), 'x');
    const expected = [expect.stringMatching(/^added: extra\.js is in/)];
    expect((await verifySite(site)).differences).toEqual(expected);
    // A server lists no files: the provenance that names it does.
    writeProvenance(site, source);
    expect((await verifySite(url)).differences).toEqual([]);
    expect((await verifySite(url, build)).differences).toEqual(expected);
  });

  it('with a compressed form of something else names it', async () => {
    await compressFolder(site);
    flip(path.join(site, 'index.html.br'));
    const {differences} = await verifySite(site);
    expect(differences).toEqual([expect.stringMatching(/^added: index\.html\.br/)]);
  });

  it('without provenance, or with one of nothing, is refused', async () => {
    writeFileSync(path.join(site, 'provenance.json'), '{"commit": "", "files": {}}');
    expect((await verifySite(url)).differences).toEqual(['provenance.json names no file.']);
    rmSync(path.join(site, 'provenance.json'));
    await expect(verifySite(url)).rejects.toThrow('has no provenance.json');
    const empty = path.join(folder, 'empty');
    mkdirSync(empty);
    expect(() => writeProvenance(empty, source)).toThrow('has no file');
  });
});
