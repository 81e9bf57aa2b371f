import {describe, expect, it} from 'vitest';
import {siteVersions} from '@site/src/site/versions';
import {partProblems, readGuideFiles} from '../support/parts';

describe.each(siteVersions)('the parts that guides of $label share', ({docsFolder}) => {
  it('exist, and say what the pages that include them do not say again', () => {
    const {pages, parts} = readGuideFiles(docsFolder);
    expect(partProblems(pages, parts)).toEqual([]);
  });
});

describe('the check of parts', () => {
  const parts = new Map([
    ['note', {file: '_note.md', text: 'Build [one](../build.md) first.'}],
    ['rare', {file: '_rare.md', text: 'Rare.'}],
  ]);
  const pages = [
    {file: 'a.md', text: '<Part name="note" />\n\n- <Part name="nots" />'},
    {file: 'b.md', text: '<Part name="note" />\n\n- Build [one](./build.md) first.'},
  ];

  it('reports an unknown part, a text that a part has, and a part that hardly any page includes', () => {
    expect(partProblems(pages, parts)).toEqual([
      'a.md:3 includes the part nots: write _parts/_nots.md, or name one of note, rare',
      'b.md:3 says what a part says: write <Part name="note" /> instead',
      '0 pages include the part rare: write its text where it is read instead',
    ]);
  });

  it('refuses to pass without a part', () => {
    expect(() => partProblems(pages, new Map())).toThrow('no part');
  });
});
