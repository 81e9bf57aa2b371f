import {readFileSync} from 'node:fs';
import path from 'node:path';
import {renderOperationPage} from '@docs-kit/openapi-reference';
import type {OpenApiDocument} from '@docs-kit/openapi-reference/document';
import {buildApiModel} from '@docs-kit/openapi-reference/model';
import {coverageOf} from '@docs-kit/openapi-reference/testing';
import {describe, expect, it} from 'vitest';

const folder = path.resolve(__dirname, '../fixtures/openapi');

describe('the specification of a release of the framework', () => {
  it.each(['v0.3.0', 'v0.5.0', 'v0.8.0'])(
    'is in the pages with all that it says: %s',
    (version) => {
      const text = readFileSync(path.join(folder, `${version}.json`), 'utf8');
      const document = JSON.parse(text) as OpenApiDocument;
      const model = buildApiModel(document, `${version}.json`);
      const coverage = coverageOf(document, (method, route) => {
        const operation = model.operations.find(
          (each) => each.method === method && each.path === route,
        );
        return operation && renderOperationPage({operation, model, samples: []});
      });
      expect(coverage.length).toBeGreaterThan(20);
      expect(coverage.length).toBe(model.operations.length);
      expect(coverage.filter(({lacks, adds}) => lacks.length + adds.length > 0)).toEqual([]);
    },
  );
});
