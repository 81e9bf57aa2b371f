import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
  findFirefox,
  findWebKit,
  requireEngines,
  webKitIsLeftOut,
} from '../../../scripts/support/engines';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'engines-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function install(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), '');
  }
}

describe('Firefox', () => {
  it('is found where FIREFOX_PATH says, and else on the path', () => {
    install('bin/firefox', 'other/firefox');
    const PATH = path.join(folder, 'bin');
    expect(findFirefox({PATH})).toBe(path.join(folder, 'bin/firefox'));
    const FIREFOX_PATH = path.join(folder, 'other/firefox');
    expect(findFirefox({PATH, FIREFOX_PATH})).toBe(FIREFOX_PATH);
    expect(findFirefox({PATH: folder})).toBeUndefined();
  });

  it('is not looked for elsewhere when FIREFOX_PATH names a file that does not exist', () => {
    expect(() => findFirefox({FIREFOX_PATH: path.join(folder, 'none')})).toThrow('FIREFOX_PATH');
  });
});

describe('WebKit', () => {
  it('is found with its driver, its browser and a screen, and not with less', () => {
    const environment = {PATH: path.join(folder, 'bin')};
    const find = () => findWebKit(environment, path.join(folder, 'lib'));
    install('bin/WebKitWebDriver', 'bin/Xvfb');
    expect(find()).toBeUndefined();
    install('lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser');
    expect(find()).toEqual({
      driver: path.join(folder, 'bin/WebKitWebDriver'),
      browser: path.join(folder, 'lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'),
      screen: path.join(folder, 'bin/Xvfb'),
    });
    rmSync(path.join(folder, 'bin/Xvfb'));
    expect(find()).toBeUndefined();
  });
});

/** A machine with some programs, where some packages can be installed. */
function machine(installed: readonly string[], available: readonly string[], mayInstall = true) {
  const packages = new Set(installed);
  const commands: string[] = [];
  return {
    commands,
    hasFirefox: () => packages.has('firefox-esr'),
    hasWebKit: () => packages.has('webkit2gtk-driver'),
    mayInstall,
    run: (command: string, args: readonly string[]) => {
      commands.push([command, ...args].join(' '));
      for (const name of args) if (available.includes(name)) packages.add(name);
      return true;
    },
  };
}

describe('the engines that the tests need', () => {
  it('are left alone where they are installed', () => {
    const all = machine(['firefox-esr', 'webkit2gtk-driver'], []);
    expect(requireEngines(all)).toBeUndefined();
    expect(all.commands).toEqual([]);
  });

  it('are installed where they are missing', () => {
    const bare = machine([], ['firefox-esr', 'webkit2gtk-driver']);
    expect(requireEngines(bare)).toBeUndefined();
    expect(bare.commands).toEqual([
      'apt-get update',
      'apt-get install --yes --no-install-recommends firefox-esr',
      'apt-get install --yes --no-install-recommends webkit2gtk-driver xvfb',
    ]);
  });

  it('can be without WebKit, which is said', () => {
    expect(requireEngines(machine(['firefox-esr'], []))).toBe(webKitIsLeftOut);
    expect(requireEngines(machine(['firefox-esr'], [], false))).toBe(webKitIsLeftOut);
  });

  it.each([
    ['may not install', ['firefox-esr'], false],
    ['cannot install', [], true],
  ])('are asked for by name on a machine that %s Firefox', (_, available, mayInstall) => {
    expect(() => requireEngines(machine([], available, mayInstall))).toThrow(
      'apt-get install firefox-esr',
    );
  });
});
