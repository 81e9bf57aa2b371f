import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {OpenApiDocument} from '@docs-kit/openapi-model/document';
import {renderOperationPage} from './pages/operation-page';
import {buildApiModel} from '@docs-kit/openapi-model';
import {coverageOf} from './coverage.test.helper';
import {writeSamples} from './samples';

const folder = path.join(__dirname, 'fixtures');
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const read = (file: string): OpenApiDocument =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as OpenApiDocument;

const tabs = ['python', 'curl', 'nodejs', 'java'].map((language) => ({
  language,
  highlight: language,
}));

describe('a document that others wrote', () => {
  it('is among many', () => {
    expect(files.length).toBeGreaterThanOrEqual(8);
  });

  it.each(files)('is in the pages with all that it says: %s', (file) => {
    const document = read(file);
    const model = buildApiModel(document, file);
    const coverage = coverageOf(document, (method, route) => {
      const operation = model.operations.find(
        (each) => each.method === method && each.path === route,
      );
      if (!operation) return undefined;
      const samples = writeSamples(operation, model, {tabs});
      return renderOperationPage({operation, model, samples});
    });
    expect(coverage.length).toBeGreaterThan(0);
    expect(coverage.length).toBe(model.operations.length);
    expect(coverage.filter(({lacks, adds}) => lacks.length + adds.length > 0)).toEqual([]);
  });

  it('would be reported with what its pages lack or have too much', () => {
    const document = read('petstore-expanded.json');
    const [first] = coverageOf(
      document,
      () =>
        '## Query parameters \\{#query}\n\n<Field id="query-wings" name="wings" type={["any"]} />',
    );
    expect(first?.lacks).toContain('query/limit');
    expect(first?.lacks).toContain('schema-Pet/id');
    expect(first?.lacks).toContain('response-200');
    expect(first?.adds).toEqual(['query/wings']);
    expect(coverageOf(document, () => undefined)[0]?.lacks).toEqual(['page']);
  });

  it('would be reported with limits, examples and links that its pages lack or have too much', () => {
    const schema = {
      properties: {
        tags: {type: 'array', maxItems: 2, items: {type: 'string', maxLength: 9, example: 'tame'}},
        legs: {allOf: [{type: 'integer', minimum: 1}], not: {const: 3}},
        names: {propertyNames: {pattern: '^a'}},
      },
      additionalProperties: false,
    };
    const responses = {'200': {description: 'Done.', links: {next: {operationId: 'b'}}}};
    const operation = {
      requestBody: {content: {'application/json': {schema}}},
      responses,
      externalDocs: {url: 'https://zoo.example'},
    };
    const document = {openapi: '3.1.0', paths: {'/a': {post: operation}}};
    const [found] = coverageOf(document as unknown as OpenApiDocument, () =>
      [
        '## Request body \\{#body}',
        '<BodyType mediaType="application/json" type={["object"]} />',
        '<Field id="body-tags" name="tags" type={["array of string"]} notes="maximum items 2" />',
        '<Field id="body-legs" name="legs" type={["integer"]} notes="at least 2" />',
        '<Field id="body-names" name="names" type={["map of any"]} />',
        '### 200 \\{#response-200}',
      ].join('\n\n'),
    );
    expect(found?.lacks.map((each) => each.split(' or ')[0])).toEqual([
      'body: no other properties',
      'body/tags: maximum length 9',
      'body/legs: not ',
      'body/legs: at least 1',
      'body/names: pattern ^a',
      'https://zoo.example',
      'tame',
      '`next`: ',
    ]);
    expect(found?.adds).toEqual(['at least 2']);
  });
});
