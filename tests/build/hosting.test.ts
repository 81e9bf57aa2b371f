import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readRedirects} from '@site/src/files/redirects';
import type {RunningProgram} from '../../verify/processes';
import {caddy, nginx, startHost} from '../support/hosts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'hosting-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

describe.each([nginx, caddy])('the configuration of $program', (host) => {
  let server: RunningProgram;
  let address: string;

  beforeAll(async () => {
    ({address, server} = await startHost(host, folder));
  });
  afterAll(() => server.stop());

  const get = (route: string, accept: string): Promise<Response> =>
    fetch(`${address}${route}`, {headers: {accept}, redirect: 'manual'});

  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

  it.each(['/', '/docs', '/docs/getting_started/quickstart', '/docs/next/api/create-response'])(
    'gives browsers the page at %s, and its copy to those who ask for Markdown',
    async (route) => {
      const page = await get(route, browser);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toMatch(/^text\/html/);
      const copy = await get(route, 'text/markdown, text/plain;q=0.5');
      expect(copy.status).toBe(200);
      expect(copy.headers.get('content-type')).toMatch(/^text\/markdown/);
      expect(await copy.text()).toMatch(/^# /);
      for (const {headers} of [page, copy]) expect(headers.get('vary')).toMatch(/Accept(,|$)/i);
    },
  );

  it('gives the page to those who name HTML before Markdown', async () => {
    const {headers} = await get('/docs', 'text/html, text/markdown;q=0.9');
    expect(headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('gives files to those who ask for Markdown, too', async () => {
    const text = await get('/llms.txt', 'text/markdown');
    expect(text.status).toBe(200);
    expect(await text.text()).toMatch(/^# /);
    const copy = await get('/docs.md', '*/*');
    expect(copy.headers.get('content-type')).toMatch(/^text\/markdown/);
  });

  it('leads addresses with a slash at their end to the page', async () => {
    const {status, headers} = await get('/docs/concepts/', browser);
    expect(status).toBe(301);
    expect(new URL(headers.get('location') ?? '', address).pathname).toBe('/docs/concepts');
  });

  it('answers 404 with the page for it', async () => {
    const missing = await get('/docs/no-such-page', browser);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toMatch(/^<!doctype html>/i);
  });
});

// Caddy gives the page that leads on: it has no list of its own.
it('the configuration of nginx leads old addresses to their pages in one hop', async () => {
  const {address, server} = await startHost(nginx, folder);
  try {
    const redirects = readRedirects();
    expect(redirects.length).toBeGreaterThan(0);
    for (const {from, to} of redirects) {
      const {status, headers} = await fetch(`${address}${from}`, {redirect: 'manual'});
      const location = new URL(headers.get('location') ?? '', address).href;
      expect([from, status, location]).toEqual([from, 301, new URL(to, address).href]);
    }
  } finally {
    await server.stop();
  }
});
