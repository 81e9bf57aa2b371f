import fs from 'node:fs';
import path from 'node:path';
import {siteVersions} from '../../src/site/versions';
import {replaceGeneratedBlocks} from '../../src/tables/markers';
import {verificationTables} from '../../src/verification/tables';
import {readRecord} from './record';

/** The page that tells readers what was verified. */
export const verificationPage = 'src/pages/verification.md';

const file = path.resolve(__dirname, '../..', verificationPage);

/** Writes the tables of the page from the records of all versions, and returns its new text. */
export function renderVerificationPage(text = fs.readFileSync(file, 'utf8')): string {
  const records = siteVersions.flatMap(({name}) => readRecord(name) ?? []);
  return replaceGeneratedBlocks(text, verificationPage, (name) => {
    const render = verificationTables[name];
    if (!render) throw new Error(`"${name}" is no table of the verification.`);
    return render(records);
  });
}

/** Brings the page up to date with the records. */
export function writeVerificationPage(): void {
  fs.writeFileSync(file, renderVerificationPage());
}
