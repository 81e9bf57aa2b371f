import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadPageSets} from '@site/src/files/page-sets';
import {readVersionFacts} from '@site/src/files/version-facts';
import {slugOf} from '@docs-kit/openapi-model/document';
import {routeOf} from '@docs-kit/openapi-model';
import type {PageSet} from '@site/src/openapi/page-set';
import {releaseSidebars} from '@site/src/release/sidebars';
import {apiLevels} from '@site/src/site/api-levels';
import {nextVersion, siteVersions} from '@site/src/site/versions';
import {
  type SpecifiedOperation,
  specifiedCounts,
  specifiedOperations,
} from '../support/specification-facts';
import {listOperations, projectRoot, readJson, specifications} from '../support/specifications';

const pageSets = loadPageSets();
const named = pageSets.map((set) => ({name: `${set.version.name} ${set.level.id}`, set}));
const plansOf = new Map(siteVersions.map(({name}) => [name, readVersionFacts(name).levels]));
const planOf = ({version, level}: PageSet) => plansOf.get(version.name)?.[level.id];
const withPages = named.filter(({set}) => planOf(set)?.pages === 'operations');

const generatedPages = (folder: string): string[] =>
  readdirSync(path.join(projectRoot, folder))
    .filter((name) => name.endsWith('.api.mdx'))
    .map((name) => name.replace('.api.mdx', ''))
    .sort();

const specified = (set: PageSet, slug: string): SpecifiedOperation | undefined =>
  specifiedOperations.find((page) => page.slug === slug && page.level === set.level.id);

describe('the specification', () => {
  it.each(apiLevels)('[1.1][2.21] lists the $id operations', ({id}) => {
    const pages = specifiedOperations.filter(({level}) => level === id);
    expect(pages).toHaveLength(specifiedCounts.operations[id]);
  });
});

describe('operation pages', () => {
  it.each(named)('[1.1][2.21] of $name are exactly those that its data names', ({set}) => {
    const folder = `${set.version.docsFolder}/${set.level.folder}`;
    const shared = set.tagPages.map(({slug}) => slug);
    expect(generatedPages(folder)).toEqual(
      [...set.operations.map((page) => page.operation.slug), ...shared].sort(),
    );
    const plan = planOf(set);
    const own = set.model.operations.filter(({hasPage}) => hasPage).map(({slug}) => slug);
    const borrowed = plan?.pages === 'operations' ? Object.values(plan.borrowed ?? {}).flat() : [];
    const expected = plan?.pages === 'operations' ? [...own, ...borrowed] : shared;
    expect(generatedPages(folder)).toEqual(expected.sort());
    expect(shared).toHaveLength(plan?.pages === 'tags' ? Object.keys(plan.tags).length : 0);
  });

  it('[2.6] exist for every level in the unreleased version', () => {
    expect(
      withPages.filter(({set}) => set.version === nextVersion && set.operations.length > 0),
    ).toHaveLength(apiLevels.length);
  });

  it('document the route and the tag that the specification names for their version', () => {
    for (const {set} of withPages) {
      for (const {operation, availability} of set.operations) {
        const page = specified(set, operation.slug);
        const route = page?.routes[set.version.name];
        if (!page || route === undefined) continue;
        expect([operation.slug, availability === undefined]).toEqual([
          operation.slug,
          route !== null,
        ]);
        expect(Object.values(page.routes)).toContain(routeOf(operation));
        if (route !== null) expect(routeOf(operation)).toBe(route);
        expect(operation.tag).toBe(page.tag);
      }
    }
  });

  it('have a notice and the other contract where their version lacks the operation', () => {
    for (const {set} of withPages) {
      for (const {operation, availability} of set.operations) {
        if (!availability) continue;
        const text = readFileSync(
          path.join(
            projectRoot,
            `${set.version.docsFolder}/${set.level.folder}/${operation.slug}.api.mdx`,
          ),
          'utf8',
        );
        expect(text).toContain(`:::warning[Not in ${set.version.label}]`);
        expect(text).toMatch(
          new RegExp(`^<OperationHeader .*absence="Not in ${set.version.label}"`, 'm'),
        );
        expect(text).not.toMatch(/^<OperationHeader .*level=/m);
        // Indexes for programs show it beside the pages of operations that the version has.
        expect(text).toMatch(new RegExp(`^description: ".*\\(Not in ${set.version.label}\\)`, 'm'));
        expect(text).toContain(availability.path);
      }
    }
  });

  it('name and link what replaces a deprecated operation', () => {
    for (const {set} of withPages.filter(({set: {level}}) => level.id === 'deprecated')) {
      expect(set.operations.length).toBeGreaterThan(0);
      for (const {operation, replacement} of set.operations) {
        const page = specified(set, operation.slug);
        if (!page) continue;
        expect([operation.slug, replacement?.label]).toEqual([operation.slug, page.replacedBy]);
      }
    }
  });

  it.each(withPages)('of $name cover every operation, or say why one has none', ({set}) => {
    const covered = new Set(set.operations.map(({operation}) => operation.slug));
    const operations = specifications
      .filter(({version, level}) => version === set.version && level === set.level)
      .flatMap(({document}) => listOperations(document));
    expect(operations.length).toBeGreaterThan(0);
    const unexplained = operations.filter(
      ({operation}) =>
        !covered.has(slugOf(operation.operationId ?? '')) &&
        (operation['x-no-page'] ?? '').length <= 20,
    );
    expect(unexplained.map(({operation}) => operation.operationId)).toEqual([]);
  });
});

