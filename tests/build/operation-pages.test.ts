import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {markdownPath} from '@docs-kit/machine-copies/paths';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {loadPageSets} from '@site/src/files/page-sets';
import {
  type Field,
  fieldsIn,
  type Operation,
  referencedSchema,
  schemasOf,
} from '@docs-kit/openapi-model';
import {fieldMarks} from '@docs-kit/openapi-changes';
import type {OperationPage} from '@docs-kit/openapi-reference';
import {upgradePath} from '@site/src/site/links';
import {siteVersions} from '@site/src/site/versions';
import {buildFolder, readRoute, visibleText} from '../support/build';
import {newestChanged} from '../support/releases';

const pages = loadPageSets().flatMap((set) =>
  set.operations.map((page) => ({
    route: `${set.version.path}/${set.level.folder}/${page.operation.slug}`,
    page,
  })),
);

const idsOf = (fields: readonly Field[], parent: string): string[] =>
  fields.flatMap((field) => [
    `${parent}-${field.name}`,
    ...idsOf(fieldsIn(field.type), `${parent}-${field.name}`),
  ]);

/** Ids of everything that a reader can link to on the page of an operation. */
function expectedIds({operation, model}: OperationPage): string[] {
  const bodies = operation.requestBody?.bodies ?? [];
  const bodySchemas = new Set(bodies.map(({type}) => referencedSchema(type, model)));
  const schemas = schemasOf(operation, model).filter((schema) => !bodySchemas.has(schema));
  return [
    ...operation.parameters.map(({in: place, name}) => `${place}-${name}`),
    ...bodies.flatMap(({type}) =>
      idsOf(fieldsIn(referencedSchema(type, model)?.type ?? type), 'body'),
    ),
    ...schemas.flatMap(({name, type}) => [
      `schema-${name}`,
      ...idsOf(fieldsIn(type), `schema-${name}`),
    ]),
  ];
}

const hasId = (html: string, id: string): boolean =>
  html.includes(`id=${id} `) || html.includes(`id=${id}>`) || html.includes(`id="${id}"`);

function wordsOf(operation: Operation): string[] {
  return [operation.path, ...operation.parameters.map(({name}) => name)];
}

describe('the HTML of operation pages', () => {
  it('holds every parameter, property and schema with its own id, without JavaScript', () => {
    expect(pages.length).toBeGreaterThan(0);
    const missing = pages.flatMap(({route, page}) => {
      const html = readRoute(route);
      const text = visibleText(html);
      return [
        ...expectedIds(page)
          .filter((id) => !hasId(html, id))
          .map((id) => `${route}#${id}`),
        ...wordsOf(page.operation)
          .filter((word) => !text.includes(word))
          .map((word) => `${route}: ${word}`),
      ];
    });
    expect(missing).toEqual([]);
  });

  it('says what other versions changed, links all of it, and marks each field that came or went', () => {
    const changed = pages.filter(({page}) => page.changes);
    // Nothing is known to have changed on the day of a release, or since one that is archived.
    if (newestChanged) expect(changed.length).toBeGreaterThan(100);
    const upgrades = siteVersions.map(upgradePath);
    for (const {route, page} of changed) {
      const $ = load(readRoute(route));
      const section = $('#changes').parent();
      const links = section
        .find('a[href]')
        .map((_, link) => $(link).attr('href')?.split('#')[0])
        .get();
      expect(
        upgrades.some((address) => links.includes(address)),
        route,
      ).toBe(true);
      const places = (page.changes ?? []).flatMap(({newer, change: {before}}) => [
        `in ${newer}`,
        ...(before ? [`was ${before.path}`] : []),
      ]);
      const said = $('a[href="#changes"]').first().text();
      expect(
        places.filter((place) => said.includes(place)),
        route,
      ).not.toEqual([]);
      const marks = [...fieldMarks(page.changes ?? [])];
      const shown = marks.filter(([id]) => $(`[id="${id}"]`).length > 0);
      for (const [id, words] of shown) {
        expect($(`[id="${id}"] > strong`).text(), `${route}#${id}`).toContain(words);
      }
    }
    const others = pages.filter(({page}) => !page.changes);
    expect(others.filter(({route}) => load(readRoute(route))('#changes').length > 0)).toEqual([]);
  });

  it('has what changed in the Markdown copy too', () => {
    const changed = pages.filter(({page}) => page.changes);
    const copyOf = (route: string): string => {
      let text = '';
      for (let part = 1; ; part += 1) {
        const file = path.join(buildFolder, markdownPath(route, part));
        if (!existsSync(file)) return text;
        text += readFileSync(file, 'utf8');
      }
    };
    const without = changed.filter(({route}) => !/^## Changes$/m.test(copyOf(route)));
    expect(without.map(({route}) => route)).toEqual([]);
  });

  it('[1.4] has nothing of the explorer that sends requests', () => {
    for (const {route} of pages.slice(0, 20)) {
      expect(readRoute(route)).not.toMatch(/openapi-explorer|Send API Request/);
    }
  });
});
