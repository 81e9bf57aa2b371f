import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {validateProviderEntry} from '../checks/run-config/validate-provider-entry';
import {siteVersions} from '../../src/site/versions';
import type {DistributionsData} from '../../src/facts/data-types';
import type {EnvironmentVariablesData} from '../../src/facts/data-types';
import type {ProvidersData} from '../../src/facts/data-types';

const root = path.resolve(__dirname, '../..');
const readJson = (file: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

/** Mistakes in run files of the framework itself, which the guides tell readers about. */
const KNOWN_MISTAKES: readonly string[] = [
  'nvidia run-with-safety.yaml inference/remote::nvidia config.config_id',
  'nvidia run-with-safety.yaml inference/remote::nvidia config.guardrails_service_url',
];

describe.each(siteVersions)('the providers of $name', ({name, docsFolder}) => {
  const data = readJson(`data/${name}/providers.json`) as ProvidersData;
  const {distributions} = readJson(`data/${name}/distributions.json`) as DistributionsData;
  const {variables} = readJson(
    `data/${name}/environment-variables.json`,
  ) as EnvironmentVariablesData;
  const named = data.providers.map((provider) => ({
    ...provider,
    name: `${provider.api}/${provider.type}`,
  }));
  const known = new Set(named.map((provider) => provider.name));

  it('are listed once each, with each key once', () => {
    expect(named.length).toBeGreaterThan(0);
    expect(known.size).toBe(named.length);
    const keys = named.flatMap(({name: provider, config}) =>
      config.map((field) => `${provider} ${field.key}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(named)('$name has a page with its facts and its configuration', (provider) => {
    const file = `${docsFolder}/${provider.pageId}.md`;
    const page = fs.existsSync(path.join(root, file))
      ? fs.readFileSync(path.join(root, file), 'utf8')
      : '';
    const missing = ['provider-facts', 'provider-config']
      .map((block) => `<!-- generated:${block} ${provider.name} -->`)
      .filter((mark) => !page.includes(mark))
      .map((mark) => `${file} lacks ${mark}: write the page with it, then run npm run docs:tables`);
    expect(missing).toEqual([]);
  });

  it('replace deprecated providers by existing ones', () => {
    const replacements = named.flatMap(({api, deprecated}) =>
      deprecated === undefined ? [] : [`${api}/${deprecated.replacement}`],
    );
    expect(replacements.length).toBeGreaterThan(0);
    expect(replacements.filter((replacement) => !known.has(replacement))).toEqual([]);
  });

  it('know every variable that a configuration names', () => {
    const described = new Set(variables.map((variable) => variable.name));
    const used = [
      ...named.flatMap(({config}) => config.flatMap((field) => field.environment?.variable ?? [])),
      ...distributions.flatMap(({runFiles}) =>
        runFiles.flatMap((file) => file.environment.map((variable) => variable.name)),
      ),
    ];
    expect(used.length).toBeGreaterThan(0);
    const unknown = [...new Set(used)].filter((variable) => !described.has(variable));
    expect(
      unknown.map(
        (variable) =>
          `data/${name}/environment-variables.json lacks ${variable}, which a configuration names: describe it there`,
      ),
    ).toEqual([]);
  });

  it('are used in run files as their configuration allows', () => {
    const mistakes = distributions.flatMap((distribution) =>
      distribution.runFiles.flatMap((file) =>
        file.providers.flatMap(({api, id, type, config}) =>
          validateProviderEntry(
            api,
            {provider_id: id, provider_type: type, config},
            data,
            `${distribution.name} ${file.file} ${api}/${type}`,
          ).map((finding) => finding.path.replace(`${type}.`, `${type} `)),
        ),
      ),
    );
    expect([...new Set(mistakes)].sort()).toEqual(KNOWN_MISTAKES);
  });

  it('are built into distributions under known types', () => {
    const built = distributions.flatMap(({buildProviders}) =>
      buildProviders.flatMap(({api, types}) => types.map((type) => `${api}/${type}`)),
    );
    expect(built.length).toBeGreaterThan(0);
    expect(built.filter((provider) => !known.has(provider))).toEqual([]);
  });
});
