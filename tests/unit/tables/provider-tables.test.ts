import {describe, expect, it} from 'vitest';
import {findProvider} from '../../../src/facts/find';
import {providerConfig} from '../../../src/tables/provider-config';
import {providerData, providerFacts} from '../../../src/tables/provider-facts';
import {table as tableNamed} from '../../support/tables';
import {field, provider, providers} from '../checks/run-config/fixture';
import {nextVersion, productOf} from '@site/src/site/versions';

const data = {providers};
const renderProviderConfig = tableNamed('provider-config');
const renderStoreTypes = tableNamed('store-types');
const renderProviderList = tableNamed('provider-list');
const renderProviderSections = tableNamed('provider-sections');
const renderProviderTotals = tableNamed('provider-totals');
const row = (table: string, key: string): string | undefined =>
  table.split('\n').find((line) => line.startsWith(`| \`${key}\``));
const entry = (list: string, key: string): string | undefined =>
  list.split(/\n(?! )/).find((item) => item.startsWith(`- \`${key}\``));

describe('the configuration of a provider', () => {
  const configured = (part: Partial<Parameters<typeof field>[0]>): string =>
    providerConfig(
      provider({api: 'a', type: 'remote::x', config: [field({key: 'k', type: 'string', ...part})]}),
    );

  it('has one entry for each field', () => {
    const list = renderProviderConfig(['inference/remote::ollama'], data);
    expect(entry(list, 'url')).toBe(
      '- `url`: string, default `http://localhost:11434`\\\n  What it does.',
    );
    expect(entry(list, 'refresh_models')).toContain(': boolean, default `false`');
    expect(entry(list, 'allowed')).toBe(
      '- `allowed`: list of strings or string, optional\\\n  What it does. One of `a`, `b`.',
    );
    expect(entry(list, 'workers')).toContain('At least 1.');
  });

  it('is a table from six fields on, with a column of variables if one has any', () => {
    const fields = ['a', 'b', 'c', 'd', 'e'].map((key) => field({key, type: 'string'}));
    const of = (variable?: string): string =>
      providerConfig(
        provider({
          api: 'a',
          type: 'remote::x',
          config: [
            ...fields,
            field({
              key: 'k',
              type: 'string',
              required: true,
              ...(variable !== undefined && {environment: {variable, from: 'code'}}),
            }),
          ],
        }),
      );
    expect(row(of(), 'a')).toBe('| `a` | string | none | What it does. |');
    expect(row(of('X'), 'k')).toBe(
      '| `k` | string | **Required** | `X` (read by the provider) | What it does. |',
    );
  });

  it('writes the keys of variants below it', () => {
    const table = renderProviderConfig(['inference/remote::ollama'], data);
    expect(table).toContain('`quantization.type: bf16` has no other keys.');
    expect(table).toContain('`quantization.type: int4` takes:\n\n- `');
  });

  it.each([
    [{required: true, default: undefined}, 'string, required'],
    [{default: ''}, ', default empty\\'],
    [{default: '\u200b'}, 'an invisible character'],
    [{default: {a: 1}}, '`{"a":1}`'],
    [{default: 'a\nb'}, '`a\\nb`'],
    [{default: 'a "b"'}, '`a "b"`'],
    [{secret: true}, 'Secret.'],
    [{ignored: true as const}, 'ignored in this version'],
    [{description: 'Uses {x} | <y>.'}, 'Uses \\{x\\} | \\<y>.'],
    [{environment: {variable: 'X', from: 'code' as const}}, '`X` (read by the provider)'],
    [{environment: {variable: 'X', from: 'stock configuration' as const}}, '`X` (required)'],
    [
      {environment: {variable: 'X', from: 'stock configuration' as const, default: ''}},
      ', environment variable `X`\\',
    ],
    [
      {environment: {variable: 'X', from: 'stock configuration' as const, default: 'd'}},
      '`X` (default `d`)',
    ],
    [
      {
        default: 60,
        environment: {variable: 'X', from: 'stock configuration' as const, default: '60'},
      },
      'default `60`, environment variable `X`\\',
    ],
    [
      {
        default: 'azure',
        environment: {variable: 'X', from: 'stock configuration' as const, default: ''},
      },
      '`X` (default empty)',
    ],
  ])('writes %j', (part, text) => {
    expect(entry(configured(part), 'k')).toContain(text);
  });

  it('says when there is nothing to configure', () => {
    expect(providerConfig(provider({api: 'a', type: 'remote::x'}))).toContain(
      'no configuration fields',
    );
  });

  it('says when further keys are passed on', () => {
    const milvus = provider({
      api: 'vector_io',
      type: 'remote::milvus',
      acceptsOtherKeys: true,
      config: [field({key: 'uri', type: 'string'})],
    });
    expect(providerConfig(milvus)).toContain('Any other key is passed');
  });

  it('refuses unknown providers and wrong arguments, saying what is known', () => {
    expect(() => renderProviderConfig(['inference/remote::olama'], data)).toThrow(
      'providers of inference: remote::ollama',
    );
    expect(() => renderProviderConfig(['safety/inline::x'], data)).toThrow(
      'APIs with providers: inference, vector_io',
    );
    expect(() => renderProviderConfig([], data)).toThrow('generated:provider-config API/TYPE');
  });

  it('lists the fields of each type of a store', () => {
    const text = renderStoreTypes(['key-value'], data);
    expect(text).toContain('**`type: postgres`** requires the package `psycopg2-binary`.');
    expect(entry(text, 'user')).toBe('- `user`: string, required\\\n  What it does.');
    expect(() => renderStoreTypes(['nosql'], data)).toThrow(
      'Write "generated:store-types key-value|sql".',
    );
  });
});

