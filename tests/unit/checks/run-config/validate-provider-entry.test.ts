import {describe, expect, it} from 'vitest';
import {
  validateBuildEntry,
  validateProviderEntry,
} from '../../../checks/run-config/validate-provider-entry';
import {providers} from './fixture';

const ollama = (config: unknown): string[] =>
  check('inference', {provider_id: 'o', provider_type: 'remote::ollama', config});
const faiss = (config: unknown): string[] =>
  check('vector_io', {provider_id: 'f', provider_type: 'inline::faiss', config});
const check = (api: string | undefined, entry: unknown): string[] =>
  validateProviderEntry(api, entry, providers, 'entry').map(
    (finding) => `${finding.path}: ${finding.message}`,
  );

describe('a provider entry', () => {
  it('may leave out a config that has no required keys', () => {
    expect(check('inference', {provider_id: 'o', provider_type: 'remote::ollama'})).toEqual([]);
    expect(ollama(null)).toEqual([]);
  });

  it('accepts right values and references', () => {
    expect(
      ollama({
        url: '${env.OLLAMA_URL:=http://localhost:11434}',
        refresh_models: true,
        allowed: ['a'],
        workers: '${env.OLLAMA_WORKERS:=2}',
        quantization: {type: 'int4', scheme: 'x'},
      }),
    ).toEqual([]);
    expect(faiss({kvstore: {type: 'sqlite', db_path: 'x.db'}})).toEqual([]);
  });

  it('names a type that the API does not have in this version', () => {
    expect(check('inference', {provider_id: 'x', provider_type: 'remote::olama'})).toEqual([
      'entry.provider_type: "remote::olama" is no provider type of inference in this version. Known: remote::ollama.',
    ]);
    expect(check('safety', {provider_id: 'x', provider_type: 'inline::faiss'})[0]).toContain(
      'no API with providers',
    );
  });

  it('names missing and unknown keys of the entry', () => {
    expect(check('inference', {provider_type: 'remote::ollama', settings: {}})).toEqual([
      'entry.settings: unknown key. Known: provider_id, provider_type, config, module.',
      'entry: the required key "provider_id" is missing.',
    ]);
    expect(check('inference', {provider_id: 'x'})[0]).toContain('"provider_type" is missing');
    expect(check('inference', 'remote::ollama')[0]).toContain('a provider entry is a map');
  });

  it('names an unknown key of the config', () => {
    expect(ollama({host: 'x'})[0]).toBe(
      'entry.config.host: unknown key. Known: url, refresh_models, allowed, workers, quantization.',
    );
  });

  it('names a missing required key', () => {
    expect(faiss({})).toEqual([
      'entry.config: the required key "kvstore" (key-value store) is missing.',
    ]);
  });

  it.each([
    [{url: 8000}, 'an integer, but the field is a string'],
    [{url: null}, 'must not be null'],
    [{refresh_models: 'yes'}, 'a string, but the field is a boolean'],
    [{workers: 1.5}, 'a number, but the field is an integer'],
    [{workers: '${env.OLLAMA_WORKERS:=two}'}, 'becomes a string, but the field is an integer'],
    [{url: '${env.OLLAMA_URL:=8000}'}, 'becomes an integer, but the field is a string'],
    [{workers: 0}, 'Use at least 1'],
    [{allowed: ['c']}, '"c" is not allowed. Use one of: a, b.'],
    [{allowed: 'a, c'}, '"c" is not allowed'],
    [{allowed: {}}, 'a map, but the field is a list of strings or a string'],
    [{quantization: {type: 'int8'}}, 'unknown type. Use one of: bf16, int4.'],
    [{quantization: {type: 'bf16', scheme: 'x'}}, 'unknown key'],
    [[], 'a list, but config is a map'],
  ])('names the mistake in %j', (config, message) => {
    const found = ollama(config);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  it.each([
    ['x.db', 'a map that describes a key-value store'],
    [{db_path: 'x.db'}, 'needs a type. Use one of: sqlite, postgres.'],
    [{type: 'sqlite', path: 'x.db'}, 'unknown key. Known: db_path, type.'],
    [{type: 'postgres'}, 'the required key "user" (string) is missing'],
  ])('names the mistake in the store %j', (kvstore, message) => {
    expect(faiss({kvstore})[0]).toContain(message);
  });

  it('leaves further keys of a provider that passes them on, and external providers, alone', () => {
    expect(
      check('vector_io', {
        provider_id: 'm',
        provider_type: 'remote::milvus',
        config: {secure: true},
      }),
    ).toEqual([]);
    expect(
      check('inference', {
        provider_id: 'x',
        provider_type: 'remote::own',
        module: 'own',
        config: {a: 1},
      }),
    ).toEqual([]);
  });

  it('finds the provider without its API', () => {
    expect(
      check(undefined, {provider_id: 'f', provider_type: 'inline::faiss', config: {}}),
    ).toHaveLength(1);
    expect(check(undefined, {provider_id: 'f', provider_type: 'inline::none'})[0]).toContain(
      'is no provider type of this version',
    );
  });
});

describe('an entry of a build file', () => {
  const build = (entry: unknown): string[] =>
    validateBuildEntry('vector_io', entry, providers, 'entry').map((finding) => finding.message);

  it('needs a known type and takes no settings', () => {
    expect(build({provider_type: 'inline::faiss'})).toEqual([]);
    expect(build({provider_type: 'inline::none'})[0]).toContain('is no provider type');
    expect(build({provider_type: 'inline::faiss', config: {}})[0]).toContain('A build file knows');
    expect(build('inline::faiss')[0]).toContain('a provider entry is a map');
  });
});
