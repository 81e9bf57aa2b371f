import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {Facts} from '@docs-kit/docs-follow';
import {describe, expect, it} from 'vitest';
import {compare} from 'semver';
import {parse} from 'yaml';
import {fitRunConfig, type RunConfig} from '../../../verification/run-configs/fit';
import {projectRoot} from '../../support/specifications';

const read = (file: string): Buffer => readFileSync(path.join(projectRoot, file));
const factsOf = (name: string): Facts =>
  JSON.parse(gunzipSync(read(`tests/fixtures/digests/${name}.json.gz`)).toString()) as Facts;

const config = parse(read('verification/run-configs/next.yaml').toString()) as RunConfig;
/** Recorded revisions: the release before the pinned commit, that commit, and later releases. */
const [, pinned = '', later = '', ...others] = readdirSync(
  path.join(projectRoot, 'tests/fixtures/digests'),
)
  .map((file) => file.replace('.json.gz', ''))
  .sort(compare);
const last = factsOf(others.at(-1) ?? '');
const before = factsOf(pinned);
const fit = (after: Facts): RunConfig => fitRunConfig(config, {before, after, stock: 'starter'});

describe('the run configuration for the pinned revision', () => {
  it('stays as it is', () => {
    expect(fit(before)).toEqual(config);
  });
});

describe('the run configuration for a later revision', () => {
  const fitted = fit(factsOf(later));
  const entries = (api: string) =>
    Object.fromEntries((fitted.providers[api] ?? []).map((entry) => [entry.provider_id, entry]));

  it('leaves out APIs and sections that are gone', () => {
    expect(fitted.apis).toContain('inference');
    expect(fitted.apis).not.toContain('telemetry');
    expect(Object.keys(fitted)).not.toContain('metadata_store');
  });

  it('has the sections that are asked for, with files in the folder of the server', () => {
    expect(fitted.storage).toMatchObject({
      backends: {kv_default: {db_path: '${env.SERVER_FOLDER}/kvstore.db'}},
    });
  });

  it('keeps what it registers, where the revision wants it', () => {
    expect(fitted.registered_resources).toMatchObject({models: config.models});
    expect(fitted).not.toHaveProperty('models');
  });

  it('keeps addresses of the test double, and takes other stores from the stock configuration', () => {
    expect(entries('inference').ollama).toMatchObject({
      config: {url: '${env.TEST_DOUBLE_URL}/ollama'},
    });
    expect(entries('agents')['meta-reference']).toMatchObject({
      config: {persistence: {agent_state: {backend: 'kv_default'}}},
    });
    // It is declared as optional, and the provider does not start without it.
    expect(entries('vector_io').pgvector).toMatchObject({
      config: {persistence: {backend: 'kv_default'}},
    });
    // No stock configuration has this provider: another one shows what the setting looks like.
    expect(entries('vector_io').qdrant).toMatchObject({
      config: {path: '${env.SERVER_FOLDER}/qdrant', persistence: {backend: 'kv_default'}},
    });
  });

  it('leaves out providers that are gone', () => {
    const fittedToLast = fit(last);
    const types = Object.entries(fittedToLast.providers).flatMap(([api, list]) =>
      list.map(({provider_type: type}) => `${api} ${type}`),
    );
    expect(types.length).toBeGreaterThan(5);
    expect(types.filter((type) => !(type in (last.provider ?? {})))).toEqual([]);
  });
});
