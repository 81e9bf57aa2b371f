import {describe, expect, it} from 'vitest';
import type {OpenApiDocument, Schema} from '@docs-kit/openapi-model/document';
import {compareFramework, type Documented} from '../../../verification/inspection/compare';
import type {DescribedField, FrameworkDescription} from '../../../verification/inspection/describe';

const field = (changes: Partial<DescribedField> = {}): DescribedField => ({
  required: false,
  default: null,
  made: false,
  ...changes,
});

const framework = (changes: Partial<FrameworkDescription> = {}): FrameworkDescription => ({
  routes: ['GET /v1/models'],
  models: {Model: {properties: {identifier: field({required: true})}}},
  providers: [{api: 'files', type: 'inline::localfs', config: {storage_dir: field()}}],
  commands: {'llama stack': {isGroup: false, options: [], arguments: []}},
  runConfigurations: {starter: []},
  ...changes,
});

const specification = (schemas: Readonly<Record<string, Schema>>): OpenApiDocument =>
  ({
    openapi: '3.1.0',
    info: {title: '', version: ''},
    paths: {},
    components: {schemas},
  }) as OpenApiDocument;

const model: Schema = {type: 'object', properties: {identifier: {}}, required: ['identifier']};

const documented = (changes: Partial<Documented> = {}): Documented => ({
  routes: ['GET /v1/models'],
  providers: [
    {api: 'files', type: 'inline::localfs', config: [{key: 'storage_dir', required: false}]},
  ],
  commands: {'llama stack': {options: [], arguments: []}},
  documents: [specification({Model: model})],
  schemaNames: {},
  ...changes,
});

const differencesOf = (
  kind: string,
  changes: Partial<FrameworkDescription>,
  pages: Partial<Documented> = {},
): readonly string[] | undefined =>
  compareFramework(framework(changes), documented(pages))[kind]?.differences;

describe('the comparison of the framework with this documentation', () => {
  it('finds no difference where both say the same, and counts what it compared', () => {
    expect(compareFramework(framework(), documented())).toEqual({
      routes: {compared: 1, differences: []},
      schemas: {compared: 1, differences: []},
      'provider settings': {compared: 1, differences: []},
      commands: {compared: 1, differences: []},
      'run configurations': {compared: 1, differences: []},
    });
  });

  it('names routes that one side lacks', () => {
    expect(differencesOf('routes', {routes: ['GET /v1/shields']})).toEqual([
      'GET /v1/shields is served but not documented',
      'GET /v1/models is documented but not served',
    ]);
  });

  it.each([
    [
      'a property that is not documented',
      {Model: {properties: {identifier: field({required: true}), owner: field()}}},
      ['Model.owner is not documented'],
    ],
    [
      'a property that the model lacks',
      {Model: {properties: {}}},
      ['Model.identifier is documented, but the model lacks it'],
    ],
    [
      'values of an enumeration',
      {Model: {enum: ['llm', 'embedding']}},
      ['Model: the values are llm, embedding'],
    ],
  ])('names %s', (_what, models, expected) => {
    expect(differencesOf('schemas', {models})).toEqual(expected);
  });

  it('names a property that is sent always and not documented as such', () => {
    const documents = [specification({Model: {...model, required: []}})];
    expect(differencesOf('schemas', {}, {documents})).toEqual(['Model.identifier is required']);
  });

  it('finds a model under the name that the framework gives it', () => {
    const models = {InternalModel: {properties: {}}};
    const schemaNames = {InternalModel: 'Model'};
    expect(differencesOf('schemas', {models}, {schemaNames})).toEqual([
      'Model.identifier is documented, but the model lacks it',
    ]);
  });

  it.each([
    [
      'a setting that is not documented',
      {storage_dir: field(), ttl: field()},
      'ttl is not documented',
    ],
    ['a setting that the provider lacks', {}, 'the provider lacks it'],
    [
      'a setting that is required',
      {storage_dir: field({required: true})},
      'storage_dir is required',
    ],
    [
      'a store whose default is no store',
      {storage_dir: field({default: 'sqlite'})},
      'storage_dir is required',
    ],
  ])('names %s', (_what, config, expected) => {
    const providers = [{api: 'files', type: 'inline::localfs', config}];
    expect(differencesOf('provider settings', {providers})).toEqual([
      expect.stringContaining(expected),
    ]);
  });

  it('names another default, unless a function makes it', () => {
    const pages = {
      providers: [
        {
          api: 'files',
          type: 'inline::localfs',
          config: [{key: 'storage_dir', required: false, default: './files'}],
        },
      ],
    };
    const of = (setting: DescribedField): readonly string[] | undefined =>
      differencesOf(
        'provider settings',
        {providers: [{api: 'files', type: 'inline::localfs', config: {storage_dir: setting}}]},
        pages,
      );
    expect(of(field({default: './data'}))).toEqual([
      'files inline::localfs: the default of storage_dir is "./data"',
    ]);
    expect(of(field({default: './data', made: true}))).toEqual([]);
  });

  it('names providers that one side lacks, and one that cannot be loaded', () => {
    const other = {api: 'files', type: 'remote::s3', config: {}};
    const broken = {api: 'files', type: 'inline::localfs', error: 'ImportError: no'};
    expect(differencesOf('provider settings', {providers: [other]})).toEqual([
      'files remote::s3 is not documented',
      'files inline::localfs is documented, but the framework lacks it',
    ]);
    expect(differencesOf('provider settings', {providers: [broken]})).toEqual([
      'files inline::localfs: ImportError: no',
    ]);
  });

  it('names the first line of what a run configuration fails with', () => {
    const runConfigurations = {starter: ['Field required\nstorage_dir'], dell: []};
    expect(differencesOf('run configurations', {runConfigurations})).toEqual([
      'starter: Field required',
    ]);
  });
});
