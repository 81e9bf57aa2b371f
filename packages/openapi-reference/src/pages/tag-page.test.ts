import {describe, expect, it} from 'vitest';
import type {OpenApiDocument} from '@docs-kit/openapi-model/document';
import {buildApiModel} from '@docs-kit/openapi-model';
import {renderOperationList} from './operation-list';
import {renderTagPage} from './tag-page';
import type {CodeSample} from '../samples';

const reference = {$ref: '#/components/schemas/Animal'};
const error = {
  description: 'No such animal.',
  content: {'application/json': {schema: {$ref: '#/components/schemas/Error'}}},
};

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: {title: 'Zoo', version: '1'},
  paths: {
    '/animals': {
      get: {
        operationId: 'listAnimals',
        tags: ['Animals'],
        summary: 'List animals',
        description: 'Lists them.',
        parameters: [{name: 'limit', in: 'query', schema: {type: 'integer'}, description: 'Most.'}],
        responses: {
          '200': {description: 'All.', content: {'application/json': {schema: reference}}},
          '404': error,
        },
      },
      post: {
        operationId: 'createAnimal',
        tags: ['Animals'],
        summary: 'Create an animal',
        description: 'Adds one.',
        requestBody: {content: {'application/json': {schema: reference}}},
        responses: {'200': {description: 'Made.'}, '404': error},
      },
    },
  },
  components: {
    schemas: {
      Animal: {
        type: 'object',
        description: 'An animal.',
        required: ['name'],
        properties: {name: {type: 'string', description: 'What it is called.'}},
      },
      Error: {
        type: 'object',
        description: 'Body of an error.',
        properties: {detail: {type: 'string', description: 'What went wrong.'}},
      },
    },
  },
};

function render(samples: readonly CodeSample[] = []): string {
  const model = buildApiModel(document);
  const operations = model.operations.map((operation) => ({
    operation,
    model,
    level: 'Experimental',
    samples,
    clientNote: 'All programs need a client.',
  }));
  return renderTagPage({
    title: 'Animals',
    slug: 'animals',
    description: 'All animals.',
    operations,
  });
}

describe('a page that operations share', () => {
  it('has each operation under its slug, which the ids of its sections begin with', () => {
    const headings = [...render().matchAll(/^#+ .*$/gm)].map(([heading]) => heading);
    expect(headings).toEqual([
      '## List animals \\{#list-animals}',
      '### Query parameters \\{#list-animals-query}',
      '### Responses \\{#list-animals-responses}',
      '#### 200 \\{#list-animals-response-200}',
      '#### Errors \\{#list-animals-errors}',
      '## Create an animal \\{#create-animal}',
      '### Request body \\{#create-animal-body}',
      '### Responses \\{#create-animal-responses}',
      '#### 200 \\{#create-animal-response-200}',
      '#### Errors \\{#create-animal-errors}',
      '## Schemas',
      '### Animal \\{#schema-Animal}',
      '### Error \\{#schema-Error}',
    ]);
    expect(render()).toContain('<StatusCode code="404" prefix="create-animal-" />');
  });

  it('says once what all programs need', () => {
    const sample = {
      id: 'curl',
      label: 'curl',
      language: 'bash',
      code: 'curl',
      client: false,
      prints: true,
      streaming: false,
    } as const;
    const page = render([sample]);
    expect(page.match(/^```bash$/gm)?.length).toBeGreaterThan(1);
    expect(page.match(/All programs need a client\./g)).toHaveLength(1);
  });

  it('shows each schema once, as one that is sent where any operation sends it', () => {
    expect(render()).toContain(
      '\\{#schema-Animal}\n\nAn animal.\n\n<Field id="schema-Animal-name" name="name" type={["string"]} required>',
    );
    expect(render()).toContain(
      '\\{#schema-Error}\n\nBody of an error.\n\n<Field id="schema-Error-detail" name="detail" type={["string"]} optional>',
    );
  });
});

describe('the list of the operations of a tag', () => {
  const model = buildApiModel(document);
  const pageOf = (description: string, absence?: string) =>
    model.operations.slice(0, 1).map((operation) => ({
      operation: {...operation, description},
      model,
      samples: [],
      absence,
    }));

  it('has the route, the name and the first sentence of each', () => {
    expect(renderOperationList(pageOf('Lists them, e.g. cats. Newest first.\n\nMore.'))).toBe(
      [
        '<OperationList>',
        '<OperationEntry method="get" path="/animals">',
        '[List animals](list-animals.api.mdx)',
        'Lists them, e.g. cats.',
        '</OperationEntry>',
        '</OperationList>',
      ].join('\n\n'),
    );
  });

  it('says of which the version has none', () => {
    const lacking = pageOf('Lists them.', 'Not in 1.0');
    expect(renderOperationList(lacking)).toMatch(
      /^<OperationList absent>\n\n<OperationEntry method="get" path="\/animals">/,
    );
    expect(renderOperationList([...lacking, ...pageOf('Lists them.')])).toMatch(
      /^<OperationList>\n\n<OperationEntry .* absence="Not in 1.0">/,
    );
  });

  it('is left out of the page of a tag without pages', () => {
    expect(renderOperationList([])).toBe('');
  });
});