describe('pages that operations share', () => {
  it.each(named)('of $name show every operation of the level, if it has such pages', ({set}) => {
    expect(set.tagPages.length > 0).toBe(planOf(set)?.pages === 'tags');
    if (set.tagPages.length === 0) return;
    const texts = set.tagPages.map(({slug}) =>
      readFileSync(
        path.join(projectRoot, set.version.docsFolder, set.level.folder, `${slug}.api.mdx`),
        'utf8',
      ),
    );
    expect(set.model.operations.length).toBeGreaterThan(0);
    for (const {summary, slug, method, path: route} of set.model.operations) {
      const heading = `## ${summary} \\{#${slug}}`;
      const [text, ...others] = texts.filter((candidate) => candidate.includes(heading));
      expect([slug, others.length]).toEqual([slug, 0]);
      expect(text).toContain(`<OperationHeader method="${method}" path="${route}"`);
    }
  });
});

describe('landing pages', () => {
  it.each(named)(
    'of $name list every operation of the level once, with the routes of the version',
    ({set}) => {
      const rows = set.groups.flatMap((group) => group.rows);
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map(({pagePath}) => pagePath)).size).toBe(rows.length);
      const slugOfPath = (pagePath = ''): string => pagePath.split(/[/#]/).at(-1) ?? '';
      const linked = new Set(rows.map(({pagePath}) => slugOfPath(pagePath)));
      expect(set.operations.filter(({operation}) => !linked.has(operation.slug))).toEqual([]);
      for (const {pagePath = '', routes} of rows) {
        const page = specified(set, slugOfPath(pagePath));
        const own = page?.routes[set.version.name];
        if (!page || own === undefined) continue;
        // A dual route of a release is listed by its alpha path: the other one is deprecated there.
        const known = own?.split(' and ') ?? [];
        expect([page.slug, routes.filter((route) => !known.includes(route))]).toEqual([
          page.slug,
          [],
        ]);
        expect([page.slug, routes.length > 0]).toEqual([page.slug, own !== null]);
      }
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
      expect(text).toContain(`](${set.version.path}/api-overview)`);
      expect(set.downloads).toHaveLength(2);
      for (const {path: file} of set.downloads) expect(text).toContain(file);
    },
  );
});

describe('the overview of the reference', () => {
  it.each(siteVersions)('explains what all operations of $name share', ({docsFolder}) => {
    const text = readFileSync(path.join(projectRoot, docsFolder, 'api-overview.md'), 'utf8');
    for (const topic of ['Base URL', 'Authentication', 'Errors', 'Pagination', 'Streaming']) {
      expect(text).toContain(`## ${topic}\n`);
    }
  });
});

describe('committed sidebars of releases', () => {
  it.each(siteVersions.filter((version) => version !== nextVersion))(
    'equal what the specifications of $name generate',
    async ({name, docsFolder}) => {
      const file = `versioned_sidebars/version-${name}-sidebars.json`;
      const committed = readJson<Record<string, unknown>>(file);
      for (const {folder, sidebarId} of apiLevels) {
        const slice = (await import(path.join(projectRoot, docsFolder, folder, 'sidebar.ts'))) as {
          default: never[];
        };
        expect(committed[sidebarId], `${file}: ${sidebarId}`).toEqual(
          releaseSidebars({slice: slice.default}, name).slice,
        );
      }
    },
  );
});
