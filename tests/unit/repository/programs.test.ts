import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
  findFirefox,
  findHeadlessBrowser,
  findWebKit,
  type Program,
  requirePrograms,
} from '../../support/programs';

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

describe('Chromium', () => {
  it('is its headless shell where there is one, and else the whole browser', () => {
    install('whole/chromium', 'shell/chromium-headless-shell', 'other/chromium');
    const whole = path.join(folder, 'whole');
    const shell = path.join(folder, 'shell');
    const PLAYWRIGHT_CHROMIUM_PATH = path.join(folder, 'other/chromium');
    expect(findHeadlessBrowser({PATH: [whole, shell].join(path.delimiter)})).toBe(
      path.join(shell, 'chromium-headless-shell'),
    );
    // Playwright may have a browser of its own.
    expect(path.basename(findHeadlessBrowser({PATH: whole}) ?? '')).toMatch(/^chrom/u);
    expect(findHeadlessBrowser({PATH: shell, PLAYWRIGHT_CHROMIUM_PATH})).toBe(
      PLAYWRIGHT_CHROMIUM_PATH,
    );
  });
});

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

const programs = (installed: ReadonlySet<string>): Program[] => [
  {
    name: 'Browser',
    isInstalled: () => installed.has('browser'),
    packages: ['browser'],
    variable: 'BROWSER_PATH',
    download: ['download', 'browser'],
  },
  {name: 'Server', isInstalled: () => installed.has('server'), packages: ['server', 'module']},
  {
    name: 'Rarity',
    isInstalled: () => installed.has('rarity'),
    packages: ['rarity'],
    otherwise: 'look elsewhere',
  },
];

/** Has the programs, on a machine with some of them, where some packages can be installed. */
function programsOf(present: readonly string[], available: readonly string[], mayInstall = true) {
  const installed = new Set(present);
  const commands: string[] = [];
  const remarks = () =>
    requirePrograms(programs(installed), {
      mayInstall,
      run: (command, args) => {
        commands.push([command, ...args].join(' '));
        for (const name of args) if (available.includes(name)) installed.add(name);
        return true;
      },
    });
  return {commands, remarks};
}

describe('the programs that the tests need', () => {
  it('are left alone where they are installed', () => {
    const {commands, remarks} = programsOf(['browser', 'server', 'rarity'], []);
    expect(remarks()).toEqual([]);
    expect(commands).toEqual([]);
  });

  it('are installed where they are missing', () => {
    const {commands, remarks} = programsOf([], ['browser', 'server', 'rarity']);
    expect(remarks()).toEqual([]);
    expect(commands).toEqual([
      'download browser',
      'apt-get update',
      'apt-get install --yes --no-install-recommends server module',
      'apt-get install --yes --no-install-recommends rarity',
    ]);
  });

  it('can be without an optional one, which is said', () => {
    expect(programsOf(['browser', 'server'], []).remarks()).toEqual([
      'Rarity is not installed, so the tests look elsewhere (on Debian: `apt-get install rarity`).',
    ]);
  });

  it.each([
    ['may not install', false],
    ['cannot install', true],
  ])('are asked for by name on a machine that %s them', (_, mayInstall) => {
    const {remarks} = programsOf(['rarity'], [], mayInstall);
    expect(remarks).toThrow(
      '- Browser: on Debian `apt-get install browser`, or set BROWSER_PATH to the path of one\n' +
        '- Server: on Debian `apt-get install server module`',
    );
  });
});
