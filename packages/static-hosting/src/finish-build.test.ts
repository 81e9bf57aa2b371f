import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {finishBuild as finish} from './finish-build';
import {headersFile} from './servers';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'finish-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(name: string, body: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  writeFileSync(path.join(folder, name), `<html><head><meta charset="UTF-8"></head>${body}</html>`);
}

const finishBuild = (built: string) => finish(built);

const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

describe('the end of a build', () => {
  it('gives every page the policy that allows the code of all pages', () => {
    write('index.html', '<script>a()</script>');
    write('docs/concepts.html', '<script>b()</script>');
    const {pages, policy} = finishBuild(folder);
    expect(pages).toBe(2);
    expect(policy.meta.match(/'sha256-/g)).toHaveLength(2);
    for (const page of ['index.html', 'docs/concepts.html']) {
      expect(read(page)).toContain(`content="${policy.meta}"`);
    }
    expect(read(headersFile)).toContain(policy.header);
  });

  it('leads from each answer to what programs look for', () => {
    write('index.html', '');
    finish(folder, {links: {index: '/llms.txt', 'api-catalog': '/.well-known/api-catalog'}});
    expect(read(headersFile)).toContain(
      'add_header Link "</llms.txt>; rel=index, </.well-known/api-catalog>; rel=api-catalog" always;\n',
    );
    finishBuild(folder);
    expect(read(headersFile)).not.toContain('Link');
  });

  it('shortens scripts, and allows what they became', () => {
    const data = '<script type="application/json">{\n  "path": "docs"\n}</script>';
    write('index.html', `<script>\n  var isOpen = true;\n  say(isOpen);\n</script>${data}`);
    const {policy} = finishBuild(folder);
    const script = 'var isOpen=!0;say(isOpen);';
    expect(read('index.html')).toContain(`<script>${script}</script>`);
    expect(policy.meta).toContain(createHash('sha256').update(script).digest('base64'));
    expect(read('index.html')).toContain(data);
  });

  it('gives the same when it is repeated', () => {
    write(
      'index.html',
      '<script>\n(function (first, second) {\n  a(second, first);\n})(1, 2);\n</script>',
    );
    finishBuild(folder);
    const first = read('index.html');
    finishBuild(folder);
    expect(read('index.html')).toBe(first);
  });

  it('names the page with code that no policy allows', () => {
    write('docs.html', '<p style="color: red">Red</p>');
    expect(() => finishBuild(folder)).toThrow('docs.html: <p style="color: red">');
  });

  it('gives it to a page in a folder that is named as a page, as redirects of old addresses are', () => {
    write('guide/index.html', '<script>a()</script>');
    write('guide.html/index.html', '<script>b()</script>');
    expect(finishBuild(folder).pages).toBe(2);
    expect(read('guide.html/index.html')).toContain('Content-Security-Policy');
  });

  it('fails where there is no page', () => {
    expect(() => finishBuild(folder)).toThrow('has no page');
  });
});
