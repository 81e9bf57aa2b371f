import {describe, expect, it} from 'vitest';
import {loadPageSets} from '@site/src/files/page-sets';
import {
  type Field,
  fieldsIn,
  type Operation,
  referencedSchema,
  schemasOf,
} from '@site/src/openapi/model';
import type {OperationPage} from '@site/src/openapi/operation-page';
import {readRoute, visibleText} from '../support/build';

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

  it('[1.4] has nothing of the explorer that sends requests', () => {
    for (const {route} of pages.slice(0, 20)) {
      expect(readRoute(route)).not.toMatch(/openapi-explorer|Send API Request/);
    }
  });
});
