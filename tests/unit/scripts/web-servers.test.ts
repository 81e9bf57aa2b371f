import {describe, expect, it} from 'vitest';
import {brotliModule, requireWebServers} from '../../../scripts/support/web-servers';

const all = ['nginx', brotliModule];

/** A machine with some programs, where packages install as given. */
function machine(installed: readonly string[], installs: boolean) {
  const programs = new Set(installed);
  const commands: string[] = [];
  const run = (command: string, args: readonly string[]): boolean => {
    commands.push([command, ...args].join(' '));
    if (installs && args[0] === 'install') {
      for (const program of all) programs.add(program);
    }
    return installs;
  };
  return {commands, has: (program: string) => programs.has(program), run};
}

describe('the web servers that the tests of the build need', () => {
  it('are left alone where they are installed', () => {
    const {commands, has, run} = machine(all, true);
    requireWebServers(has, run, true);
    expect(commands).toEqual([]);
  });

  it('are installed where they are missing', () => {
    const {commands, has, run} = machine(['nginx'], true);
    requireWebServers(has, run, true);
    expect(commands).toEqual([
      'apt-get update',
      'apt-get install --yes --no-install-recommends libnginx-mod-http-brotli-static',
    ]);
  });

  it.each([
    ['may not install', false, false],
    ['cannot install', true, false],
  ])('are asked for by name on a machine that %s them', (_, mayInstall, installs) => {
    const {has, run} = machine([], installs);
    expect(() => requireWebServers(has, run, mayInstall)).toThrow(
      'apt-get install nginx-light libnginx-mod-http-brotli-static',
    );
  });
});
