import {sectionSchemas} from '@docs-kit/openapi-reference';
import {routeOf, schemasOf} from '@docs-kit/openapi-model';
import type {PageIndex} from '../rows';
import type {Version} from '../upgrade';
import {landingPath, operationAddress, operationPath} from './addresses';
import type {PageSet} from './page-set';

/** Finds the pages of a version by what they describe; borrowed pages describe another version. */
export function indexPages(version: Version, pageSets: readonly PageSet[]): PageIndex {
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
