import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type SiteFacts, siteFacts} from '../checks/facts';
import type {OtherVersion, PageNames, VersionSources} from '../checks/sources';
import type {OutsideToolsData, VersionData} from '@site/src/facts/data-types';
import type {VerificationRecord} from '@docs-kit/docs-verify/record/record';
import {versionDataFiles} from '@site/src/facts/version-data-files';
import {loadPageSets} from '@site/src/files/page-sets';
import {hasRecord, recordPath} from '@site/src/files/verification-records';
import {archivedReleases, nextVersion, siteVersions} from '@site/src/site/versions';
import {projectRoot, readJson} from './specifications';

/** Names of all releases, newest first: an image stays published when its pages move elsewhere. */
const releases = [
  ...siteVersions.filter((version) => version !== nextVersion).map(({name}) => name),
  ...archivedReleases.map(([name]) => name),
];

/** Reads all data of a version; the content tests validate every file against its schema. */
function readData(version: string): VersionData {
  const entries = Object.entries(versionDataFiles).map(([property, name]) => [
    property,
    readJson(`data/${version}/${name}.json`),
  ]);
  return {version, ...Object.fromEntries(entries)} as VersionData;
}

const routesOf = (version: string): readonly string[] =>
  readJson<{routes: string[]}>(`data/${version}/routes.json`).routes;

/** Reads what the pages of a version are held against. */
export function readCheckFacts(version: string): SiteFacts {
  const data = readData(version);
  return siteFacts({
    version,
    data,
    releases: releases.map((name) => name.replace(/^v/, '')),
    routes: routesOf(version),
    api: Object.values(
      readJson<Record<string, VersionSources['api'][number]>>(`data/${version}/api.json`),
    ),
    runConfig: readJson('data/schemas/run-config.schema.json'),
    pages: pageIds(version),
    outside: readJson<OutsideToolsData>('data/outside-tools.json').tools,
    names: pageNames(version),
    messageStatuses: messageStatuses(version),
    others: new Map(
      siteVersions
        .filter(({name}) => name !== version)
        .map(({name}) => [name, otherVersion(name)] as const),
    ),
  });
}

/**
 * Reads what running samples showed of a version. A new release has no record: it has
 * the pages and the commits of the unreleased version, and so that one's.
 */
export const readEvidence = (version: string): VerificationRecord =>
  readJson(recordPath(hasRecord(version) ? version : nextVersion.name));

function messageStatuses(version: string): ReadonlyMap<string, string> {
  const {messages} = readEvidence(version);
  return new Map(
    Object.entries(messages).flatMap(([id, {status}]) =>
      status === undefined ? [] : [[id, String(status)] as const],
    ),
  );
}

function otherVersion(version: string): OtherVersion {
  const {providers, environmentVariables, llamaCli, framework} = readData(version);
  return {
    providers: providers.providers,
    variables: new Set(environmentVariables.variables.map(({name}) => name)),
    commands: new Set(llamaCli.commands.map(({name}) => name)),
    words: new Set(framework.words),
    routes: routesOf(version),
  };
}

/** What the pages of a version are called: titles of guides, and summaries and routes of operations. */
function pageNames(version: string): ReadonlyMap<string, PageNames> {
  const {docsFolder} = siteVersions.find(({name}) => name === version) ?? {};
  if (docsFolder === undefined) throw new Error(`"${version}" is no version of this site.`);
  const operations = new Map(
    loadPageSets()
      .filter((pageSet) => pageSet.version.name === version)
      .flatMap(({level, model}) =>
        model.operations.map((operation) => [
          `${level.id === 'stable' ? 'api' : `api-${level.id}`}/${operation.slug}`,
          {
            route: `${operation.method.toUpperCase()} ${operation.path}`,
            statuses: operation.responses.map(({status}) => status),
          },
        ]),
      ),
  );
  return new Map(
    [...pageFiles(docsFolder)].map(([id, file]) => {
      const text = readFileSync(path.join(projectRoot, docsFolder, file), 'utf8');
      const found = [...text.matchAll(/^(?:title|sidebar_label): ["']?(.*?)["']?$/gm)];
      const titles = [...new Set(found.map(([, title = '']) => title))];
      return [id, {titles, ...operations.get(id)}];
    }),
  );
}

/** Ids of the pages that a version has: `building_applications`, `api/create-response`. */
function pageIds(version: string): ReadonlySet<string> {
  const {docsFolder} = siteVersions.find(({name}) => name === version) ?? {};
  if (docsFolder === undefined) throw new Error(`"${version}" is no version of this site.`);
  return new Set(pageFiles(docsFolder).keys());
}

/** Files of pages by their ids, below the folder of their version. */
const pageFiles = (docsFolder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(path.join(projectRoot, docsFolder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => name.replaceAll(path.sep, '/'))
      .map((name) => [
        name.replace(/(?:\.api|\.info|\.tag)?\.mdx?$/, '').replace(/(?:^|\/)index$/, ''),
        name,
      ]),
  );
