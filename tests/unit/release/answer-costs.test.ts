import {describe, expect, it} from 'vitest';
import {costsAfterArchive, costsAfterCut} from '../../../scripts/version/answer-costs';

const head = 'A search, next |, is measured.\n\n| Way, version | Bytes |\n| --- | --- |\n';
const text = `${head}| a search, next | 1,000 |\n| a search, v1.0.0 | 900 |\n\nText.\n`;

describe('the figures of what an answer costs', () => {
  it('are for a new release those of the unreleased version', () => {
    expect(costsAfterCut(text, 'v2.0.0')).toBe(
      `${head}| a search, next | 1,000 |\n| a search, v2.0.0 | 1,000 |\n| a search, v1.0.0 | 900 |\n\nText.\n`,
    );
  });

  it('go with an archived release', () => {
    expect(costsAfterArchive(text, 'v1.0.0')).toBe(`${head}| a search, next | 1,000 |\n\nText.\n`);
  });
});
