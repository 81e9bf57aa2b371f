import {describe, expect, it} from 'vitest';
import {siteVersions} from '@site/src/site/versions';
import {type ApiFacts, toApiFacts} from '../support/api-notation';
import {readJson, specifications} from '../support/specifications';

/** Chat and text completions answer in one of two media types, where the data has one union. */
function unionOf(media: Readonly<Record<string, string>>): string {
  return Object.values(media).join(' | ');
}

/** Schemas that the data defines and no operation uses. */
const unused = ['ResponseShieldSpec'];

describe.each(siteVersions)('specifications of $name', ({name: versionName}) => {
  const actual = specifications
    .filter((specification) => specification.version.name === versionName)
    .map(({document}) => toApiFacts(document));
  // Names of error fields apply to every route; the pinned data lists success responses alone.
  const pinned = Object.values(
    readJson<Readonly<Record<string, ApiFacts>>>(`data/${versionName}/api.json`),
  );
  const pinnedOperations = new Map(
    pinned.flatMap(({operations}) => operations.map((operation) => [operation.route, operation])),
  );
  const pinnedSchemas = Object.assign(
    {},
    ...pinned.map(({schemas}) => schemas),
  ) as ApiFacts['schemas'];

  it('give every route its parameters, bodies and responses', () => {
    expect(pinnedOperations.size).toBeGreaterThan(100);
    for (const {operations} of actual) {
      for (const operation of operations) {
        const fact = pinnedOperations.get(operation.route);
        expect({
          route: operation.route,
          parameters: operation.parameters,
          body: operation.body,
        }).toEqual({
          route: operation.route,
          parameters: fact?.parameters,
          body: fact?.body,
        });
        expect([operation.route, unionOf(operation.responses['200'] ?? {})]).toEqual([
          operation.route,
          unionOf(fact?.responses['200'] ?? {}),
        ]);
      }
    }
  });

  it('give every schema its fields with their types, defaults and whether they are required', () => {
    const schemas = Object.assign(
      {},
      ...actual.map((facts) => facts.schemas),
    ) as ApiFacts['schemas'];
    expect(Object.keys(schemas).sort()).toEqual(
      Object.keys(pinnedSchemas)
        .filter((name) => !unused.includes(name))
        .sort(),
    );
    for (const [name, schema] of Object.entries(schemas)) {
      expect({[name]: schema}).toEqual({[name]: pinnedSchemas[name]});
    }
  });
});

describe('the notation that specifications are compared in', () => {
  const document = (schema: object) => ({
    openapi: '3.1.0',
    info: {title: 'Zoo', version: '1'},
    paths: {},
    components: {schemas: {Animal: schema}},
  });

  it('tells a missing property, a changed type and a changed default apart', () => {
    const facts = toApiFacts(
      document({
        type: 'object',
        properties: {name: {type: 'string'}, legs: {type: 'integer', default: 4}},
        required: ['name'],
      }),
    );
    expect(facts.schemas).toEqual({
      Animal: {fields: {name: 'string (required)', legs: 'integer = 4'}},
    });
  });
});
