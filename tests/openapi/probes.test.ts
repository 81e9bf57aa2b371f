import {buildApiModel} from '@docs-kit/openapi-reference/model';
import type {OpenApiDocument} from '@docs-kit/openapi-reference/document';
import {describe, expect, it} from 'vitest';
import type {ProbeData} from '../../src/facts/data-types';
import {loadPageSets} from '../../src/files/page-sets';
import {apiLevel} from '../../src/site/api-levels';
import {probeFindings} from '../../verification/probe/findings';
import {readProbes} from '../../verification/probe/record';
import {verifiedVersions} from '../../verification/versions';

describe('what probes of a server showed', () => {
  it.each(verifiedVersions)('agrees with the pages of $name', ({name}) => {
    const pages = loadPageSets().filter(({version}) => version.name === name);
    expect(probeFindings(readProbes(name), pages)).toEqual([]);
  });
});

describe('the comparison of probes with pages', () => {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {title: 'Zoo', version: '1'},
    paths: {
      '/v1/files/{id}': {
        get: {operationId: 'getFile', responses: {200: {description: 'The file.'}}},
        delete: {operationId: 'deleteFile', responses: {200: {description: 'Gone.'}}},
      },
      '/v1/cats': {
        post: {
          operationId: 'createCat',
          requestBody: {
            description: 'The server ignores `mood`.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['name'],
                  properties: {
                    name: {type: 'string', description: 'Name.'},
                    age: {type: 'integer', description: 'Age in years.'},
                    mood: {type: 'string', description: 'Mood.'},
                    color: {type: 'string', description: 'Has no effect.'},
                    owner: {type: 'string', description: 'Required if several people live here.'},
                  },
                },
                example: {name: 'Tom', age: 3},
              },
            },
          },
          responses: {200: {description: 'The cat.'}, 400: {description: 'Refused.'}},
        },
      },
    },
  };
  const pages = [{level: apiLevel('stable'), model: buildApiModel(document)}];
  const good = {status: 200, minimal: 200, required: {name: 400}};
  const findingsOf = (
    createCat: ProbeData['operations'][string],
    file: ProbeData['sequences'][string] = [{ask: 'GET /v1/files/{id}', status: 200, names: true}],
  ) =>
    probeFindings(
      {
        commits: {framework: '', client: ''},
        operations: {'stable/createCat': createCat},
        sequences: {unknown: file},
      },
      pages,
    );

  it('has nothing to say when they agree', () => {
    const optional = {age: 'answer', mood: 'none', color: 'none', owner: 'needed 400'};
    expect(findingsOf({...good, optional})).toEqual([]);
  });

  it.each<[string, ProbeData['operations'][string], string]>([
    [
      'a required field that can be left out',
      {...good, required: {name: 200}},
      '"name" is called required',
    ],
    [
      'a field that is needed',
      {...good, optional: {age: 'needed 400'}},
      '"age" is not called required',
    ],
    ['too small a body', {...good, minimal: 400}, 'what the page requires is not enough: 400'],
    ['an effect that is missing', {...good, optional: {age: 'none'}}, '"age" has no effect'],
    [
      'an effect that is denied',
      {...good, optional: {color: 'model'}},
      '"color" has an effect (model)',
    ],
    ['a status that no page has', {...good, required: {name: 500}}, 'status 500 is not documented'],
    ['a field that no page has', {...good, optional: {tail: 'answer'}}, '"tail" was probed'],
  ])('reports %s', (_, entry, finding) => {
    expect(findingsOf(entry).join('\n')).toContain(finding);
  });

  it('reports an undocumented status in a sequence, and what outlives its deletion', () => {
    const steps = [
      {ask: 'DELETE /v1/files/{id}', status: 200, names: true},
      {ask: 'GET /v1/files/{id}', status: 200, names: true},
      {ask: 'GET /v1/files/{id}', status: 404, names: false},
      {ask: 'GET /v1/dogs', status: 200, names: false},
    ];
    expect(findingsOf(good, steps)).toEqual([
      'unknown: GET /v1/files/{id} still gives what was deleted, and nothing says so',
      'unknown: GET /v1/files/{id} gives 404, which its page lacks',
      'unknown: no page has GET /v1/dogs',
    ]);
  });

  it('does not compare nothing', () => {
    const nothing = {commits: {framework: '', client: ''}, operations: {}, sequences: {}};
    expect(() => probeFindings(nothing, pages)).toThrow('The record has no operation');
  });
});