describe('the facts of a provider', () => {
  it('name packages, dependencies and distributions', () => {
    const facts = providerFacts(
      provider({
        api: 'vector_io',
        type: 'remote::pgvector',
        pipPackages: ['psycopg2-binary'],
        apiDependencies: ['inference'],
        optionalApiDependencies: ['files'],
        distributions: [
          {name: 'starter', inBuild: true, inRunFile: true, enabledBy: 'PGVECTOR_DB'},
          {name: 'dell', inBuild: true, inRunFile: false},
          {name: 'nvidia', inBuild: true, inRunFile: true},
        ],
      }),
    );
    expect(facts.split('\n')).toEqual([
      '- **API:** `vector_io`',
      '- **Provider type:** `remote::pgvector` (remote, calls another service)',
      '- **pip packages:** `psycopg2-binary`',
      '- **Required APIs:** `inference`, `files` (optional)',
      '- **Included in:** `starter` (if `PGVECTOR_DB` is set), `dell` (installed, but not in its run file), `nvidia`',
    ]);
  });

  it('say what is absent, and what replaces a deprecated provider', () => {
    const facts = providerFacts(
      provider({api: 'vector_io', type: 'inline::old', deprecated: {replacement: 'inline::new'}}),
    );
    expect(facts).toContain('- **pip packages:** none');
    expect(facts).toContain('no distribution');
    expect(facts).toContain('- **Deprecated:** use `inline::new` instead');
  });
});

describe('the header keys of a provider', () => {
  const key = {key: 'x_api_key', type: 'string' as const, required: false, description: 'Key.'};

  it('are a list', () => {
    const list = providerData(
      provider({api: 'a', type: 'remote::x', providerData: [key]}),
      'X-Zoo-',
    );
    expect(entry(list, 'x_api_key')).toBe('- `x_api_key`: string, optional\\\n  Key.');
  });

  it('are refused when there are none or they cannot work', () => {
    expect(() => providerData(provider({api: 'a', type: 'remote::x'}), 'X-Zoo-')).toThrow(
      'takes no keys of the X-Zoo-Provider-Data header',
    );
    const broken = provider({
      api: 'a',
      type: 'remote::x',
      providerData: [key],
      providerDataWorks: false,
    });
    expect(() => providerData(broken, 'X-Zoo-')).toThrow('cannot work');
  });
});

describe('the comparison tables', () => {
  it('link each provider from the folder of the page', () => {
    expect(renderProviderList(['vector_io', '../vector_io/'], data)).toContain(
      '| [`inline::faiss`](../vector_io/inline_faiss.md) | inside the server | — | Does something |',
    );
    expect(() => renderProviderList(['safety'], data)).toThrow('Use one of: inference, vector_io.');
  });

  it('leave the test distribution and mere installations out, and mark deprecated providers', () => {
    const names = ['starter', 'ci-tests', 'dell'];
    const distributions = names.map((name) => ({name, inBuild: true, inRunFile: name !== 'dell'}));
    const table = renderProviderList(['inference'], {
      providers: {
        ...providers,
        providers: [
          provider({api: 'inference', type: 'remote::x', distributions}),
          provider({api: 'inference', type: 'remote::y', deprecated: {replacement: 'remote::x'}}),
        ],
      },
    });
    expect(table).toContain('| `starter` | Does something |');
    expect(table).toContain('| Deprecated: use `remote::x` |');
  });

  it('count the providers of each API', () => {
    expect(renderProviderSections([], data)).toContain(
      '| [`vector_io`](./vector_io/index.md) | Vectors | 1 | 1 |',
    );
  });

  it('count the providers of all APIs, for inference and for vector stores', () => {
    const of = (...apis: string[]) => ({
      version: nextVersion.name,
      providers: {...providers, providers: apis.map((api) => provider({api, type: 'remote::x'}))},
    });
    expect(renderProviderTotals([], of('inference', 'inference', 'vector_io', 'safety'))).toBe(
      `**4 providers** for 3 APIs come with ${productOf(nextVersion.name)}, among them 2 for inference and 1 for vector stores.`,
    );
    expect(() => renderProviderTotals(['inference'], data)).toThrow('generated:provider-totals');
  });

  it('find a provider whose type holds several colons', () => {
    const hf = provider({api: 'inference', type: 'remote::hf::endpoint'});
    expect(findProvider('inference/remote::hf::endpoint', {...providers, providers: [hf]})).toBe(
      hf,
    );
  });
});
