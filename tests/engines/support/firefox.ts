import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {once} from 'node:events';
import {setTimeout as delay} from 'node:timers/promises';
import {findFirefox} from '../../support/programs';
import type {Engine} from './reader';
import {type Driver, engineOf} from './webdriver';

/**
 * Settings of a profile that nothing disturbs: no start page, and no calls to Mozilla's hosts, which
 * delay the start where there is no network.
 */
const settings: Readonly<Record<string, string | number | boolean>> = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.cache.disk.enable': false,
  'browser.newtabpage.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.topsites.contile.enabled': false,
  'captivedetect.canonicalURL': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'nimbus.rollouts.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'startup.homepage_welcome_url': 'about:blank',
  'startup.homepage_welcome_url.additional': '',
  'toolkit.telemetry.server': '',
  'trailhead.firstrun.didSeeAboutWelcome': true,
};

/**
 * Starts Firefox, driven by the protocol that it has for WebDriver, Marionette.
 * @throws Error when it is not installed
 */
export async function startFirefox(): Promise<Engine> {
  const firefox = findFirefox();
  if (!firefox) throw new Error('Firefox is not installed: see CONTRIBUTING.md.');
  const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(settings)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const program = spawn(
    firefox,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    {stdio: 'ignore'},
  );
  const end = async (): Promise<void> => {
    const ended = program.exitCode === null ? once(program, 'exit') : undefined;
    program.kill();
    await ended;
    rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  };
  try {
    const marionette = await Marionette.connect(await portOf(profile));
    await marionette.send('WebDriver:NewSession', {
      capabilities: {alwaysMatch: {pageLoadStrategy: 'none'}},
    });
    return await engineOf('firefox', driverOf(marionette, end));
  } catch (error) {
    await end();
    throw error;
  }
}

/** Waits for the file in which Firefox says where it listens. */
async function portOf(profile: string): Promise<number> {
  const file = path.join(profile, 'MarionetteActivePort');
  const end = Date.now() + 60_000;
  while (!existsSync(file) || !readFileSync(file, 'utf8').trim()) {
    if (Date.now() > end) throw new Error('Firefox has not started within a minute.');
    await delay(50);
  }
  return Number(readFileSync(file, 'utf8'));
}

function driverOf(marionette: Marionette, end: () => Promise<void>): Driver {
  const send = async (command: string, parameters: object = {}): Promise<unknown> =>
    marionette.send(`WebDriver:${command}`, parameters);
  const act = async (command: string, parameters: object = {}): Promise<void> => {
    await send(command, parameters);
  };
  return {
    currentWindow: async () => {
      const {value} = (await send('GetWindowHandle')) as {value: string};
      return value;
    },
    newWindow: async () => {
      const {handle} = (await send('NewWindow', {type: 'window'})) as {handle: string};
      return handle;
    },
    switchTo: (handle) => act('SwitchToWindow', {handle}),
    closeWindow: () => act('CloseWindow'),
    setSize: (size) => act('SetWindowRect', size),
    navigate: (url) => act('Navigate', {url}),
    refresh: () => act('Refresh'),
    back: () => act('Back'),
    forward: () => act('Forward'),
    execute: async (script, args) => {
      const {value} = (await send('ExecuteScript', {script, args})) as {value: unknown};
      return value;
    },
    performActions: (actions) => act('PerformActions', {actions}),
    quit: async () => {
      marionette.close();
      await end();
    },
  };
}

type Answer = readonly [type: 1, id: number, error: object | null, result: unknown];

/**
 * A connection to Firefox: commands and answers are lists in JSON, each after its length in bytes.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #unread = Buffer.alloc(0);
  #commands = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data: Buffer) => {
      this.#unread = Buffer.concat([this.#unread, data]);
      this.#read();
    });
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    const marionette = new Marionette(socket);
    await once(socket, 'connect');
    return marionette;
  }

  #read(): void {
    for (;;) {
      const start = this.#unread.indexOf(':') + 1;
      const end = start + Number(this.#unread.subarray(0, start - 1).toString());
      if (start === 0 || this.#unread.length < end) return;
      const message = JSON.parse(this.#unread.subarray(start, end).toString()) as Answer | object;
      this.#unread = this.#unread.subarray(end);
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const answer = message as unknown as Answer;
      this.#waiting.get(answer[1])?.(answer);
      this.#waiting.delete(answer[1]);
    }
  }

  /** @throws Error with what Firefox says when it refuses */
  send(command: string, parameters: object): Promise<unknown> {
    const id = (this.#commands += 1);
    const message = JSON.stringify([0, id, command, parameters]);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ([, , error, result]) => {
        if (error) reject(new Error(`${command}: ${JSON.stringify(error)}`));
        else resolve(result);
      });
      this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}
