import {describe, expect, it} from 'vitest';
import {siteVersions} from '../../src/site/versions';
import {hashOf} from '@docs-kit/docs-verify/record/hash';
import type {SampleRecord} from '@docs-kit/docs-verify/record/record';
import {guidePagesOf} from '../../verification/guides/fences';
import {guideRecordProblems} from '../../verification/guides/record';
import {messageSetsOf} from '@docs-kit/docs-verify/messages/sets';
import {messageRecordProblems, quotesOf, situationsOf} from '../../verification/messages';
import {sampleSetsOf} from '../../verification/operations/samples';
import {readVerificationRecord} from '../../src/files/verification-records';
import {verifiedVersions} from '../../verification/versions';
import {allWork} from '../../verification/work';
import {chosenWork} from '@docs-kit/docs-verify/work';
import {servedSpecifiedRelease} from '../support/specification-facts';
import {entryProblems, isKeyOf} from '../support/verification-records';

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

  it.each<readonly [string, SampleRecord, string]>([
    ['was not run without a reason', {hash: 'a', result: 'not run'}, 'without a reason'],
    ['differs in nothing', {hash: 'a', result: 'differs', findings: []}, 'differs in nothing'],
  ])('is refused when a sample %s', (_, entry, problem) => {
    const ran: SampleRecord = {hash: 'a', result: 'ran', status: 200};
    expect(entryProblems({one: ran})).toEqual([]);
    expect(entryProblems({one: ran, two: entry})).toEqual([expect.stringContaining(problem)]);
  });

  it.each(records)('of $folder has results alone that a run could write', ({folder, record}) => {
    const {samples, guides, messages} = record;
    expect(record.version).toBe(folder);
    expect(Object.keys(samples).length).toBeGreaterThan(0);
    expect(entryProblems({...samples, ...guides, ...messages})).toEqual([]);
    // What names its own content cannot be a result of another one.
    expect(Object.entries(guides).filter(([key, {hash}]) => !isKeyOf(key, hash))).toEqual([]);
    const isOfMessage = ([id, {hash}]: readonly [string, SampleRecord]): boolean =>
      hash === hashOf(id.slice(id.indexOf(': ') + 2));
    expect(Object.entries(messages).filter((entry) => !isOfMessage(entry))).toEqual([]);
  });

  it.each(records)('of $folder knows programs of operations in their present form', (entry) => {
    const {samples} = entry.record;
    const current = sampleSetsOf(entry.folder).flatMap((set) => set.samples);
    expect(current.some(({id, hash}) => samples[id]?.hash === hash)).toBe(true);
  });

  it.each(records.filter(({record}) => Object.keys(record.guides).length > 0))(
    'of $folder says of fences what the rules for them say',
    ({record: {version, guides}}) => {
      const fences = guidePagesOf(version).flatMap((page) => page.fences);
      expect(fences.some(({key}) => key in guides)).toBe(true);
      expect(new Set(fences.map(({key}) => key)).size).toBe(fences.length);
      expect(guideRecordProblems(fences, guides)).toEqual([]);
    },
  );

  it.each(records.filter(({record}) => Object.keys(record.messages).length > 0))(
    'of $folder says of messages what the rules for them say',
    ({record: {version, messages}}) => {
      const quotes = quotesOf(version);
      expect(quotes.some(({id}) => id in messages)).toBe(true);
      expect(messageRecordProblems(messageSetsOf(quotes, situationsOf(version)), messages)).toEqual(
        [],
      );
    },
  );

  it.each(records)('of $folder compared telemetry', ({record}) => {
    expect(record.comparisons.telemetry?.compared).toBeGreaterThan(0);
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
