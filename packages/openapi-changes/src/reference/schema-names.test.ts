import {describe, expect, it} from 'vitest';
import type {OperationObject, Schema} from '@docs-kit/openapi-model/document';
import {buildApiModel} from '@docs-kit/openapi-model';
import type {PageSet} from './page-set';
import {addSchemaNames} from './schema-names';
import type {SitePage} from './site-page';
import {levelNamed} from './zoo.test.helper';

const reference = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});
const content = (name: string) => ({'application/json': {schema: reference(name)}});
const takes = (name: string): OperationObject => ({requestBody: {content: content(name)}});
const gives = (name: string): OperationObject => ({
  responses: {'200': {description: 'Done.', content: content(name)}},
});

const zooSchemas: Readonly<Record<string, Schema>> = {
  Animal: {type: 'object', properties: {name: {type: 'string'}, home: reference('Cage')}},
  Cage: {type: 'object', properties: {size: {type: 'number'}}},
  AddAnimalRequest: {type: 'object', properties: {animal: reference('Animal')}},
};

/** The pages of a level of the zoo whose operations are given by their slugs. */
function pagesOf(
  level: string,
  operations: Readonly<Record<string, OperationObject>>,
  availability?: SitePage['availability'],
): PageSet {
  const model = buildApiModel({
    openapi: '3.1.0',
    info: {title: 'Zoo', version: '1'},
    paths: Object.fromEntries(
      Object.entries(operations).map(([slug, operation]) => [
        `/${slug}`,
        {post: {operationId: slug, tags: ['Animals'], ...operation}},
      ]),
    ),
    components: {schemas: zooSchemas},
  });
  return {
    version: {name: 'next', label: 'Next', path: '/docs/next'},
    level: levelNamed(level),
    model,
    plan: {pages: 'operations'},
    operations: model.operations.map((operation) => ({
      operation,
      model,
      level,
      samples: [],
      availability,
    })),
    title: '',
    versionLabel: '',
    groups: [],
    tagPages: [],
    tagSections: [],
    downloads: [],
  };
}

/** Keywords of the pages that have some, by level and slug. */
function keywordsOf(
  schemas: Readonly<Record<string, string>>,
  ...pageSets: readonly PageSet[]
): Record<string, readonly string[]> {
  const file = 'data/next/schema-names.json';
  return Object.fromEntries(
    addSchemaNames(pageSets, {file, schemas}).flatMap(({level, operations}) =>
      operations.flatMap(({operation, keywords = []}) =>
        keywords.length > 0 ? [[`${level.id} ${operation.slug}`, keywords]] : [],
      ),
    ),
  );
}

describe('the names of schemas in the source of a product', () => {
  it('are on the first page that shows the schema, by path', () => {
    const pages = pagesOf('stable', {list: gives('Animal'), get: gives('Animal')});
    expect(keywordsOf({ZooAnimal: 'Animal', ZooCage: 'Cage'}, pages)).toEqual({
      'stable get': ['ZooAnimal', 'ZooCage'],
    });
  });

  it('are on a page of an earlier level rather than on one with an earlier path', () => {
    const pages = [
      pagesOf('stable', {list: gives('Animal')}),
      pagesOf('deprecated', {get: gives('Animal')}),
    ];
    expect(keywordsOf({ZooAnimal: 'Animal'}, ...pages)).toEqual({'stable list': ['ZooAnimal']});
  });

  it('lead to the operation whose body the page shows without its name', () => {
    const pages = pagesOf('stable', {add: takes('AddAnimalRequest')});
    expect(keywordsOf({ZooAddRequest: 'AddAnimalRequest'}, pages)).toEqual({
      'stable add': ['ZooAddRequest'],
    });
  });

  it('are keywords when they are equal here, but no page shows them', () => {
    const pages = pagesOf('stable', {add: takes('AddAnimalRequest')});
    expect(keywordsOf({}, pages)).toEqual({'stable add': ['AddAnimalRequest']});
  });

  it('are not keywords when they are equal here and head a section', () => {
    const pages = pagesOf('stable', {add: takes('Animal'), get: gives('Animal')});
    expect(keywordsOf({}, pages)).toEqual({});
  });

  it('are not on a page that describes the operation of another version', () => {
    const borrowed = {availableIn: 'v1', missingIn: 'Next', path: '/docs/api/get'};
    const pages = pagesOf('stable', {get: gives('Animal')}, borrowed);
    expect(keywordsOf({ZooAnimal: 'Animal'}, pages)).toEqual({});
  });

  it('are refused when they lead to a schema that no specification of the version has', () => {
    const pages = pagesOf('stable', {get: gives('Animal')});
    expect(() => keywordsOf({ZooAnimal: 'Animal', ZooGhost: 'Ghost'}, pages)).toThrow(
      'data/next/schema-names.json: expected "ZooGhost" to lead to a schema of next, found "Ghost", which no specification of it defines. Correct the name of the schema, or remove the entry.',
    );
  });
});
