import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {chromium, type Page} from '@playwright/test';
import {freePort} from '@docs-kit/docs-verify/listening';
import {startProgram} from '@docs-kit/docs-verify/processes';
import {latestVersion, nextVersion} from '../../../src/site/versions';
import {requireBrowser} from '../browser';

/** What a writer waits for. */
export interface WriterTimes {
  /** Seconds from `npm start` to the first page in a browser. */
  readonly firstPage: number;
  /** Seconds from a request for a page that was not looked at before to the page. */
  readonly nextPage: number;
  /** Seconds from the saving of a page to the new text in the browser. */
  readonly edit: number;
}

const guide = 'getting_started/quickstart';
const patience = 300_000;

/**
 * Starts the development server of a project, opens two pages and changes one of them.
 * @param root a copy of the project: a guide is changed, and changed back
 * @throws Error with the end of the server's log when a page does not come
 */
export async function measureWriting(root: string): Promise<WriterTimes> {
  const port = await freePort();
  const log = path.join(mkdtempSync(path.join(os.tmpdir(), 'start-')), 'start.log');
  const browser = await chromium.launch({executablePath: requireBrowser(), args: ['--no-sandbox']});
  const started = performance.now();
  const args = ['start', '--', '--no-open', '--port', String(port)];
  const server = startProgram('npm', args, {cwd: root, env: process.env, log});
  try {
    const page = await browser.newPage();
    const address = `http://localhost:${port}`;
    await serverReady(address, () => server.ended());
    await open(page, `${address}${nextVersion.path}/${guide}`);
    const firstPage = secondsSince(started);
    const asked = performance.now();
    await open(page, `${address}${latestVersion.path}/concepts`);
    const nextPage = secondsSince(asked);
    await open(page, `${address}${nextVersion.path}/${guide}`);
    const edit = await measureEdit(page, path.join(root, nextVersion.docsFolder, `${guide}.md`));
    return {firstPage, nextPage, edit};
  } catch (error) {
    const told = readFileSync(log, 'utf8').slice(-2000);
    throw new Error(`The development server did not show its pages:\n${told}`, {cause: error});
  } finally {
    await browser.close();
    await server.stop();
    rmSync(path.dirname(log), {recursive: true});
  }
}

const secondsSince = (time: number): number => (performance.now() - time) / 1000;

/**
 * Asks until the server answers, without the browser: what that draws for a server that is not there
 * takes the server a core.
 */
async function serverReady(address: string, ended: () => number | undefined): Promise<void> {
  const last = performance.now() + patience;
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return;
    if (ended() !== undefined) throw new Error('The server has ended.');
    if (performance.now() > last) throw new Error(`Nothing answered at ${address}.`);
    await wait(50);
  }
}

/** Opens a page and waits for its title. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'commit', timeout: patience});
  await page.locator('article h1').first().waitFor({timeout: patience});
}

async function measureEdit(page: Page, file: string): Promise<number> {
  const text = readFileSync(file, 'utf8');
  const sentence = 'This sentence measures how long an edit takes.';
  try {
    const saved = performance.now();
    writeFileSync(file, `${text}\n${sentence}\n`);
    await page.getByText(sentence).waitFor({timeout: patience});
    return secondsSince(saved);
  } finally {
    writeFileSync(file, text);
  }
}
