import {describe, expect, it} from 'vitest';
import {deprecationNotice} from '@site/src/openapi/site-page';

describe('the notice of a deprecated operation', () => {
  it.each([
    [true, true, 'it takes the same request and gives the same response.'],
    [true, false, 'it takes the same request, but its response differs.'],
    [false, true, 'it gives the same response, but takes another request.'],
    [false, false, 'both its request and its response differ.'],
  ])(
    'says whether request (%s) and response (%s) of what replaces it are the same',
    (sameRequest, sameResponse, words) => {
      const replacement = {label: 'POST /pets', path: '/pets', sameRequest, sameResponse};
      expect(deprecationNotice(replacement).text).toContain(
        `Use [\`POST /pets\`](/pets) instead: ${words}`,
      );
    },
  );

  it('says when no other operation takes its place', () => {
    expect(deprecationNotice(undefined).text).toContain('No other operation takes its place.');
  });
});
