import {describe, expect, it} from 'vitest';
import {siteVersions} from '../../src/site/versions';
import {recordProblems} from '../../src/verification/record';
import {sampleSetsOf} from '../../verify/operations';
import {readRecord} from '../../verify/record/record';
import {servedSpecifiedRelease} from '../support/specification-facts';

const records = siteVersions.flatMap(({name}) => {
  const record = readRecord(name);
  return record ? [{folder: name, record}] : [];
});

// A version has no record until it is verified: a cut makes such a one.
describe('the record of a verification', () => {
  it('exists for the release of the specification, for as long as it is served', () => {
    const expected = servedSpecifiedRelease ? [servedSpecifiedRelease.name] : [];
    expect(records.map(({folder}) => folder)).toEqual(expect.arrayContaining(expected));
  });

  it.each(records)('of $folder knows every sample of its pages, and no other', (entry) => {
    const {folder, record} = entry;
    expect(record.version).toBe(folder);
    const current = new Map(
      sampleSetsOf(folder).flatMap(({samples}) => samples.map(({id, hash}) => [id, hash] as const)),
    );
    expect(recordProblems(record, current)).toEqual([]);
  });
});
