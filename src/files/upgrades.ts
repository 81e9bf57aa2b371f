import path from 'node:path';
import {readJson} from '@docs-kit/docs-facts/data';
import {
  compareSides,
  type PageIndex,
  type Upgrade,
  type UpgradeSection,
  upgradeSections,
  type UpgradeSide,
} from '@docs-kit/openapi-changes';
import {sectionSchemas} from '@docs-kit/openapi-reference';
import {routeOf, schemasOf} from '@docs-kit/openapi-reference/model';
import type {VersionData} from '../facts/data-types';
import {operationAddress} from '../facts/shared-pages';
import type {PageSet} from '../openapi/page-set';
import {modelsOf} from '../openapi/version-changes';
import {landingPath, operationPath} from '../site/links';
import {predecessorOf, siteVersions, type SiteVersion} from '../site/versions';
import {versionItems} from '../upgrade/version-items';
import {routePrefix, upgradeOptions} from '../upgrade/words';
import {readVersionData} from './version-facts';

const projectRoot = path.resolve(__dirname, '../..');

/** What a version changed, and the rows that say so. */
export interface PlannedUpgrade {
  readonly from: SiteVersion;
  readonly to: SiteVersion;
  readonly upgrade: Upgrade;
  readonly sections: readonly UpgradeSection[];
}

/**
 * Compares each version with the one before it; a version without one is left out.
 * @param pageSets the pages of all versions and levels
 * @throws Error when data of a version cannot be read, or as `compareSides` does
 */
export function planUpgrades(pageSets: readonly PageSet[]): PlannedUpgrade[] {
  return siteVersions.flatMap((version) => {
    const former = predecessorOf(version);
    if (!former) return [];
    const [before, after] = [readVersionData(former.name), readVersionData(version.name)];
    const sideOf = (of: SiteVersion, data: VersionData): UpgradeSide => ({
      version: of,
      models: modelsOf(of, pageSets),
      items: versionItems({data, path: of.path}, [before, after]),
      routes: routesOf(of),
    });
    const upgrade = compareSides(sideOf(former, before), sideOf(version, after), {
      file: `data/${version.name}/version.json`,
      routePrefix,
      behavior: after.facts.behaviorChanges,
      replacedRoutes: after.facts.replacedRoutes,
      replacedItems: new Map(
        after.llamaCli.absent.map(({command, instead}) => [command, `Use instead: ${instead}`]),
      ),
    });
    const sections = upgradeSections(
      upgrade,
      indexPages(former, pageSets),
      indexPages(version, pageSets),
      upgradeOptions,
    );
    return [{from: former, to: version, upgrade, sections}];
  });
}

function routesOf({name}: SiteVersion): readonly string[] {
  const {routes} = readJson(projectRoot, `data/${name}/routes.json`) as {routes: string[]};
  return routes;
}

/** Finds the pages of a version by what they describe; borrowed pages describe another version. */
export function indexPages(version: SiteVersion, pageSets: readonly PageSet[]): PageIndex {
  const sets = pageSets.filter((set) => set.version === version);
  const operations = new Map<string, string>();
  const routes = new Map<string, string>();
  const schemas = new Map<string, {page: string; tag: string}>();
  for (const set of sets) {
    const {level, operations: pages, model, plan} = set;
    for (const page of pages.filter(({availability}) => !availability)) {
      const address = operationPath(version, level, page.operation.slug);
      operations.set(`${level.id} ${page.operation.slug}`, address);
      routes.set(routeOf(page.operation), address);
      const sections = new Set(sectionSchemas(page).map(({name}) => name));
      for (const {name} of schemasOf(page.operation, page.model)) {
        const anchor = sections.has(name) ? `schema-${name}` : 'body';
        const isBetter = !schemas.get(name)?.page.includes('#schema-') && sections.has(name);
        if (!schemas.has(name) || isBetter)
          schemas.set(name, {page: `${address}#${anchor}`, tag: page.operation.tag});
      }
    }
    // A level without operation pages has pages of tags, or a table of its operations alone.
    for (const operation of model.operations) {
      const described = operationAddress(version, level, plan, operation);
      const address = described ?? landingPath(version, level);
      const key = `${level.id} ${operation.slug}`;
      if (!operations.has(key)) operations.set(key, address);
      if (described && !routes.has(routeOf(operation))) routes.set(routeOf(operation), described);
      for (const {name} of schemasOf(operation, model))
        if (!schemas.has(name)) schemas.set(name, {page: address, tag: operation.tag});
    }
  }
  return {
    operation: (slug, level) => operations.get(`${level} ${slug}`),
    route: (route) => routes.get(route),
    schema: (name) => schemas.get(name),
  };
}
