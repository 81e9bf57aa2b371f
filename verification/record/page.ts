import fs from 'node:fs';
import path from 'node:path';
import {type SiteVersion, siteVersions} from '../../src/site/versions';
import {readFollowRecord} from '../../src/files/follow-record';
import {replaceGeneratedBlocks} from '@docs-kit/docs-facts/tables';
import {verificationTables} from '@docs-kit/docs-verify/record/tables';
import {readVerificationRecord} from '../../src/files/verification-records';

/** The page that tells readers what was verified. */
export const verificationPage = 'src/pages/verification.md';

const file = path.resolve(__dirname, '../..', verificationPage);

/**
 * Writes a generated block of the page from the records of all versions.
 * @throws Error when there is no block of that name
 */
export function renderVerificationBlock(name: string): string {
  if (name === 'verification-follow') return followSentences(siteVersions);
  const render = verificationTables[name];
  if (!render) {
    const known = [...Object.keys(verificationTables), 'verification-follow'].join(', ');
    throw new Error(`"${name}" is no block about the verification: expected one of ${known}.`);
  }
  const records = siteVersions.flatMap((version) => readVerificationRecord(version.name) ?? []);
  return render(records, siteVersions);
}

/** Says how far the words of versions are behind the framework, for those that have a record. */
function followSentences(versions: readonly SiteVersion[]): string {
  const lines = versions.flatMap(({name, label}) => {
    const {date, behind, stale} = readFollowRecord(name) ?? {};
    if (date === undefined || !stale) return [];
    return [
      `By ${date}, the framework's main branch had ${behind} commits that ${label} doesn't cover. They change the source behind ${stale.length} of its guides, which await another reading.`,
    ];
  });
  return lines.length > 0 ? lines.join('\n\n') : 'No such report was recorded yet.';
}

/** Brings the page up to date with the records. */
export function writeVerificationPage(): void {
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, replaceGeneratedBlocks(text, verificationPage, renderVerificationBlock));
}
