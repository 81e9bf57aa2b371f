import {describe, expect, it} from 'vitest';
import {readRedirects} from '@site/src/files/redirects';
import {fileOfRoute, isRedirect, readRoute} from '../support/build';

describe('the redirects of the build', () => {
  it('are pages that lead to their targets without JavaScript', () => {
    const wrong = readRedirects().filter(({from, to}) => {
      const html = fileOfRoute(from) ? readRoute(from) : '';
      return !isRedirect(html) || !html.includes(`0; url=${to.replace(/\/$/, '')}`);
    });
    expect(wrong).toEqual([]);
  });
});
