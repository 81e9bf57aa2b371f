import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';
import {findWebKit} from '../../support/programs';
import type {Engine} from './reader';
import {type Driver, engineOf} from './webdriver';

/**
 * Starts WebKit, in the browser that comes with it for tests, on a screen that nobody sees.
 * @throws Error when it is not installed
 */
export async function startWebKit(): Promise<Engine> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKit is not installed (webkit2gtk-driver and xvfb of Debian).');
  const screen = spawn(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'pipe', 'ignore']},
  );
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {...process.env, DISPLAY: `:${display.toString().trim()}`},
  });
  const end = async (): Promise<void> => {
    await stop(driver);
    await stop(screen);
  };
  try {
    const session = await openSession(`http://127.0.0.1:${port}`, programs.browser);
    return await engineOf('webkit', driverOf(session, end));
  } catch (error) {
    await end();
    throw error;
  }
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Sends a command of WebDriver over HTTP. */
type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  parameters?: object,
) => Promise<unknown>;

/** @throws Error with what the driver says when it refuses */
async function request(
  method: string,
  url: string,
  parameters: object | undefined,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(parameters && {body: JSON.stringify(parameters)}),
  });
  const {value} = (await response.json()) as {value: unknown};
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Opens the browser as soon as the driver listens. */
async function openSession(base: string, binary: string): Promise<Send> {
  const end = Date.now() + 60_000;
  while (!(await fetch(`${base}/status`).catch(() => undefined))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver has not started within a minute.');
    await delay(50);
  }
  const {sessionId} = (await request('POST', `${base}/session`, {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {binary, args: ['--automation']},
      },
    },
  })) as {sessionId: string};
  return (method, path, parameters) =>
    request(method, `${base}/session/${sessionId}${path}`, parameters);
}

function driverOf(send: Send, end: () => Promise<void>): Driver {
  const post = async (path: string, parameters: object = {}): Promise<void> => {
    await send('POST', path, parameters);
  };
  return {
    currentWindow: async () => (await send('GET', '/window')) as string,
    newWindow: async () => {
      const {handle} = (await send('POST', '/window/new', {type: 'window'})) as {handle: string};
      return handle;
    },
    switchTo: (handle) => post('/window', {handle}),
    closeWindow: async () => {
      await send('DELETE', '/window');
    },
    setSize: (size) => post('/window/rect', size),
    navigate: (url) => post('/url', {url}),
    refresh: () => post('/refresh'),
    back: () => post('/back'),
    forward: () => post('/forward'),
    execute: (script, args) => send('POST', '/execute/sync', {script, args}),
    performActions: (actions) => post('/actions', {actions}),
    quit: async () => {
      await send('DELETE', '').catch(() => undefined);
      await end();
    },
  };
}
