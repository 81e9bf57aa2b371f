import path from 'node:path';
import {readJson} from '@docs-kit/docs-facts/data';
import {compose, composeLiving} from '@docs-kit/openapi-overlays';
import {
  applyChanges,
  type Facts,
  type ReportedChange,
  type Revision,
  withPin,
} from '@docs-kit/docs-follow';
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
  const {changed: words, composed} = composeLiving({
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
