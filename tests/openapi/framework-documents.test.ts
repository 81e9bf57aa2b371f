import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {renderOperationPage} from '@docs-kit/openapi-reference';
import type {OpenApiDocument} from '@docs-kit/openapi-model/document';
import {buildApiModel} from '@docs-kit/openapi-model';
import {coverageOf} from '@docs-kit/openapi-reference/coverage.test.helper';
import {describe, expect, it} from 'vitest';

const folder = path.resolve(__dirname, '../fixtures/openapi');
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

describe('the specification of a release of the framework', () => {
  it('is there in several releases', () => {
    expect(files.length).toBeGreaterThan(2);
  });

  it.each(files)('is in the pages with all that it says: %s', (file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const document = JSON.parse(text) as OpenApiDocument;
    const model = buildApiModel(document, file);
    const coverage = coverageOf(document, (method, route) => {
      const operation = model.operations.find(
        (each) => each.method === method && each.path === route,
      );
      return operation && renderOperationPage({operation, model, samples: []});
    });
    expect(coverage.length).toBeGreaterThan(20);
    expect(coverage.length).toBe(model.operations.length);
    expect(coverage.filter(({lacks, adds}) => lacks.length + adds.length > 0)).toEqual([]);
  });
});
