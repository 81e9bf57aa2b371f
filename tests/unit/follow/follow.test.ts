import {describe, expect, it} from 'vitest';
import {operationPages} from '@site/src/follow/operations';
import {sourcesOf} from '@site/src/follow/pages';

const method = {
  resource: '',
  summary: '',
  level: 'v1',
  parameters: [],
  returns: '',
  streaming: false,
} as const;

describe('the page of an operation', () => {
  it('is found by its route, with where it is written and how clients call it', () => {
    const documents = [
      {
        openapi: '3.1.0',
        info: {title: 'Zoo', version: '1'},
        paths: {'/v1/animals/{animal_id}': {get: {operationId: 'getAnimal', responses: {}}}},
      },
    ];
    const sources = [
      {file: 'openapi/zoo.yaml', text: 'paths:\n  a:\n      operationId: getAnimal\n'},
    ];
    const call = {...method, httpMethod: 'GET', path: '/v1/animals/{id}'};
    const clients = [
      {methods: [{...call, method: 'client.animals.retrieve'}]},
      {methods: [{...call, method: 'client.animals.retrieve'}]},
    ] as unknown as Parameters<typeof operationPages>[2];
    expect(operationPages(documents, sources, clients)).toEqual({
      'GET /v1/animals/{}': {
        page: 'get-animal.api.mdx',
        file: 'openapi/zoo.yaml',
        line: 3,
        calls: ['.animals.retrieve('],
      },
    });
  });
});

describe('a page', () => {
  it('without sources is not followed by them', () => {
    expect(sourcesOf([{file: 'docs/a.md', text: '---\ntitle: A\n---\n'}], 'docs', [])).toEqual([]);
  });
});
