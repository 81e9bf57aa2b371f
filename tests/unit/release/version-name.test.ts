import {describe, expect, it} from 'vitest';
import {checkVersionName} from '@site/src/release/version-name';

describe('the name of a release', () => {
  it('is a v and three numbers', () => {
    expect(() => checkVersionName('v0.3.0', ['v0.2.23'])).not.toThrow();
  });

  it.each(['', '0.3.0', 'v0.3', 'v0.3.0-rc1', 'next', 'v0.3.0/../x'])(
    'is refused: "%s"',
    (name) => {
      expect(() => checkVersionName(name, [])).toThrow('expected vX.Y.Z');
    },
  );

  it('is refused when the release exists', () => {
    expect(() => checkVersionName('v0.2.23', ['v0.2.23'])).toThrow('v0.2.23 exists already');
  });
});
