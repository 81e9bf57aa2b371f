import {keyOf} from '@docs-kit/docs-facts/ledger';
import {describe, expect, it} from 'vitest';
import {evidenceAfterArchive, linesOnRelease} from '@site/src/release/comparisons';

const sentence = 'The keys are the same as in v1.0.0.';
const text = `Intro since v1.0.0.

${sentence} The routes moved.
The keys are the same as in v2.0.0.
Follow [the old page](/docs/v1.0.0/zoo), or [the new one](/docs/zoo).
`;

describe('pages that speak of a release that is archived', () => {
  it('are listed where they link it, and where they are compared with its data', () => {
    expect(linesOnRelease('docs/zoo.md', text, 'v1.0.0')).toEqual([
      `docs/zoo.md:3: ${sentence} The routes moved.`,
      'docs/zoo.md:5: Follow [the old page](/docs/v1.0.0/zoo), or [the new one](/docs/zoo).',
    ]);
    expect(linesOnRelease('docs/zoo.md', text, 'v3.0.0')).toEqual([]);
  });

  it('keep the evidence for what its data proved', () => {
    expect(evidenceAfterArchive([text, text], 'v1.0.0')).toEqual({
      [keyOf({text: sentence})]:
        'fact: data/v1.0.0 had the same keys and defaults until it was archived',
    });
  });
});
