import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadPageSets} from '@site/src/files/page-sets';
import {releaseSidebars} from '@site/src/release/sidebars';
import {listOperations, slugOf} from '@site/src/openapi/document';
import {routeOf} from '@site/src/openapi/landing-page';
import {apiPages, projectRoot, readJson, specifications} from '../support/specifications';

const pageSets = loadPageSets();
const pageSet = (version: string, level: string) => {
  const found = pageSets.find((set) => set.version.name === version && set.level.id === level);
  if (!found) throw new Error(`No page set for ${version} ${level}`);
  return found;
};

const generatedPages = (folder: string): string[] =>
  readdirSync(path.join(projectRoot, folder))
    .filter((name) => name.endsWith('.api.mdx'))
    .map((name) => name.replace('.api.mdx', ''))
    .sort();

const registered = (level: string): string[] =>
  apiPages
    .filter((page) => page.level === level)
    .map(({slug}) => slug)
    .sort();

describe('operation pages', () => {
  it.each([
    ['docs/api', 'stable', 87],
    ['versioned_docs/version-v0.2.23/api', 'stable', 87],
    ['docs/api-experimental', 'experimental', 41],
    ['docs/api-deprecated', 'deprecated', 73],
  ])('[1.1][2.21] %s holds exactly the registered %s pages (%i)', (folder, level, count) => {
    expect(registered(level)).toHaveLength(count);
    expect(generatedPages(folder)).toEqual(registered(level));
  });

  it('[2.6] exist for experimental and deprecated operations in the unreleased version alone', () => {
    expect(generatedPages('versioned_docs/version-v0.2.23/api-experimental')).toEqual([]);
    expect(generatedPages('versioned_docs/version-v0.2.23/api-deprecated')).toEqual([]);
  });

  it('document the route that the registry names for their version', () => {
    for (const set of pageSets) {
      for (const {operation, availability} of set.operations) {
        const page = apiPages.find(
          ({slug, level}) => slug === operation.slug && level === set.level.id,
        );
        const own = set.version.name === 'next' ? 'next' : 'v0.2.23';
        const other = own === 'next' ? 'v0.2.23' : 'next';
        expect([operation.slug, availability === undefined]).toEqual([
          operation.slug,
          page?.[own] !== null,
        ]);
        expect(routeOf(operation)).toBe(page?.[own] ?? page?.[other]);
        expect(operation.tag).toBe(page?.tag);
      }
    }
  });

  it('have a notice and the other contract where their version lacks the operation', () => {
    const borrowed = pageSets.flatMap((set) =>
      set.operations
        .filter(({availability}) => availability)
        .map(({operation}) => `${set.version.name} ${operation.slug}`),
    );
    expect(borrowed).toHaveLength(14);
    const text = readFileSync(
      path.join(projectRoot, 'versioned_docs/version-v0.2.23/api/create-conversation.api.mdx'),
      'utf8',
    );
    expect(text).toContain(':::warning[Not in v0.2.23]');
    expect(text).toContain('/docs/next/api/create-conversation');
  });

  it('name and link what replaces a deprecated operation', () => {
    const deprecated = pageSet('next', 'deprecated').operations;
    expect(deprecated).toHaveLength(73);
    for (const {operation, replacement} of deprecated) {
      const page = apiPages.find(
        ({slug, level}) => slug === operation.slug && level === 'deprecated',
      );
      if (operation.slug === 'list-openai-models') continue;
      expect([operation.slug, replacement?.label]).toEqual([operation.slug, page?.replaced_by]);
    }
  });

  it('give every operation of a specification a page, or a reason why it has none', () => {
    const without = specifications
      .filter(({level}) => level.id === 'stable')
      .flatMap(({document}) => listOperations(document))
      .filter(({operation}) => !registered('stable').includes(slugOf(operation.operationId ?? '')));
    expect(without).toHaveLength(4);
    expect(without.every(({operation}) => (operation['x-no-page'] ?? '').length > 20)).toBe(true);
  });
});

describe('landing pages', () => {
  it.each(pageSets.map((set) => ({name: `${set.version.name} ${set.level.id}`, set})))(
    'of $name list every operation of the level once, with the routes of the version',
    ({set}) => {
      const rows = set.groups.flatMap((group) => group.rows);
      const pages = apiPages.filter(({level}) => level === set.level.id);
      expect(rows).toHaveLength(pages.length);
      const own = set.version.name === 'next' ? 'next' : 'v0.2.23';
      const expected = pages.flatMap((page) => page[own]?.split(' and ') ?? []);
      // A dual route of the release stands under its alpha path: the other one is deprecated there.
      const listed = rows.flatMap(({routes}) => routes);
      expect(expected).toEqual(expect.arrayContaining(listed));
      expect(listed.length).toBeGreaterThanOrEqual(
        pages.filter((page) => page[own] !== null).length,
      );
      const text = readFileSync(
        path.join(
          projectRoot,
          set.version.docsFolder,
          set.level.folder,
          `${set.level.landingId}.info.mdx`,
        ),
        'utf8',
      );
      for (const {pagePath} of rows) expect(text).toContain(`](${pagePath})`);
      for (const topic of [
        'Base URL',
        'Authentication',
        'Errors',
        'Pagination',
        'Streaming',
        'Versioning',
      ]) {
        expect(text).toContain(`## ${topic}`);
      }
      expect(set.downloads).toHaveLength(2);
      for (const {path: file} of set.downloads) expect(text).toContain(file);
    },
  );
});

describe('committed sidebars of the release', () => {
  it('equal what the specifications of that release generate', async () => {
    const committed = readJson<Record<string, unknown>>(
      'versioned_sidebars/version-v0.2.23-sidebars.json',
    );
    const folders = ['api', 'api-experimental', 'api-deprecated'];
    const names = ['stableApiSidebar', 'experimentalApiSidebar', 'deprecatedApiSidebar'];
    for (const [index, folder] of folders.entries()) {
      const slice = (await import(
        path.join(projectRoot, `versioned_docs/version-v0.2.23/${folder}/sidebar.ts`)
      )) as {default: never[]};
      const name = names[index] ?? '';
      expect(committed[name]).toEqual(releaseSidebars({slice: slice.default}, 'v0.2.23').slice);
    }
  });
});
