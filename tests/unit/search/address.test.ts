import {describe, expect, it} from 'vitest';
import {versionParameter} from '@site/src/components/Search/address';

describe('the version in the address of the search page', () => {
  it('is the path of the version without the base URL', () => {
    expect(versionParameter('/docs/next', '/')).toBe('docs/next');
    expect(versionParameter('/site/docs/next', '/site/')).toBe('docs/next');
  });

  it('[5.4] fails when the path does not start with the base URL', () => {
    expect(() => versionParameter('/docs/next', '/site/')).toThrow(
      'Version path "/docs/next" does not start with the base URL "/site/"',
    );
  });
});
