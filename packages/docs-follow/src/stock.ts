import {parse} from 'yaml';
import type {RunFile, StockDistribution} from './data';

/** A mapping of YAML. */
type Mapping = Readonly<Record<string, unknown>>;
/** Keys with their values, without those that have none. */
const present = (all: Mapping): Mapping =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));

const lists = (value: unknown): (readonly [string, readonly Mapping[]])[] =>
  Object.entries((value ?? {}) as Record<string, readonly Mapping[]>);

/** `${env.NAME}`, `${env.NAME:=default}` and `${env.NAME:+value}`. */
const expression = /\$\{env\.([A-Z0-9_]+)(?::([=+])([^}]*))?\}/g;

/** What a provider is called once the variable that switches it on is set. */
const nameOf = (id: string): string =>
  id.replace(expression, (_all, _name, _sign, value = '') => value);

/**
 * Reads what a distribution ships.
 * @param build text of its `build.yaml`
 * @param runFiles texts of its run files by their names
 */
export function readStock(build: string, runFiles: ReadonlyMap<string, string>): StockDistribution {
  const {additional_pip_packages: packages = [], distribution_spec: spec = {}} = parse(build) as {
    additional_pip_packages?: string[];
    distribution_spec?: {providers?: unknown};
  };
  return {
    additionalPipPackages: [...new Set(packages)],
    buildProviders: lists(spec.providers).map(([api, entries]) => ({
      api,
      types: entries.map(({provider_type: type}) => String(type)),
    })),
    runFiles: [...runFiles].map(([file, text]) => readRunFile(file, parse(text) as Mapping)),
  } as StockDistribution;
}

function readRunFile(file: string, content: Mapping): RunFile {
  const {storage, registered_resources: registered = content} = content as {
    storage?: {stores: Mapping};
    registered_resources?: Mapping;
  };
  const resources = (key: string, of: (entry: Mapping) => Mapping): Mapping[] =>
    ((registered[key] ?? []) as readonly Mapping[]).map((entry) => present(of(entry)));
  const stores = Object.entries(content).filter(([key]) => key.endsWith('_store'));
  // Resources without a provider are skipped by the server.
  return {
    file,
    apis: content.apis,
    providers: lists(content.providers).flatMap(([api, entries]) =>
      entries.map(({provider_id: id, provider_type: type, config = {}}) => {
        const [, enabledBy, sign] = [...String(id).matchAll(expression)][0] ?? [];
        return present({
          api,
          id: nameOf(String(id)),
          type,
          enabledBy: sign === '+' ? enabledBy : undefined,
          config,
        });
      }),
    ),
    models: resources('models', (one) => ({
      id: one.model_id,
      modelType: one.model_type ?? 'llm',
      registered: Boolean(one.provider_id),
      providerId: one.provider_id,
      providerModelId: one.provider_model_id,
      metadata: Object.keys(one.metadata ?? {}).length > 0 ? one.metadata : undefined,
    })),
    shields: resources('shields', (one) => ({
      id: one.shield_id,
      registered: Boolean(one.provider_id),
      providerId: one.provider_id,
      providerShieldId: one.provider_shield_id,
    })),
    toolGroups: resources('tool_groups', (one) => ({
      id: one.toolgroup_id,
      providerId: one.provider_id,
    })),
    vectorDatabases: resources('vector_dbs', (one) => ({
      id: one.vector_db_id,
      registered: Boolean(one.provider_id),
      providerId: one.provider_id,
    })),
    datasets: resources('datasets', (one) => ({id: one.dataset_id, purpose: one.purpose})),
    benchmarks: resources('benchmarks', (one) => ({
      id: one.benchmark_id,
      datasetId: one.dataset_id,
      registered: Boolean(one.provider_id),
    })),
    environment: variablesOf(content),
    stores: storage?.stores ?? Object.fromEntries(stores),
  } as unknown as RunFile;
}

/** The variables of a run file, by name, with the places where it reads them. */
function variablesOf(content: Mapping): RunFile['environment'] {
  const found = new Map<string, {defaults: Set<string>; signs: Set<string>; where: Set<string>}>();
  const visit = (value: unknown, place: readonly string[]): void => {
    if (typeof value === 'string') {
      for (const [, name = '', sign = '', fallback = ''] of value.matchAll(expression)) {
        const known = found.get(name) ?? {
          defaults: new Set<string>(),
          signs: new Set<string>(),
          where: new Set<string>(),
        };
        found.set(name, known);
        known.signs.add(sign);
        known.where.add(place.join('.'));
        if (sign === '=') known.defaults.add(fallback);
      }
    } else if (Array.isArray(value)) {
      for (const entry of value as readonly unknown[]) {
        const id = (entry as Mapping | null)?.provider_type && (entry as Mapping).provider_id;
        visit(entry, typeof id === 'string' ? [...place, nameOf(id)] : place);
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) visit(part, [...place, key]);
    }
  };
  visit(content, []);
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, {defaults, signs, where}]) => ({
      name,
      defaults: [...defaults],
      required: signs.has(''),
      switches: signs.has('+'),
      where: [...where],
    }));
}
