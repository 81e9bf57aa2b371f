import fs from 'node:fs';
import path from 'node:path';
import {nextVersion, type SiteVersion, siteVersions} from '../../src/site/versions';
import {readFollowRecord} from '../../src/files/follow-record';
import {replaceGeneratedBlocks} from '@docs-kit/docs-facts/tables';
import {verificationTables} from '@docs-kit/docs-verify/record/tables';
import {readShownRecord} from '../../src/files/verification-records';
import {readVersionFile} from '../../src/files/version-facts';
import type {ForesightData, ReviewsData} from '../../src/facts/data-types';
import {staleGuides, staleTable} from '../../src/follow/stale-guides';

/** The page that tells readers what was verified. */
export const verificationPage = 'src/pages/verification.md';

const root = path.resolve(__dirname, '../..');
const file = path.join(root, verificationPage);

/**
 * Writes a generated block of the page from the records of all versions.
 * @throws Error when there is no block of that name
 */
export function renderVerificationBlock(name: string): string {
  if (name === 'verification-follow') return followSentences(siteVersions);
  if (name === 'verification-foresight') return foresightSentence();
  const render = verificationTables[name];
  if (!render) {
    const known = [
      ...Object.keys(verificationTables),
      'verification-follow',
      'verification-foresight',
    ].join(', ');
    throw new Error(`"${name}" is no block about the verification: expected one of ${known}.`);
  }
  const records = siteVersions.flatMap((version) => readShownRecord(version.name) ?? []);
  return render(records, siteVersions);
}

/** Says how far the words of versions are behind the framework, for those that have a record. */
function followSentences(versions: readonly SiteVersion[]): string {
  const lines = versions.flatMap((version) => {
    const record = readFollowRecord(version.name);
    if (!record) return [];
    const {date, behind} = record;
    const reviews = readVersionFile<ReviewsData>(version.name, 'reviews');
    const stale = staleGuides(root, version, record, reviews);
    return [
      `By ${date}, the framework's main branch had ${behind} commits that ${version.label} doesn't cover. They change the source behind ${record.stale.length} of its guides. ${stale.length > 0 ? `These ${stale.length} await another reading:` : 'All of them have been read since.'}`,
      // Titles of other pages, which a search for them must not lead to.
      ...(stale.length > 0 ? ['<div data-search="skip">', staleTable(stale), '</div>'] : []),
    ];
  });
  return lines.length > 0 ? lines.join('\n\n') : 'No such report was recorded yet.';
}

/** Says how well following finds what became false, as it was measured last. */
function foresightSentence(): string {
  const data = readVersionFile<ForesightData>(nextVersion.name, 'foresight');
  const {corrections, foreseen, commits, heldBack, heldBackForeseen, date} = data;
  return [
    `We replayed the report over ${commits} commits, up to ${date}.`,
    `In that time, ${corrections} sentences in the framework's own documentation became false and were corrected later.`,
    `For ${foreseen} of them, the report names our page on the subject as soon as the sentence is false, a median of ${data.daysInTheMiddle} days before the correction.`,
    `Among these are ${heldBackForeseen} of the ${heldBack} sentences that we didn't look at while we improved the report.`,
    `For a commit, it names ${data.pagesInTheMiddle} ${data.pagesInTheMiddle === 1 ? 'guide' : 'guides'} in the median; for 100 commits, ${data.pagesOfHundredCommits} in all.`,
  ].join(' ');
}

/** Brings the page up to date with the records. */
export function writeVerificationPage(): void {
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, replaceGeneratedBlocks(text, verificationPage, renderVerificationBlock));
}
