import {readdirSync} from 'node:fs';
import path from 'node:path';
import {type SiteFacts, siteFacts} from '../checks/facts';
import type {VersionSources} from '../checks/sources';
import type {OutsideToolsData, VersionData} from '@site/src/facts/data-types';
import {versionDataFiles} from '@site/src/facts/version-data-files';
import {archivedReleases, nextVersion, siteVersions} from '@site/src/site/versions';
import {projectRoot, readJson} from './specifications';

/** Names of all releases, newest first: an image stays published when its pages move elsewhere. */
const releases = [
  ...siteVersions.filter((version) => version !== nextVersion).map(({name}) => name),
  ...archivedReleases.map(([name]) => name),
];

/** Reads what the pages of a version are held against. */
export function readCheckFacts(version: string): SiteFacts {
  const entries = Object.entries(versionDataFiles).map(([property, name]) => [
    property,
    readJson(`data/${version}/${name}.json`),
  ]);
  // The content tests validate every file against the schema that its type is made from.
  const data = {version, ...Object.fromEntries(entries)} as VersionData;
  return siteFacts({
    version,
    data,
    releases: releases.map((name) => name.replace(/^v/, '')),
    routes: readJson<{routes: string[]}>(`data/${version}/routes.json`).routes,
    api: Object.values(
      readJson<Record<string, VersionSources['api'][number]>>(`data/${version}/api.json`),
    ),
    runConfig: readJson('data/schemas/run-config.schema.json'),
    pages: pageIds(version),
    outside: readJson<OutsideToolsData>('data/outside-tools.json').tools,
  });
}

/** Ids of the pages that a version has: `building_applications`, `api/create-response`. */
function pageIds(version: string): ReadonlySet<string> {
  const {docsFolder} = siteVersions.find(({name}) => name === version) ?? {};
  if (docsFolder === undefined) throw new Error(`"${version}" is no version of this site.`);
  return new Set(
    readdirSync(path.join(projectRoot, docsFolder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) =>
        name
          .replaceAll(path.sep, '/')
          .replace(/(?:\.api|\.info|\.tag)?\.mdx?$/, '')
          .replace(/(?:^|\/)index$/, ''),
      ),
  );
}
