import {describe, expect, it} from 'vitest';
import {
  type RunConfigContext,
  validateRunConfig,
} from '../../../checks/run-config/validate-run-config';
import {environment, providers} from './fixture';

const context: RunConfigContext = {
  providers,
  environment,
  unknownSections: [],
  structureErrors: () => [],
};
const check = (sample: unknown, other: Partial<RunConfigContext> = {}): string[] =>
  validateRunConfig(sample, {...context, ...other}).map(
    (finding) => `${finding.path}: ${finding.message}`,
  );
const entry = {provider_id: 'ollama', provider_type: 'remote::ollama'};
const wrong = {provider_id: 'x', provider_type: 'remote::x'};

describe('a run configuration', () => {
  it('accepts a whole file, an excerpt, a map of APIs, a list and one entry', () => {
    expect(check({image_name: 'own', providers: {inference: [entry]}})).toEqual([]);
    expect(check({providers: {inference: [entry], safety: null}})).toEqual([]);
    expect(check({inference: [entry]})).toEqual([]);
    expect(check([entry])).toEqual([]);
    expect(check(entry)).toEqual([]);
    expect(
      check({distribution_spec: {providers: {inference: [{provider_type: 'remote::ollama'}]}}}),
    ).toEqual([]);
  });

  it('looks into every shape', () => {
    expect(check({providers: {inference: [entry, wrong]}})[0]).toMatch(
      /^providers\.inference\[1\]\.provider_type: /,
    );
    expect(check({inference: [wrong]})).toHaveLength(1);
    expect(check([wrong])).toHaveLength(1);
    expect(check(wrong)).toHaveLength(1);
    expect(check({distribution_spec: {providers: {inference: [wrong]}}}).length).toBeGreaterThan(0);
  });

  it('names shapes that are not possible', () => {
    expect(check('text')[0]).toContain('a run file is a map');
    expect(check({providers: []})[0]).toContain('providers is a map of APIs');
    expect(check({providers: {inference: entry}})[0]).toContain('takes a list of provider entries');
    expect(check({distribution_spec: {providers: []}})[0]).toContain('providers is a map of APIs');
    expect(check({distribution_spec: {providers: {inference: entry}}})[0]).toContain(
      'takes a list',
    );
  });

  it('asks the schema, telling it whether the file is whole', () => {
    const structureErrors = (_sample: unknown, complete: boolean): string[] => [
      complete ? 'whole' : 'excerpt',
    ];
    expect(check({image_name: 'own', providers: {}}, {structureErrors})).toEqual([': whole']);
    expect(check({providers: {}}, {structureErrors})).toEqual([': excerpt']);
  });

  it('names a section that the version does not know', () => {
    const sample = {providers: {}, conversations_store: {type: 'sqlite'}};
    expect(check(sample, {unknownSections: ['conversations_store']})).toEqual([
      'conversations_store: this version does not know this section.',
    ]);
    expect(check(sample)).toEqual([]);
  });

  it('names resources that the server would skip', () => {
    expect(check({providers: {}, shields: [{shield_id: 's'}]})).toEqual([
      'shields[0].provider_id: missing: the server skips an entry without provider_id.',
    ]);
  });

  it('names a provider that a whole file does not have, seeing through switches', () => {
    const switched = {...entry, provider_id: '${env.OLLAMA_URL:+ollama}'};
    const models = [
      {model_id: 'm', provider_id: 'ollama'},
      {model_id: 'n', provider_id: 'vllm'},
    ];
    const message = 'models[1].provider_id: "vllm" is no provider_id of this file.';
    expect(check({image_name: 'own', providers: {inference: [switched]}, models})).toEqual([
      message,
    ]);
    expect(check({providers: {inference: [switched]}, models})).toEqual([]);
  });

  it('checks the environment references of the whole sample', () => {
    expect(check({providers: {}, container_image: '${env.HOME_DIR}'})[0]).toContain(
      '"HOME_DIR" is not a variable',
    );
  });

  it('allows types and variables of the reader where the sample says so', () => {
    const both = ['remote::own', 'OWN_URL'];
    const own = {
      provider_id: 'x',
      provider_type: 'remote::own',
      config: {url: '${env.OWN_URL}'},
    };
    expect(check({providers: {inference: [own]}})).toHaveLength(2);
    expect(check({providers: {inference: [own]}}, {ownNames: both})).toEqual([]);
    expect(check({providers: {inference: [own]}}, {ownNames: ['OWN_URL']})).toHaveLength(1);
    expect(check({external_providers_dir: './own', providers: {inference: [own]}})).toEqual([]);
    expect(check({providers: {inference: [{...own, extra: 1}]}}, {ownNames: both})).toHaveLength(1);
  });
});
