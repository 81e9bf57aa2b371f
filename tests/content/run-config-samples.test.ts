import fs from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import YAML from 'yaml';
import type {Finding} from '../checks/run-config/findings';
import type {YamlMap} from '../../verification/run-files/known';
import {ownNamesOf} from '@docs-kit/docs-facts/checks';
import {embeddedRunFiles} from '../../verification/run-files/find';
import {isKubernetesObject, runConfigFences} from '../checks/run-config/samples';
import {type RunConfigContext, validateRunConfig} from '../checks/run-config/validate-run-config';
import {readGuides} from '../support/guide-texts';
import {readVersionFacts} from '../../src/files/version-facts';
import {siteVersions} from '../../src/site/versions';
import type {EnvironmentVariablesData} from '../../src/facts/data-types';
import type {ProvidersData} from '../../src/facts/data-types';

const root = path.resolve(__dirname, '../..');
const readJson = (file: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true});
ajv.addSchema(readJson('data/schemas/run-config.schema.json') as object);

function structureErrors(sample: YamlMap, complete: boolean): string[] {
  const validate = ajv.getSchema(`run-config.schema.json${complete ? '' : '#/$defs/sections'}`);
  if (validate === undefined) throw new Error('run-config.schema.json lacks #/$defs/sections.');
  if (validate(sample) === true) return [];
  return (validate.errors ?? []).map(
    (error) =>
      `${error.instancePath} ${error.message ?? error.keyword} ${JSON.stringify(error.params)}`,
  );
}

function findingsOf(text: string, context: RunConfigContext): Finding[] {
  return YAML.parseAllDocuments(text).flatMap((document): Finding[] => {
    const error = document.errors[0];
    if (error !== undefined)
      return [{path: '', message: `the YAML does not parse: ${error.message}`}];
    const value: unknown = document.toJS();
    const embedded = embeddedRunFiles(value);
    if (embedded.length > 0 || isKubernetesObject(value))
      return embedded.flatMap((inner) => findingsOf(inner, context));
    return validateRunConfig(value, context);
  });
}

describe.each(siteVersions)('run configurations of $name', ({name, docsFolder}) => {
  const context: RunConfigContext = {
    providers: readJson(`data/${name}/providers.json`) as ProvidersData,
    environment: readJson(`data/${name}/environment-variables.json`) as EnvironmentVariablesData,
    unknownSections: readVersionFacts(name).unknownRunSections,
    structureErrors,
  };
  const samples = readGuides(docsFolder).flatMap(({page}) =>
    runConfigFences(page.fences).map((fence) => ({...fence, ownNames: ownNamesOf(page)})),
  );

  it('has samples to check', () => {
    expect(samples.length).toBeGreaterThan(0);
  });

  it.each(samples)('$file:$line', ({code, ownNames}) => {
    expect(findingsOf(code, {...context, ownNames})).toEqual([]);
  });
});
