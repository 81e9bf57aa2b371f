import {describe, expect, it} from 'vitest';
import {shortAnchor, wholeAnchor} from './heading-anchors';

describe('the anchor of a heading in the index', () => {
  it.each([
    [
      'The file is `completed`, but usage_bytes is 0',
      '#the-file-is-completed-but-usage_bytes-is-0',
      '',
    ],
    ['Überblick: A–Z', '#überblick-az', ''],
    ['input', '#body-input', '#body-input'],
    ['Verify it works', '#verify-it-works-1', '#verify-it-works-1'],
  ])('is left out where it follows from the title, and comes back: %s', (title, anchor, short) => {
    expect(shortAnchor(title, anchor)).toBe(short);
    expect(wholeAnchor(title, short)).toBe(anchor);
  });
});
