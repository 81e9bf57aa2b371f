import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {siteVersions} from '../../src/site/versions';
import {recordProblems} from '../../src/verification/record';
import {sampleSetsOf} from '../../verify/operations';
import {renderVerificationPage, verificationPage} from '../../verify/record/page';
import {readRecord} from '../../verify/record/record';

const records = siteVersions.flatMap(({name}) => readRecord(name) ?? []);

describe('the record of a verification', () => {
  it('exists for the newest release at least', () => {
    expect(records.map(({version}) => version)).toContain(siteVersions[1]?.name);
  });

  it.each(records)('of $version knows every sample of its pages, and no other', (record) => {
    const current = new Map(
      sampleSetsOf(record.version).flatMap(({samples}) =>
        samples.map(({id, hash}) => [id, hash] as const),
      ),
    );
    expect(recordProblems(record, current)).toEqual([]);
  });
});

describe('the page about the verification', () => {
  it('shows the figures of the records', () => {
    const file = path.resolve(__dirname, '../..', verificationPage);
    expect(renderVerificationPage()).toBe(readFileSync(file, 'utf8'));
  });

  it('differs when a figure is changed by hand', () => {
    const text = renderVerificationPage();
    const spoiled = text.replace(/\| (\d+) \| (\d+) \|/, (_, first: string) => `| ${first} | 0 |`);
    expect(spoiled).not.toBe(text);
    expect(renderVerificationPage(spoiled)).toBe(text);
  });
});
