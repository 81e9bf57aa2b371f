import {describe, expect, it} from 'vitest';
import {EarlierPaths} from './renames';

const first = ['zoo/apis/cages/cages.py', 'zoo/cli.py', 'zoo/core/keeper.py'];
const nothing = (): boolean => false;

describe('the earlier path of a file', () => {
  it('is the first one, however often the file was renamed', () => {
    const earlier = new EarlierPaths(first, [
      ['zoo/cli.py', 'zoo/cli/main.py'],
      ['zoo/cli/main.py', 'park/cli/main.py'],
    ]);
    expect(earlier.of('park/cli/main.py', nothing)).toBe('zoo/cli.py');
    expect(earlier.of('zoo/core/keeper.py', nothing)).toBe('zoo/core/keeper.py');
  });

  it('is in the old folder for a new file beside moved ones', () => {
    const earlier = new EarlierPaths(first, [['zoo/apis/cages/cages.py', 'api/cages/models.py']]);
    expect(earlier.of('api/cages/routes.py', nothing)).toBe('zoo/apis/cages/routes.py');
  });

  it('is its own in a folder that was there before, or that has files of several folders', () => {
    const earlier = new EarlierPaths(first, [
      ['zoo/apis/cages/cages.py', 'zoo/core/cages.py'],
      ['zoo/cli.py', 'park/cli.py'],
      ['zoo/core/keeper.py', 'park/keeper.py'],
    ]);
    expect(earlier.of('zoo/core/new.py', nothing)).toBe('zoo/core/new.py');
    expect(earlier.of('park/new.py', nothing)).toBe('park/new.py');
  });

  it('is its own if another file has that path now', () => {
    const earlier = new EarlierPaths(first, [['zoo/cli.py', 'zoo/main.py']]);
    expect(earlier.of('zoo/main.py', (path) => path === 'zoo/cli.py')).toBe('zoo/main.py');
  });
});
