import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readVersionFacts} from '@site/src/files/version-facts';
import {apiLevel} from '@site/src/site/api-levels';
import {latestVersion, nextVersion, siteVersions} from '@site/src/site/versions';
import {specifiedGuidesOf, specifiedOperations} from '../support/specification-facts';
import {projectRoot} from '../support/specifications';

interface DocsVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly {readonly id: string; readonly path: string; readonly sidebar?: string}[];
  readonly draftIds: readonly string[];
  readonly sidebars: Readonly<Record<string, unknown>>;
}

const file = path.join(
  projectRoot,
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  'globalData.json',
);
const data = JSON.parse(readFileSync(file, 'utf8')) as Record<
  string,
  {default: {versions: DocsVersion[]}}
>;
const versions = data['docusaurus-plugin-content-docs']?.default.versions ?? [];

describe('the versions that the site knows', () => {
  it('[3.1] have a name, a label, a path and their documents, and no drafts', () => {
    expect(
      versions.map(({name, label, isLast, path: root}) => [name, label, isLast, root]),
    ).toEqual([
      ['current', nextVersion.label, false, nextVersion.path],
      ...siteVersions
        .slice(1)
        .map((version) => [version.name, version.label, version === latestVersion, version.path]),
    ]);
    for (const {docs, mainDocId, draftIds, sidebars} of versions) {
      expect(draftIds).toEqual([]);
      expect(docs.map(({id}) => id)).toContain(mainDocId);
      expect(Object.keys(sidebars).sort()).toEqual([
        'deprecatedApiSidebar',
        'experimentalApiSidebar',
        'stableApiSidebar',
        'tutorialSidebar',
      ]);
    }
  });

  it('[3.1] are alternates of each other: the documents that the specification lists have the same ids', () => {
    for (const version of siteVersions) {
      const {levels} = readVersionFacts(version.name);
      const docs = versions.find(({path: root}) => root === version.path)?.docs ?? [];
      const ids = new Set(docs.map(({id}) => id));
      const guides = specifiedGuidesOf(version).map(({id}) => id);
      const operations = specifiedOperations
        .filter(({level, routes}) => {
          return levels[level].pages === 'operations' && routes[version.name];
        })
        .map(({level, slug}) => `${apiLevel(level).folder}/${slug}`);
      expect([...guides, ...operations].filter((id) => !ids.has(id))).toEqual([]);
    }
  });
});
