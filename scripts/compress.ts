/**
 * Writes the brotli and gzip form of each text of the build beside it, for servers that send files as
 * they find them.
 *
 *   npm run compress              the folder build
 *   npm run compress -- FOLDER    another build
 *
 * Exits with 2 when there is nothing to compress, or a form cannot be written.
 */
import path from 'node:path';
import {compressFolder} from '@docs-kit/static-hosting';
import {runCommand} from './support/run-command';

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

async function main(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? path.join(__dirname, '../build'));
  const {files, raw, br, gz} = await compressFolder(folder);
  console.log(
    `${files} files: ${megabytes(raw)}, as brotli ${megabytes(br)}, as gzip ${megabytes(gz)}.`,
  );
}

void runCommand(main);
