import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {resultOfPage} from '../../../src/plugins/support/page-results';

let siteDir: string;
let read: string[];

const page = (hash: string, text: string): string =>
  `<head><script src="/assets/js/main.${hash}.js"></script><link href="/assets/css/styles.${hash}.css">` +
  `<script type="application/json">["~main.${hash}.js"]</script></head><body><p>${text}</p>`;

const ask = (html: string, others: readonly string[] = [], code = 'code'): Promise<string> =>
  resultOfPage(
    {site: {siteDir, generatedFilesDir: '.docusaurus'}, kind: 'texts', code},
    {name: '/docs', html},
    others,
    (text) => {
      read.push(text);
      return text.replace(/^.*<p>|<\/p>$/g, '');
    },
  );

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'page-results-'));
  read = [];
});
afterEach(() => rmSync(siteDir, {recursive: true}));

describe('what is read from a built page', () => {
  it('is taken from the build before when only the addresses of scripts and styles have changed', async () => {
    expect(await ask(page('0a1b2c3d', 'Text'))).toBe('Text');
    expect(await ask(page('4e5f6a7b', 'Text'))).toBe('Text');
    expect(read).toHaveLength(1);
  });

  it('cannot depend on these addresses, because it is read without them', async () => {
    await ask(page('0a1b2c3d', 'Text'));
    expect(read).toEqual([
      '<head><script src=""></script><link href=""><script type="application/json">[""]</script></head><body><p>Text</p>',
    ]);
  });

  it('has what the page shows, even when it looks like such an address', async () => {
    const text = '<a href="/assets/js/main.0a1b2c3d.js">';
    await ask(page('0a1b2c3d', text));
    expect(read[0]).toContain(text);
    await ask(page('0a1b2c3d', text.replace('0a', '1b')));
    expect(read).toHaveLength(2);
  });

  it.each([
    ['the page', () => ask(page('0a1b2c3d', 'Other'))],
    ['something else that it depends on', () => ask(page('0a1b2c3d', 'Text'), ['keyword'])],
    ['the code that reads it', () => ask(page('0a1b2c3d', 'Text'), [], 'other code')],
  ])('is read again when %s has changed', async (_, again) => {
    await ask(page('0a1b2c3d', 'Text'));
    await again();
    expect(read).toHaveLength(2);
  });
});
