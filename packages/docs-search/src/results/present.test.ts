import {describe, expect, it} from 'vitest';
import {noticesOfTexts} from './present';

const snippet = [{text: 'An operation.', isMarked: false}];

describe('what readers are told of texts', () => {
  it('is that some are missing, when they could not be loaded', () => {
    expect(noticesOfTexts([{snippet}, {}])).toEqual([
      'Some results are shown without their text, because it could not be loaded.',
    ]);
  });

  it('is nothing when all are there, or nothing was found', () => {
    expect(noticesOfTexts([{snippet}])).toEqual([]);
    expect(noticesOfTexts([])).toEqual([]);
  });
});
