import path from 'node:path';
import {readJson} from '@docs-kit/docs-facts/data';
import {
  compose,
  type Composed,
  type Parts,
  type TextFile,
  withoutObsolete,
} from '@docs-kit/openapi-overlays';
import {applyChanges, type Facts, type ReportedChange} from '@docs-kit/docs-follow';
import {readFileSync} from 'node:fs';
import type {SourceData} from '../facts/data-types';
import {listFiles} from '../files/list-files';
import {readParts} from '../files/specifications';
import {type RedirectList, redirectsAfterMove} from '@docs-kit/static-hosting/redirects/lists';
import {latestVersion, siteVersion} from '../site/versions';
import {readFollowedData, writtenData} from './followed-data';
import {operationAddresses, placesOfGone} from './gone-pages';
import {type FrameworkImport, importFramework} from './framework-import';

const root = path.resolve(__dirname, '../..');

/** A revision that the data of a version is to follow. */
export interface Revision {
  readonly commit: string;
  /** Day of the commit, as `2026-01-02`. */
  readonly date?: string;
  /** A release's tag. */
  readonly tag?: string;
}

/**
 * Brings the data of a version to other revisions of the framework and its client. Nothing is written.
 * @param changes what differs between the pinned revisions and these, and `facts` of these
 * @returns contents of files by their paths, empty for a file that goes, the changes that the data
 * cannot say by itself, and what the source no longer has
 * @throws Error when the framework cannot be imported
 */
export async function movedData(
  version: string,
  source: SourceData,
  revisions: {readonly framework: Revision; readonly client: Revision},
  folders: Parameters<typeof importFramework>[2],
  changes: readonly ReportedChange[],
  facts: Facts,
): Promise<{
  files: ReadonlyMap<string, string>;
  left: readonly ReportedChange[];
  gone: FrameworkImport['gone'];
}> {
  const file = `data/${version}/source.json`;
  const {framework, clients} = source;
  const pins = [
    [framework, revisions.framework],
    [clients.python, revisions.client],
  ] as const;
  const text = pins.reduce(
    (moved, [before, now]) => withPin(moved, before, now),
    readFileSync(path.join(root, file), 'utf8'),
  );
  const moved = JSON.parse(text) as SourceData;
  const imported = await importFramework(version, moved, folders);
  const read = (name: string): unknown => {
    const text = imported.files.get(name);
    return text === undefined ? readJson(root, name) : JSON.parse(text);
  };
  const data = readFollowedData(root, version, read);
  const {data: next, left} = applyChanges(data, changes, facts);
  const parts = await readParts(root, {name: version});
  const structure = imported.files.get(parts.imported.file) ?? '';
  const {changed: words, composed} = livingWords({
    ...parts,
    imported: {file: parts.imported.file, text: structure},
  });
  const places = placesOfGone(
    operationAddresses(compose(parts)),
    {path: siteVersion(version).path, addresses: operationAddresses(composed)},
    {
      path: latestVersion.path,
      addresses: operationAddresses(compose(await readParts(root, latestVersion))),
    },
  );
  return {
    files: new Map([
      [file, text],
      ...imported.files,
      ...words,
      ...writtenData(next, version, read),
      ...redirectsWith(places),
    ]),
    left,
    gone: imported.gone,
  };
}

/** The lists of redirects, with the addresses of pages that are gone. */
function redirectsWith(places: ReadonlyMap<string, string>): [file: string, text: string][] {
  if (places.size === 0) return [];
  return listFiles('data/redirects', /\.json$/).map((file) => {
    const list = readJson(root, file) as RedirectList;
    const moved = redirectsAfterMove(list, places, file === 'data/redirects/moved.json');
    return [file, `${JSON.stringify(moved, null, 2)}\n`];
  });
}

/** What people write of an API, without what its structure lacks: the overlays that change. */
function livingWords(parts: Parts): {changed: Map<string, string>; composed: Composed} {
  const changed = new Map<string, string>();
  const current = ({file, text}: TextFile): TextFile => ({file, text: changed.get(file) ?? text});
  for (;;) {
    const words = parts.words.map(current).filter(({text}) => text !== '');
    const levels = Object.fromEntries(
      Object.entries(parts.levels).map(([id, level]) => [id, current(level)]),
    );
    const composed = compose({...parts, words, levels});
    const pruned = withoutObsolete([...words, ...Object.values(levels)], composed.findings).changed;
    if (pruned.length === 0) return {changed, composed};
    for (const {file, text} of pruned) changed.set(file, text);
  }
}

/**
 * Writes another revision into the text of `source.json`, whose layout stays.
 * @param before the pinned revision
 * @throws Error when the text does not pin it
 */
export function withPin(text: string, before: Revision, {commit, date, tag}: Revision): string {
  if (commit === before.commit) return text;
  const at = text.indexOf(`"commit": "${before.commit}"`);
  if (at < 0) throw new Error(`source.json does not pin the commit ${before.commit}.`);
  const start = text.lastIndexOf('{', at);
  const indent = /\n( *)$/.exec(text.slice(0, at))?.[1] ?? '';
  // The end of the object, which is one level further out.
  const end = text.indexOf(`\n${indent.slice(2)}}`, at);
  const entry = text
    .slice(start, end)
    .replace(/,\n *"tag": "[^"]*"$|\n *"tag": "[^"]*",/, '')
    .replace(/"date": "[^"]*"/, `"date": "${date ?? ''}"`)
    .replace(
      /"commit": "[^"]*"/,
      [`"commit": "${commit}"`, ...(tag === undefined ? [] : [`"tag": "${tag}"`])].join(
        `,\n${indent}`,
      ),
    );
  return `${text.slice(0, start)}${entry}${text.slice(end)}`;
}
