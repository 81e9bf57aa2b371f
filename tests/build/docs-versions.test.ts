import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {latestVersion, nextVersion} from '@site/src/site/versions';
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
    expect(versions.map(({name, label, isLast, path: root}) => [name, label, isLast, root])).toEqual([
      ['current', nextVersion.label, false, nextVersion.path],
      [latestVersion.name, latestVersion.label, true, latestVersion.path],
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

  it('[3.1] are alternates of each other: their documents have the same ids', () => {
    const [next, latest] = versions.map(({docs}) => new Set(docs.map(({id}) => id)));
    const onlyInNext = /^api-(experimental|deprecated)\/|^providers\/openai_responses_limitations$/;
    expect([...(latest ?? [])].filter((id) => !next?.has(id))).toEqual([]);
    expect([...(next ?? [])].filter((id) => !latest?.has(id) && !onlyInNext.test(id))).toEqual([]);
  });
});
