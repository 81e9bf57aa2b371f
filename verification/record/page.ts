import fs from 'node:fs';
import path from 'node:path';
import {siteVersions} from '../../src/site/versions';
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
  const render = verificationTables[name];
  if (!render) {
    const known = Object.keys(verificationTables).join(', ');
    throw new Error(`"${name}" is no block about the verification: expected one of ${known}.`);
  }
  const records = siteVersions.flatMap((version) => readVerificationRecord(version.name) ?? []);
  return render(records, siteVersions);
}

/** Brings the page up to date with the records. */
export function writeVerificationPage(): void {
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, replaceGeneratedBlocks(text, verificationPage, renderVerificationBlock));
}
