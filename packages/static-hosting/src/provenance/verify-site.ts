import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {hashFolder, type Hashes, hashOf, type Provenance, provenanceFile} from './provenance';

/** Files that are asked for at the same time. */
const parallel = 8;

/** What a check of a site found. */
export interface SiteReport {
  readonly commit: string;
  /** How many files were compared. */
  readonly compared: number;
  /** A line for each file that differs; none when the site is what it says it is. */
  readonly differences: readonly string[];
}

/**
 * Compares a site with its `provenance.json`, and with a build of the same commit if there is one. A
 * server does not list its files: a file that was only added is found in a folder, or where the
 * provenance names it and the build lacks it.
 * @param site address of a live site, or a folder
 * @param build folder of a build of the same commit
 * @throws Error when the site has no provenance, or cannot be reached
 */
export async function verifySite(site: string, build?: string): Promise<SiteReport> {
  const isFolder = !/^https?:/.test(site);
  const load = isFolder ? readFrom(site) : fetchFrom(site.replace(/\/$/, ''));
  const text = await load(provenanceFile);
  if (!text) {
    throw new Error(
      `${site} has no ${provenanceFile}. Name the root of a site that was built with it.`,
    );
  }
  const {commit, files} = JSON.parse(text.toString()) as Provenance;
  const found = isFolder ? hashFolder(site) : await hashServed(Object.keys(files), load);
  const differences = compareHashes(files, found, 'was published', 'the site');
  if (build !== undefined) {
    differences.push(...compareHashes(hashFolder(build), files, 'was built', 'its provenance'));
  }
  const compared = Object.keys(files).length;
  if (compared === 0) differences.push(`${provenanceFile} names no file.`);
  return {commit, compared, differences};
}

/** Says what a check found, for the terminal. */
export function describeReport({commit, compared, differences}: SiteReport): string {
  const count = differences.length === 0 ? 'all are as published' : `${differences.length} differ`;
  return [...differences, `${compared} files of commit ${commit || 'unknown'}: ${count}.`].join(
    '\n',
  );
}

async function hashServed(
  names: readonly string[],
  load: (name: string) => Promise<Buffer | undefined>,
): Promise<Hashes> {
  const waiting = [...names];
  const hashes: Record<string, string> = {};
  const work = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const content = await load(name);
      if (content) hashes[name] = hashOf(content);
    }
  };
  await Promise.all(Array.from({length: parallel}, work));
  return hashes;
}

/** @returns a line for each file that differs, in the order of their paths */
function compareHashes(expected: Hashes, found: Hashes, done: string, where: string): string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort().flatMap((name) => {
    if (expected[name] === found[name]) return [];
    if (found[name] === undefined) return `missing: ${name} ${done}, and ${where} lacks it`;
    if (expected[name] === undefined) return `added: ${name} is in ${where}, and never ${done}`;
    return `changed: ${name} has the SHA-256 ${found[name]} in ${where}, and ${expected[name]} ${done}`;
  });
}

function readFrom(folder: string): (name: string) => Promise<Buffer | undefined> {
  return (name) => {
    const file = path.join(folder, name);
    const isFile = statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
    return Promise.resolve(isFile ? readFileSync(file) : undefined);
  };
}

function fetchFrom(url: string): (name: string) => Promise<Buffer | undefined> {
  return async (name) => {
    const address = `${url}/${name.split('/').map(encodeURIComponent).join('/')}`;
    const answer = await fetch(address);
    if (answer.status === 404) return undefined;
    if (!answer.ok)
      throw new Error(`${address} returned ${answer.status} instead of the file. Try again later.`);
    return Buffer.from(await answer.arrayBuffer());
  };
}
