import {describe, expect, it} from 'vitest';
import {environmentKey, findPython, lastError, requirePrograms} from './environment';
import {MissingPart} from './problem';

describe('the environment of a verification', () => {
  it('is another one for another commit, and the same for another folder', () => {
    const version = {
      packages: ['a'],
      standIns: {},
      constraints: __filename,
      leftOut: __filename,
    };
    const released = {repository: '', commit: 'c', label: '', requirement: 'client==1.0.0'};
    const key = (commit: string, folder: string): string => {
      const framework = {repository: '', commit, label: '', requirement: folder, folder};
      return environmentKey(version, {framework, client: released, isPinned: true}, '3.12.1');
    };
    expect(key('a', '/zoo')).toBe(key('a', '/elsewhere'));
    expect(key('b', '/zoo')).not.toBe(key('a', '/zoo'));
  });

  it('says which Pythons were found when none is new enough', async () => {
    const search = findPython(['a-program-that-does-not-exist']);
    await expect(search).rejects.toThrow(MissingPart);
    await expect(search).rejects.toThrow('no Python was found');
  });

  it('names the programs that are missing', async () => {
    await expect(requirePrograms(['bash'])).resolves.toBeUndefined();
    await expect(requirePrograms(['bash', 'no-such-program'])).rejects.toThrow(
      'Samples need no-such-program, which this machine lacks.',
    );
  });

  it.each([
    [
      'Resolving\nerror: Failed to fetch: `https://example.com`\n',
      'Failed to fetch: `https://example.com`',
    ],
    ['  × No solution found\n  ╰─▶ Because …\n', 'No solution found'],
    ['ERROR: No matching distribution found for x\n', 'No matching distribution found for x'],
    ['', ''],
  ])('reads the cause from what an installer prints', (output, cause) => {
    expect(lastError(output)).toBe(cause);
  });
});
