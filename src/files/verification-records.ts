import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {VerificationRecord} from '@docs-kit/docs-verify/record/record';

const projectRoot = path.resolve(__dirname, '../..');

/** Where the record of a version is kept, relative to the project's root. */
export function recordPath(versionName: string): string {
  return `data/${versionName}/verification.json`;
}

/** Reads the record of a version; undefined for one that was never verified. */
export function readVerificationRecord(versionName: string): VerificationRecord | undefined {
  const file = path.join(projectRoot, recordPath(versionName));
  if (!existsSync(file)) return undefined;
  // A record may be older than the part of failure messages.
  return {messages: {}, ...JSON.parse(readFileSync(file, 'utf8'))} as VerificationRecord;
}
