import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compressFolder} from './compress';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const page = '<p>One of many sentences that repeat.</p>\n'.repeat(100);

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  writeFileSync(path.join(folder, name), content);
}

const read = (name: string): Buffer => readFileSync(path.join(folder, name));

describe('the compressed forms of a build', () => {
  it('are beside each text, in folders too, and have its content', async () => {
    write('docs/concepts.html', page);
    const sizes = await compressFolder(folder);
    expect(brotliDecompressSync(read('docs/concepts.html.br')).toString()).toBe(page);
    expect(gunzipSync(read('docs/concepts.html.gz')).toString()).toBe(page);
    expect(sizes).toEqual({
      files: 1,
      raw: page.length,
      br: read('docs/concepts.html.br').length,
      gz: read('docs/concepts.html.gz').length,
    });
  });

  it('are not made of small files, images and fonts', async () => {
    write('a.html', page);
    write('small.html', '<p>Short</p>');
    write('image.png', page);
    write('font.woff2', page);
    await compressFolder(folder);
    expect(readdirSync(folder).sort()).toEqual([
      'a.html',
      'a.html.br',
      'a.html.gz',
      'font.woff2',
      'image.png',
      'small.html',
    ]);
  });

  it('are the same when they are made again', async () => {
    write('a.html', page);
    await compressFolder(folder);
    const [br, gz] = [read('a.html.br'), read('a.html.gz')];
    await compressFolder(folder);
    expect([read('a.html.br'), read('a.html.gz')]).toEqual([br, gz]);
  });

  it('are missed where there is no build', async () => {
    write('small.html', '<p>Short</p>');
    await expect(compressFolder(folder)).rejects.toThrow('Is it a finished build?');
    await expect(compressFolder(path.join(folder, '--help'))).rejects.toThrow(
      'found no such folder',
    );
  });
});
