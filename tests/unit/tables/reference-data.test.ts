import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {tables} from '../../../src/tables';
import type {ClientCliData, LlamaCliData} from '../../../src/facts/data-types';
import {dataChecker} from '@docs-kit/docs-facts/data';
import type {LlamaModelsData} from '../../../src/facts/data-types';
import {table} from '../../support/tables';
import type {SdkData} from '../../../src/facts/data-types';
import {nextVersion, siteVersions} from '../../../src/site/versions';

const renderLlamaModels = table('llama-models');
const renderPromptFormats = table('prompt-formats');
const dataFolder = path.resolve(__dirname, '../../../data');
const read = <Shape>(...names: string[]): Shape =>
  JSON.parse(fs.readFileSync(path.join(dataFolder, ...names), 'utf8')) as Shape;

const files = ['llama-cli', 'client-cli', 'llama-models', 'python-sdk', 'typescript-sdk'];
const schemas = Object.fromEntries(
  ['cli-command', 'sdk', ...files].map((name) => [
    name,
    read<Record<string, unknown>>('schemas', `${name}.schema.json`),
  ]),
);
const errorsOf = dataChecker(schemas);

describe.each(siteVersions)('the reference data of $name', ({name: version}) => {
  const python = read<SdkData>(version, 'python-sdk.json');
  const typescript = read<SdkData>(version, 'typescript-sdk.json');
  const llamaCli = read<LlamaCliData>(version, 'llama-cli.json');
  const clientCli = read<ClientCliData>(version, 'client-cli.json');

  it.each(files)('fits its schema: %s.json', (name) => {
    expect(errorsOf(name, read(version, `${name}.json`))).toEqual([]);
  });

  it.each(files)('leaves it to its folder to name the version: %s.json', (name) => {
    expect(read(version, `${name}.json`)).not.toHaveProperty('version');
  });

  it.each([
    ['llama', llamaCli.commands.map(({name}) => name)],
    ['llama-stack-client', clientCli.commands.map(({name}) => name)],
    ['python', python.methods.map((entry) => entry.method)],
    ['typescript', typescript.methods.map((entry) => entry.method)],
  ])('names nothing twice: %s', (_, names) => {
    expect(new Set(names).size).toBe(names.length);
  });

  it('covers the same routes in both client libraries', () => {
    const routes = (sdk: SdkData): string[] =>
      sdk.methods.map(({httpMethod, path: route}) => `${httpMethod} ${route}`).sort();
    expect(routes(typescript)).toEqual(routes(python));
  });

  it.each([
    ['python', python],
    ['typescript', typescript],
  ] as const)('gives every placeholder of a path its parameter: %s', (_, sdk) => {
    const mismatches = sdk.methods.filter((entry) => {
      const placeholders = [...entry.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
      const parameters = entry.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({name, pathName}) => pathName ?? name);
      return placeholders.sort().join() !== parameters.sort().join();
    });
    expect(mismatches).toEqual([]);
  });

  it('refers from client commands to Python methods that exist', () => {
    const known = new Set(python.methods.map((entry) => entry.method));
    const named = clientCli.commands.flatMap(({sdkMethods = []}) => sdkMethods);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the tables of Llama models', () => {
  const llamaModels: LlamaModelsData = {
    ...read<LlamaModelsData>(nextVersion.name, 'llama-models.json'),
    promptFormats: ['Llama3.2-1B'],
  };

  it('shows featured models alone, or all of them', () => {
    expect(renderLlamaModels(['featured'], {llamaModels})).not.toContain('`Llama-2-7b`');
    expect(renderLlamaModels(['all'], {llamaModels}).split('\n')).toHaveLength(
      llamaModels.models.length + 2,
    );
  });

  it('refuses another selection', () => {
    expect(() => renderLlamaModels(['some'], {llamaModels})).toThrow(
      'Write "generated:llama-models featured|all".',
    );
  });

  it('lists prompt formats, and refuses a version without any', () => {
    expect(renderPromptFormats([], {llamaModels})).toContain('`Llama3.2-1B`');
    expect(() =>
      renderPromptFormats([], {llamaModels: {...llamaModels, promptFormats: []}}),
    ).toThrow('has no prompt formats');
  });
});

describe('the registry of tables', () => {
  it('uses names that a marker can hold', () => {
    expect(Object.keys(tables).filter((name) => !/^[a-z0-9][a-z0-9-]*$/.test(name))).toEqual([]);
  });
});
