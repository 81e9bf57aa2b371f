import {describe, expect, it} from 'vitest';
import {deprecationNotice} from './site-page';

describe('the notice of a deprecated operation', () => {
  it.each([
    [true, true, 'the request and the response are the same.'],
    [true, false, 'the request is the same, but the response differs.'],
    [false, true, 'the response is the same, but the request differs.'],
    [false, false, 'both the request and the response differ.'],
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
    expect(deprecationNotice(undefined).text).toContain("There's no replacement.");
  });
});
