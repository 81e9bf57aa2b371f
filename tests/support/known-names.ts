import {type KnownNames, knownNames} from '@site/src/checks/known-names';
import {versionDataFiles} from '@site/src/facts/version-data-files';
import type {VersionData} from '@site/src/facts/data-types';
import {readJson} from './specifications';

/** Reads the names of a version from its data. */
export function readKnownNames(version: string): KnownNames {
  const entries = Object.entries(versionDataFiles).map(([property, name]) => [
    property,
    readJson(`data/${version}/${name}.json`),
  ]);
  // The content tests validate every file against the schema that its type is made from.
  const data = {version, ...Object.fromEntries(entries)} as VersionData;
  const {routes} = readJson<{routes: string[]}>(`data/${version}/routes.json`);
  return knownNames({...data, routes});
}
