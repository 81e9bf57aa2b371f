import {describe, expect, it} from 'vitest';
import type {VerificationRecord} from '@docs-kit/docs-verify/record/record';
import {verificationTables} from '@docs-kit/docs-verify/record/tables';
import type {ForesightData} from '@site/src/facts/data-types';
import {readFollowRecord} from '@site/src/files/follow-record';
import {readVersionFile} from '@site/src/files/version-facts';
import {nextVersion} from '@site/src/site/versions';
import {renderVerificationBlock} from '../../../verification/record/page';

const versions = [
  {name: 'next', label: 'Next'},
  {name: 'v1.1.0', label: 'v1.1.0'},
  {name: 'v1.0.0', label: 'v1.0.0'},
];

const recordOf = (version: string): VerificationRecord => ({
  version,
  commits: {framework: 'a', client: 'b'},
  dates: {samples: '2026-11-22', guides: '2026-11-21'},
  framework: `framework of ${version}`,
  client: 'client 1.0.0',
  tools: {curl: '8', Java: '17'},
  comparisons: {routes: {compared: 3, differences: ['one']}},
  samples: {
    a: {hash: 'a', result: 'ran', status: 200},
    b: {hash: 'b', result: 'not run', reason: 'needs a GPU'},
  },
  guides: {
    'page#bash-1': {hash: 'a', result: 'parsed'},
    'page#yaml-1': {hash: 'a', result: 'parsed'},
  },
  messages: {'page: Not found': {hash: 'a', result: 'ran'}},
});

const render = (name: string, ...verified: string[]): string =>
  verificationTables[name]?.(verified.map(recordOf), versions) ?? '';

describe('the page about the verification', () => {
  it('says which versions were verified, and which were not', () => {
    expect(render('verification-scope', 'v1.0.0')).toBe(
      'This holds for the operation pages of v1.0.0, in all four languages. Samples of Next and v1.1.0 bear no mark: there is no record of a run yet.',
    );
    expect(render('verification-scope', 'next', 'v1.1.0', 'v1.0.0')).toBe(
      'This holds for the operation pages of Next, v1.1.0 and v1.0.0, in all four languages.',
    );
  });

  it('says of which versions the guides have not run', () => {
    const scope = verificationTables['verification-scope']?.(
      [{...recordOf('next'), guides: {}}, recordOf('v1.1.0'), recordOf('v1.0.0')],
      versions,
    );
    expect(scope).toContain('The guides of Next have not run yet.');
  });

  it('shows the figures of each record', () => {
    expect(render('verification-figures', 'v1.0.0')).toContain(
      '| v1.0.0 | operations | 1 | 0 | 0 | 1 | 2026-11-22 |\n' +
        '| v1.0.0 | guides | 0 | 0 | 1 | 0 | 2026-11-21 |\n' +
        '| v1.0.0 | data and outputs in guides | 0 | 0 | 1 | 0 | 2026-11-21 |\n' +
        '| v1.0.0 | messages of failures in guides | 1 | 0 | 0 | 0 | never |',
    );
    expect(render('verification-reasons', 'v1.0.0')).toContain(
      '| v1.0.0 | operations | needs a GPU | 1 |',
    );
    expect(render('verification-comparisons', 'v1.0.0')).toContain('| v1.0.0 | routes | 3 | 1 |');
    expect(render('verification-tools', 'v1.0.0')).toContain(
      '| v1.0.0 | framework of v1.0.0 | client 1.0.0 | curl 8, Java 17 |',
    );
  });

  it.each(Object.keys(verificationTables))(
    'says so in words when no version has a record: %s',
    (name) => {
      const text = render(name);
      expect(text).toMatch(/^(?:No|Nothing) .*\byet\b/);
      expect(text).not.toContain('|');
    },
  );

  it('says how far the words are behind, from the record alone', () => {
    const {date, behind, stale} = readFollowRecord(nextVersion.name) ?? {};
    expect(date).toMatch(/^\d{4}-/);
    const text = renderVerificationBlock('verification-follow');
    expect(text).toContain(`By ${date}, the framework's main branch had ${behind} commits`);
    expect(text).toContain(`${stale?.length} of its guides`);
    expect(readFollowRecord('none')).toBeUndefined();
  });

  it('lists the guides that await another reading', () => {
    const text = renderVerificationBlock('verification-follow');
    expect(text).toContain('| Section | Guides that await another reading |');
    expect(text).toMatch(/\[[^\]]+\]\(\/docs\/next\/\w+/);
  });

  it('says how well the report finds what became false', () => {
    const {foreseen, corrections} = readVersionFile<ForesightData>(nextVersion.name, 'foresight');
    const text = renderVerificationBlock('verification-foresight');
    expect(text).toContain(`${corrections} sentences in the framework's own documentation`);
    expect(text).toContain(`For ${foreseen} of them`);
  });

  it('has no other block', () => {
    expect(() => renderVerificationBlock('verification-moods')).toThrow(
      '"verification-moods" is no block about the verification: expected one of verification-scope,',
    );
  });
});
