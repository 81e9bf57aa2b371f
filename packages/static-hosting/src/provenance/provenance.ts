import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {writeFileAtomic} from '../writing';

/** File of a build that says what the build is and what it was made from. */
export const provenanceFile = 'provenance.json';

/** SHA-256 of files in hexadecimal digits, by their paths with slashes. */
export type Hashes = Readonly<Record<string, string>>;

/** What a build was made from. */
export interface Source {
  /** Commit of the repository; empty outside of one. */
  readonly commit: string;
  /** Whether files differed from that commit. */
  readonly isModified: boolean;
  /** Versions of the tools, by their names. */
  readonly tools: Readonly<Record<string, string>>;
}

/** The content of `provenance.json`. */
export interface Provenance extends Source {
  /** Each published file but this one. */
  readonly files: Hashes;
}

/**
 * Writes what a build was made from, and the hash of each of its files, as the last step of a build.
 * @throws Error when the folder has no file
 */
export function writeProvenance(folder: string, source: Source): Provenance {
  const provenance = {...source, files: hashFolder(folder)};
  const text = `${JSON.stringify(provenance, null, 1)}\n`;
  writeFileAtomic(path.join(folder, provenanceFile), text);
  return provenance;
}

/**
 * Hashes the files of a folder, in the order of their paths, without `provenance.json`. A compressed
 * form beside a file counts as that file: it is left out if it holds the same content, and has the
 * hash of what it holds otherwise.
 * @throws Error when the folder has no file
 */
export function hashFolder(folder: string): Hashes {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name !== provenanceFile && statSync(path.join(folder, name)).isFile())
    .sort();
  if (names.length === 0) throw new Error(`${folder} has no file. Is it a finished build?`);
  const hashes: Record<string, string> = {};
  for (const name of names) {
    const file = path.join(folder, name);
    const [, plain, form] = /^(.+)\.(br|gz)$/.exec(file) ?? [];
    const content = readFileSync(file);
    if (plain === undefined || !existsSync(plain)) {
      hashes[name] = hashOf(content);
      continue;
    }
    const unpacked = unpack(content, form === 'br' ? brotliDecompressSync : gunzipSync);
    if (!unpacked.equals(readFileSync(plain))) hashes[name] = hashOf(content);
  }
  return hashes;
}

/** @returns the packed content itself when it is damaged */
function unpack(packed: Buffer, unpacked: (packed: Buffer) => Buffer): Buffer {
  try {
    return unpacked(packed);
  } catch {
    return packed;
  }
}

/** SHA-256 in hexadecimal digits. */
export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
