import {describe, expect, it} from 'vitest';
import {checkPinnedTag} from '@docs-kit/docs-verify/pins';
import {checkVersionName} from '@site/src/release/version-name';
import {nextReleaseAfter} from '../../support/releases';

describe('the name of a release', () => {
  it('is a v and three numbers', () => {
    expect(() => checkVersionName('v2.0.0', ['v1.2.3'])).not.toThrow();
  });

  it.each(['', '2.0.0', 'v2.0', 'v2.0.0-rc1', 'next', 'v2.0.0/../x'])(
    'is refused: "%s"',
    (name) => {
      expect(() => checkVersionName(name, [])).toThrow('expected vX.Y.Z');
    },
  );

  it('is refused when the release exists', () => {
    expect(() => checkVersionName('v1.2.3', ['v1.2.3'])).toThrow('v1.2.3 exists already');
  });
});

describe('the commit of a release', () => {
  const pin = {package: 'zoo', commit: '0123456789abcdef', published: false};

  it('is the one that its tag names', () => {
    const check = (tag?: string) => () => checkPinnedTag('v2.0.0', {...pin, tag}, 'source.json');
    expect(check('v2.0.0')).not.toThrow();
    expect(check()).toThrow(
      'expected v2.0.0 in source.json, found commit 012345678 without a tag. Move the pin',
    );
    expect(check('v1.9.0')).toThrow('with the tag v1.9.0. Cut v1.9.0, or move the pin first.');
  });
});

describe('the release after another', () => {
  it('takes a minor step', () => {
    expect(nextReleaseAfter('v1.9.3')).toBe('v1.10.0');
  });

  it('cannot be named after something else', () => {
    expect(() => nextReleaseAfter('next')).toThrow('"next" is no name of a release');
  });
});
