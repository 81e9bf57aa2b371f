import {describe, expect, it} from 'vitest';
import {siteVersions} from '../../src/site/versions';
import {recordProblems} from '../../src/verification/record';
import {guidePagesOf, guideRecordProblems} from '../../verify/guides';
import {messageRecordProblems, messageSetsOf, quotesOf, situationsOf} from '../../verify/messages';
import {sampleSetsOf} from '../../verify/operations';
import {readDocumentedTelemetry, telemetryRecordProblems} from '../../verify/telemetry';
import {readVerificationRecord} from '../../src/files/verification-records';
import {verifiedVersions} from '../../verify/versions';
import {allWork, chosenWork} from '../../verify/work';
import {servedSpecifiedRelease} from '../support/specification-facts';

const records = siteVersions.flatMap(({name}) => {
  const record = readVerificationRecord(name);
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
    expect(recordProblems(record.version, record.samples, current)).toEqual([]);
  });

  it.each(records.filter(({record}) => Object.keys(record.guides).length > 0))(
    'of $folder knows every fence of its guides, and no other',
    ({record: {version, guides}}) => {
      const fences = guidePagesOf(version).flatMap((page) => page.fences);
      const current = new Map(fences.map(({id, hash}) => [id, hash]));
      expect(recordProblems(version, guides, current)).toEqual([]);
      expect(guideRecordProblems(fences, guides)).toEqual([]);
    },
  );

  it.each(records.filter(({record}) => Object.keys(record.messages).length > 0))(
    'of $folder knows every message that its guides quote, and no other',
    ({record: {version, messages}}) => {
      const quotes = quotesOf(version);
      const current = new Map(quotes.map(({id, hash}) => [id, hash]));
      expect(recordProblems(version, messages, current)).toEqual([]);
      expect(messageRecordProblems(messageSetsOf(quotes, situationsOf(version)), messages)).toEqual(
        [],
      );
    },
  );

  it.each(records)('of $folder compared telemetry with its guide as it stands', ({record}) => {
    expect(telemetryRecordProblems(record, readDocumentedTelemetry(record.version))).toEqual([]);
  });
});

describe('the quick part of a verification', () => {
  it.each(verifiedVersions)('has operations of $name and its quickstart', (version) => {
    const quick = chosenWork(allWork(version), undefined, {quick: true});
    const guides = quick.filter(({section}) => section === 'guides').map(({id}) => id);
    expect(guides).toEqual(['getting_started/quickstart']);
    expect(quick.length).toBeGreaterThan(guides.length);
  });
});
