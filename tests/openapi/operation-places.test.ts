import {describe, expect, it} from 'vitest';
import {siteVersions} from '@site/src/site/versions';
import {type ApiFacts, toApiFacts} from '../support/api-notation';
import {missingOperations} from '../support/operation-places';
import {readJson, specifications} from '../support/specifications';

const routesOf = (facts: readonly ApiFacts[]): string[] =>
  facts.flatMap(({operations}) => operations.map(({route}) => route));

describe('the operations', () => {
  it.each(siteVersions)('of $name are the same in every place', ({name}) => {
    const own = specifications.filter(({version}) => version.name === name);
    const declared = readJson<Readonly<Record<string, ApiFacts>>>(`data/${name}/api.json`);
    expect(
      missingOperations({
        versionName: name,
        specified: routesOf(own.map(({document}) => toApiFacts(document))),
        declared: routesOf(Object.values(declared)),
        served: readJson<{routes: string[]}>(`data/${name}/routes.json`).routes,
      }),
    ).toEqual([]);
  });
});

describe('the check of operations', () => {
  const complete = {
    versionName: 'v1',
    specified: ['GET /a', 'GET /b/{id}'],
    declared: ['GET /a', 'GET /b/{id}'],
    served: ['GET /a', 'GET /b/{id:path}'],
  };

  it('finds nothing where every place has every operation', () => {
    expect(missingOperations(complete)).toEqual([]);
  });

  it('names the route, the file and the fix for each place that was forgotten', () => {
    expect(missingOperations({...complete, declared: ['GET /a']})).toEqual([
      'GET /b/{id} is in openapi/v1 and not in data/v1/api.json: add there what the framework declares, or take it out of the specification.',
    ]);
    expect(missingOperations({...complete, specified: ['GET /a']})).toEqual([
      'GET /b/{id} is in data/v1/api.json and not in openapi/v1: add its structure to the corrections there, or take it out of the data.',
      'GET /b/{id} is in data/v1/routes.json and not in openapi/v1: add its structure to the corrections there, or take it out of the data.',
    ]);
    expect(missingOperations({...complete, served: ['GET /a']})).toEqual([
      'GET /b/{id} is in openapi/v1 and not in data/v1/routes.json: add it there.',
    ]);
    expect(
      missingOperations({...complete, served: [...complete.served, 'GET /hidden/{id:path}']}),
    ).toEqual([
      'GET /hidden/{id} is in data/v1/routes.json and not in openapi/v1: add its structure to the corrections there, or take it out of the data.',
    ]);
  });

  it('refuses empty lists', () => {
    expect(() => missingOperations({...complete, served: []})).toThrow('is empty');
  });
});
