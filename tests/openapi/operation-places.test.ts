import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {apiLevels} from '@site/src/site/api-levels';
import {nextVersion, siteVersions} from '@site/src/site/versions';
import {type ApiFacts, toApiFacts} from '../support/api-notation';
import {missingOperations, unlistedPaths} from '../support/operation-places';
import {projectRoot, readJson, specifications} from '../support/specifications';

const routesOf = (facts: readonly ApiFacts[]): string[] =>
  facts.flatMap(({operations}) => operations.map(({route}) => route));
const source = `openapi/${nextVersion.name}`;
const read = (file: string): string => readFileSync(path.join(projectRoot, source, file), 'utf8');

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

  it('of the unreleased version are in a level each', () => {
    const levels = apiLevels.map(({id}) => `${id}.yaml`);
    const resources = readdirSync(path.join(projectRoot, source, 'resources')).map(
      (name) => `resources/${name}`,
    );
    expect(
      unlistedPaths(
        Object.fromEntries(levels.map((file) => [file, read(file)])),
        Object.fromEntries(
          resources.map((file) => {
            const {paths = {}} = parse(read(file)) as {paths?: object};
            return [file, Object.keys(paths)];
          }),
        ),
      ),
    ).toEqual([]);
  });
});

describe('the check of operations', () => {
  const complete = {
    versionName: 'v1',
    specified: ['GET /a', 'GET /b/{id}'],
    declared: ['GET /a', 'GET /b/{id}'],
    served: ['GET /a', 'GET /b/{id:path}', 'GET /hidden'],
  };

  it('finds nothing where every place has every operation', () => {
    expect(missingOperations(complete)).toEqual([]);
  });

  it('names the route, the file and the fix for each place that was forgotten', () => {
    expect(missingOperations({...complete, declared: ['GET /a']})).toEqual([
      'GET /b/{id} is in openapi/v1 and not in data/v1/api.json: add there what the framework declares, or take it out of the specification.',
    ]);
    expect(missingOperations({...complete, specified: ['GET /a']})).toEqual([
      'GET /b/{id} is in data/v1/api.json and not in openapi/v1: write it there, or take it out of the data.',
    ]);
    expect(missingOperations({...complete, served: ['GET /a']})).toEqual([
      'GET /b/{id} is in openapi/v1 and not in data/v1/routes.json: add it there.',
    ]);
  });

  it('names a path that no level lists', () => {
    const levels = {'stable.yaml': 'paths:\n  /a/b:\n    $ref: resources/a.yaml#/paths/~1a~1b\n'};
    expect(unlistedPaths(levels, {'resources/a.yaml': ['/a/b', '/a/c']})).toEqual([
      'openapi/next/resources/a.yaml: /a/c stands in no level. List it under paths of stable.yaml, with $ref: resources/a.yaml#/paths/~1a~1c',
    ]);
  });

  it('refuses empty lists', () => {
    expect(() => missingOperations({...complete, served: []})).toThrow('is empty');
    expect(() => unlistedPaths({}, {})).toThrow('no path');
  });
});
