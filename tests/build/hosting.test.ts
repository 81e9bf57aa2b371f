import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {compressFolder, headersFile} from '@docs-kit/static-hosting';
import {catalogFile, feedFile} from '@docs-kit/machine-copies/known-places/files';
import {redirectsFile} from '@docs-kit/static-hosting/redirects';
import {securityFile} from '../../scripts/support/known-places';
import {readRedirects} from '@site/src/files/redirects';
import type {RunningProgram} from '@docs-kit/docs-verify/processes';
import {buildFolder} from '../support/build';
import {nginx, nginxWithBrotli, startHost} from '../support/hosts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'hosting-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** A file of the build whose name changes with its content. */
const hashed = `assets/css/${readdirSync(path.join(buildFolder, 'assets/css')).find((name) => name.endsWith('.css')) ?? ''}`;

describe.each([nginx, nginxWithBrotli])('the configuration of $name', (host) => {
  let server: RunningProgram;
  let address: string;

  beforeAll(async () => {
    ({address, server} = await startHost(host, folder, buildFolder));
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

  it('leads to no other host', async () => {
    for (const route of [
      '//elsewhere.example/',
      '/%2Felsewhere.example/',
      '/%5Celsewhere.example/',
    ]) {
      const location = (await get(route, browser)).headers.get('location') ?? '/';
      expect(new URL(location, address).origin).toBe(address);
    }
  });

  it('answers 404 with the page for it', async () => {
    const missing = await get('/docs/no-such-page', browser);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toMatch(/^<!doctype html>/i);
  });

  it('lets browsers keep files whose address changes with the content, and ask for all others', async () => {
    const cacheControl = async (route: string) =>
      (await get(route, browser)).headers.get('cache-control');
    const forGood = 'public, max-age=31536000, immutable';
    expect(await cacheControl(`/${hashed}`)).toBe(forGood);
    expect(await cacheControl('/search-index.json?_=0123-4567')).toBe(forGood);
    expect(await cacheControl('/docs/next/search-index.json?_=0123-4567')).toBe(forGood);
    expect(await cacheControl('/img/logo.svg')).toBe('public, max-age=86400');
    for (const route of ['/', '/docs/concepts', '/docs.md', '/search?_=1', '/search-index.json']) {
      expect([route, await cacheControl(route)]).toEqual([route, 'no-cache']);
    }
    expect(await cacheControl('/assets/none.js')).not.toBe(forGood);
  });

  it('sends the headers of the build with every answer', async () => {
    const expected = [
      ...readFileSync(path.join(buildFolder, headersFile), 'utf8').matchAll(
        /^add_header ([\w-]+) "(.+)" always;$/gm,
      ),
    ].map(([, name = '', value]) => [name, value]);
    expect(expected.map(([name]) => name)).toContain('Content-Security-Policy');
    for (const route of ['/docs', '/docs.md', `/${hashed}`, '/no/such/page']) {
      const {headers} = await get(route, browser);
      const copy = route === '/docs' ? '</docs.md>; rel="alternate"; type="text/markdown", ' : '';
      expect([route, expected.map(([name = '']) => [name, headers.get(name)])]).toEqual([
        route,
        expected.map(([name, value = '']) => [name, name === 'Link' ? copy + value : value]),
      ]);
    }
  });

  it.each([
    ['/', '</index.md>'],
    ['/docs/concepts', '</docs/concepts.md>'],
    ['/no/such/page', undefined],
    ['/search', undefined],
    ['/docs.md', undefined],
  ])('leads from %s to its copy: %s', async (route, copy) => {
    const link = (await get(route, browser)).headers.get('link') ?? '';
    expect(link).toContain('</llms.txt>; rel=index');
    expect(/^(\S+); rel="alternate"/.exec(link)?.[1]).toBe(copy);
  });

  it.each([
    [
      `/${catalogFile}`,
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    ],
    [`/${feedFile}`, 'application/atom+xml'],
    [`/${securityFile}`, 'text/plain; charset=utf-8'],
  ])('sends %s as %s', async (route, type) => {
    const {status, headers} = await get(route, '*/*');
    expect([status, headers.get('content-type')]).toEqual([200, type]);
  });

  it('answers that a page has not changed', async () => {
    const {headers} = await get('/docs/concepts', browser);
    const etag = headers.get('etag') ?? '';
    const again = await fetch(`${address}/docs/concepts`, {headers: {'if-none-match': etag}});
    expect([etag === '', again.status]).toEqual([false, 304]);
  });
});

interface RawAnswer {
  readonly status: number | undefined;
  readonly encoding: string | undefined;
  readonly vary: string | undefined;
  /** Length of the content as it was sent. */
  readonly bytes: number;
}

/** Asks for an address and leaves the answer as it was sent: `fetch` would unpack it. */
function getRaw(address: string, headers: Readonly<Record<string, string>>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, {headers}, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => {
        const {'content-encoding': encoding, vary} = answer.headers;
        resolve({status: answer.statusCode, encoding, vary, bytes});
      });
    });
    request.on('error', reject);
  });
}

describe('the compressed files of a build', () => {
  const site = path.join(folder, 'site');

  beforeAll(async () => {
    for (const file of [
      'index.html',
      'docs.html',
      'docs.md',
      '404.html',
      redirectsFile,
      headersFile,
      hashed,
    ])
      cpSync(path.join(buildFolder, file), path.join(site, file));
    await compressFolder(site);
  });

  it.each([
    {host: nginx, accepted: 'gzip, deflate, br', encoding: 'gzip', ending: 'gz'},
    {host: nginxWithBrotli, accepted: 'gzip, deflate, br', encoding: 'br', ending: 'br'},
    {host: nginxWithBrotli, accepted: 'gzip', encoding: 'gzip', ending: 'gz'},
  ])(
    'are what $host.name sends to those who accept $accepted',
    async ({host, accepted, encoding, ending}) => {
      const {address, server} = await startHost(host, folder, site);
      const sizeOf = (file: string) => statSync(path.join(site, `${file}.${ending}`)).size;
      try {
        for (const [route, accept, file, status] of [
          ['/', 'text/html', 'index.html', 200],
          ['/docs', 'text/html', 'docs.html', 200],
          ['/docs', 'text/markdown', 'docs.md', 200],
          [`/${hashed}`, '*/*', hashed, 200],
          ['/no/such/page', 'text/html', '404.html', 404],
        ] as const) {
          const answer = await getRaw(`${address}${route}`, {accept, 'accept-encoding': accepted});
          expect({route, ...answer}).toEqual({
            route,
            status,
            encoding,
            bytes: sizeOf(file),
            vary: expect.stringMatching(/Accept-Encoding/i) as string,
          });
        }
        const plain = await fetch(`${address}/docs`, {headers: {'accept-encoding': 'identity'}});
        expect(plain.headers.get('content-encoding')).toBeNull();
        expect(await plain.text()).toMatch(/^<!doctype html>/i);
      } finally {
        await server.stop();
      }
    },
  );
});

it('nginx leads old addresses to their pages in one hop', async () => {
  const {address, server} = await startHost(nginx, folder, buildFolder);
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
