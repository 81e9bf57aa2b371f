import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {readRedirects} from '@site/src/files/redirects';
import {freePort} from '../../verify/listening';
import {type RunningProgram, startProgram} from '../../verify/processes';
import {buildFolder} from '../support/build';
import {projectRoot} from '../support/specifications';

const folder = mkdtempSync(path.join(os.tmpdir(), 'hosting-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

interface Host {
  readonly program: string;
  /** Writes what the program needs and gives its arguments. */
  readonly configure: (port: number) => string[];
}

const readHosting = (file: string): string =>
  readFileSync(path.join(projectRoot, 'hosting', file), 'utf8');

const hosts: readonly Host[] = [
  {
    program: 'nginx',
    configure(port) {
      const site = readHosting('nginx.conf')
        .replace('listen 8080', `listen 127.0.0.1:${port}`)
        .replaceAll('/var/www/llama-stack-docs', buildFolder)
        .replace('include mime.types', 'include /etc/nginx/mime.types');
      // Started by root, nginx would read the build as another user, who may not see its folder.
      const user = process.getuid?.() === 0 ? 'user root;\n' : '';
      const main = `${user}daemon off;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${site}}\n`;
      writeFileSync(path.join(folder, 'nginx.conf'), main);
      return ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')];
    },
  },
  {
    program: 'caddy',
    configure(port) {
      const site = readHosting('Caddyfile')
        .replace(':8080', `http://127.0.0.1:${port}`)
        .replace('{$SITE:build}', buildFolder);
      writeFileSync(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
      return ['run', '--config', path.join(folder, 'Caddyfile')];
    },
  },
];

const isInstalled = ({program}: Host): boolean => !spawnSync(program, ['-v']).error;

describe.each(hosts)('the configuration of $program', (host) => {
  describe.skipIf(!isInstalled(host))(`needs ${host.program} installed`, () => {
    let server: RunningProgram;
    let address: string;

    beforeAll(async () => {
      const port = await freePort();
      address = `http://127.0.0.1:${port}`;
      server = startProgram(host.program, host.configure(port), {
        cwd: folder,
        env: process.env,
        log: path.join(folder, `${host.program}.log`),
      });
      await vi.waitFor(() => fetch(address), {timeout: 10_000});
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

    // Caddy gives the page that leads on: it has no list of its own.
    it.runIf(host.program === 'nginx')(
      'leads old addresses to their pages in one hop',
      async () => {
        const redirects = readRedirects();
        expect(redirects.length).toBeGreaterThan(0);
        for (const {from, to} of redirects) {
          const {status, headers} = await get(from, browser);
          const {pathname, hash} = new URL(headers.get('location') ?? '', address);
          expect([from, status, pathname + hash]).toEqual([from, 301, to]);
        }
      },
    );

    it('answers 404 with the page for it', async () => {
      const missing = await get('/docs/no-such-page', browser);
      expect(missing.status).toBe(404);
      expect(await missing.text()).toMatch(/^<!doctype html>/i);
    });
  });
});
