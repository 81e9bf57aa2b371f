import {buildApiModel} from '@docs-kit/openapi-model';
import type {OpenApiDocument} from '@docs-kit/openapi-model/document';
import {describe, expect, it} from 'vitest';
import type {ProbeData} from '../../src/facts/data-types';
import {loadPageSets} from '../../src/files/page-sets';
import {apiLevel} from '../../src/site/api-levels';
import {probeFindings, trialFindings} from '../../verification/probe/findings';
import {readProbes} from '../../verification/probe/record';
import {
  appearanceFindings,
  type Statement,
  statementFindings,
} from '../../verification/probe/statements';
import {verifiedVersions} from '../../verification/versions';

describe('what probes of a server showed', () => {
  it.each(verifiedVersions)('agrees with the pages of $name', ({name}) => {
    const pages = loadPageSets().filter(({version}) => version.name === name);
    const record = readProbes(name);
    expect(probeFindings(record, pages)).toEqual([]);
    expect(trialFindings(record, pages, name)).toEqual([]);
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
  const read = {status: 200};
  const findingsOf = (
    createCat: ProbeData['operations'][string],
    file: ProbeData['sequences'][string] = [{ask: 'GET /v1/files/{id}', status: 200, names: true}],
  ) =>
    probeFindings(
      {
        operations: {
          'stable/getFile': read,
          'stable/deleteFile': read,
          'stable/createCat': createCat,
        },
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

  it('reports an operation that was not probed without a reason', () => {
    const record = {
      operations: {'stable/getFile': read},
      sequences: {unknown: [{ask: 'GET /v1/files/{id}', status: 200, names: true}]},
    };
    expect(probeFindings(record, pages)).toEqual([
      'stable/deleteFile: it was not probed, and verification/not-run.yaml has no reason',
      'stable/createCat: it was not probed, and verification/not-run.yaml has no reason',
    ]);
  });

  it('does not compare nothing', () => {
    const nothing = {operations: {}, sequences: {}};
    expect(() => probeFindings(nothing, pages)).toThrow('The record has no operation');
  });
});

describe('the comparison of what pages say with results', () => {
  const text = 'A service at its limit gives 429.';
  const statement = {page: 'guide', says: 'gives 429', of: '^chat, .*, 429$', is: '^429 '};
  const results = {'chat, ollama, 429': '429 error.message', 'chat, ollama, broken': '500 text'};
  const findingsOf = (changes: Partial<Statement>, came: Record<string, string> = results) =>
    statementFindings([{...statement, ...changes}], came, () => text);

  it('has nothing to say when they agree', () => {
    expect(findingsOf({})).toEqual([]);
  });

  it('reports words that are gone, that no run shows, and that are false', () => {
    expect(findingsOf({says: 'gives 500'})).toEqual(['guide no longer says "gives 500"']);
    expect(findingsOf({of: '^embeddings'})[0]).toContain('no run shows it');
    expect(findingsOf({}, {'chat, ollama, 429': '500 detail'})).toEqual([
      'guide says "gives 429", but chat, ollama, 429 gives 500 detail',
    ]);
  });
});

describe('the comparison of places where secrets appear with the pages that recommend them', () => {
  const says = {'^span ': 'in the traces', '^log$': 'in the log'};
  const findingsOf = (text: string, found: readonly string[]) =>
    appearanceFindings({key: [{page: 'guide', says}]}, {key: found}, () => text);

  it('has nothing to say when the page says all of them', () => {
    expect(findingsOf('Keys are in the traces.', ['span get_api_key'])).toEqual([]);
    expect(findingsOf('Keys are nowhere.', [])).toEqual([]);
  });

  it('reports a place that the page does not say, and one that it says falsely', () => {
    expect(findingsOf('Keys are in the traces.', ['span get_api_key', 'log'])).toEqual([
      'guide: key appears in log, and the page does not say so',
    ]);
    expect(findingsOf('Keys are in the log.', [])).toEqual([
      'guide: key does not appear where the page says "in the log"',
    ]);
    expect(findingsOf('Keys are nowhere.', ['file registry.db'])).toEqual([
      'guide: key appears in file registry.db, and the page does not say so',
    ]);
    expect(appearanceFindings({key: [{page: 'guide', says}]}, {}, () => '')).toEqual([
      'guide: nobody has looked where key appears',
    ]);
  });

  it('does not compare nothing', () => {
    expect(() => trialFindings({faults: {}, canaries: {}}, [], 'next')).toThrow('no faults');
  });
});
