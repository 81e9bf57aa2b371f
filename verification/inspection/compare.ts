import type {ComparisonRecord} from '@docs-kit/docs-verify/record/record';
import type {OpenApiDocument, Schema} from '@docs-kit/openapi-model/document';
import {compareCommands, type DocumentedCommand} from './compare-commands';
import type {Described, DescribedField, FrameworkDescription} from './describe';

/** A setting of a provider as `data/<version>/providers.json` has it. */
interface PinnedSetting {
  readonly key: string;
  readonly required: boolean;
  readonly default?: unknown;
}

export interface PinnedProvider {
  readonly api: string;
  readonly type: string;
  readonly config: readonly PinnedSetting[];
}

/** What this documentation says, as far as the framework can be asked for it. */
export interface Documented {
  readonly routes: readonly string[];
  readonly providers: readonly PinnedProvider[];
  /** By name, of all programs. */
  readonly commands: Readonly<Record<string, DocumentedCommand>>;
  /** The specifications of all levels. */
  readonly documents: readonly OpenApiDocument[];
  /** Names of the framework's models that the specifications call otherwise: theirs by its. */
  readonly schemaNames: Readonly<Record<string, string>>;
}

/**
 * Compares what the framework says of itself with what is documented, by kind. A part that it cannot
 * say is a difference.
 */
export function compareFramework(
  {errors = {}, ...framework}: Described,
  documented: Documented,
): Record<string, ComparisonRecord> {
  const compared = <Part>(
    key: keyof FrameworkDescription,
    part: Part | undefined,
    compare: (part: Part) => ComparisonRecord,
  ): ComparisonRecord =>
    part === undefined
      ? {compared: 0, differences: [`cannot be compared: ${errors[key] ?? 'unknown'}`]}
      : compare(part);
  const {routes, models, providers, commands, runConfigurations} = framework;
  return {
    routes: compared('routes', routes, (routes) => compareRoutes(routes, documented)),
    schemas: compared('models', models, (models) => compareSchemas(models, documented)),
    'provider settings': compared('providers', providers, (found) =>
      compareProviders(found, documented),
    ),
    commands: compared('commands', commands, (commands) =>
      compareCommands(commands, documented.commands),
    ),
    'run configurations': compared(
      'runConfigurations',
      runConfigurations,
      compareRunConfigurations,
    ),
  };
}

function compareRunConfigurations(
  found: FrameworkDescription['runConfigurations'],
): ComparisonRecord {
  return {
    compared: Object.keys(found).length,
    differences: Object.entries(found).flatMap(([name, problems]) =>
      problems.map((problem) => `${name}: ${firstLine(problem)}`),
    ),
  };
}

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

function compareRoutes(
  routes: FrameworkDescription['routes'],
  documented: Pick<Documented, 'routes'>,
): ComparisonRecord {
  const served = new Set(routes);
  const listed = new Set(documented.routes);
  return {
    compared: new Set([...served, ...listed]).size,
    differences: [
      ...[...served]
        .filter((route) => !listed.has(route))
        .map((route) => `${route} is served but not documented`),
      ...[...listed]
        .filter((route) => !served.has(route))
        .map((route) => `${route} is documented but not served`),
    ],
  };
}

function compareSchemas(
  models: FrameworkDescription['models'],
  {documents, schemaNames}: Pick<Documented, 'documents' | 'schemaNames'>,
): ComparisonRecord {
  const frameworkNames = new Map(Object.entries(schemaNames).map(([own, ours]) => [ours, own]));
  const pairs = documents.flatMap((document) =>
    Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
      const model = models[frameworkNames.get(name) ?? name];
      return model ? [{name, schema, model}] : [];
    }),
  );
  return {
    compared: new Set(pairs.map(({name}) => name)).size,
    differences: [
      ...new Set(
        pairs.flatMap(({name, schema, model}) =>
          model.enum
            ? enumDifferences(name, schema, model.enum)
            : propertyDifferences(name, schema, model.properties ?? {}),
        ),
      ),
    ].sort(),
  };
}

function enumDifferences(name: string, schema: Schema, values: readonly unknown[]): string[] {
  const listed = new Set<unknown>(schema.enum ?? []);
  const isSame = listed.size === values.length && values.every((value) => listed.has(value));
  return isSame ? [] : [`${name}: the values are ${values.join(', ')}`];
}

/**
 * Properties that answers have and the framework's models do not declare: the server adds the first
 * ones, the others are those of a provider's answer, which it passes on as it came.
 */
const sentBeyondModels: ReadonlySet<string> = new Set([
  'owner',
  'source',
  'metrics',
  'annotations',
  'audio',
  'function_call',
  'refusal',
  'service_tier',
  'system_fingerprint',
  'usage',
]);

function propertyDifferences(
  name: string,
  schema: Schema,
  fields: Readonly<Record<string, DescribedField>>,
): string[] {
  const listed = schema.properties ?? {};
  const missing = Object.keys(fields).filter((field) => !(field in listed));
  const unknown = Object.keys(listed).filter(
    (field) => !(field in fields) && !sentBeyondModels.has(field),
  );
  const optional = Object.entries(fields)
    .filter(([field, {required}]) => required && !schema.required?.includes(field))
    .map(([field]) => field);
  return [
    ...missing.map((field) => `${name}.${field} is not documented`),
    ...unknown.map((field) => `${name}.${field} is documented, but the model lacks it`),
    ...optional.map((field) => `${name}.${field} is required`),
  ];
}

function compareProviders(
  found: FrameworkDescription['providers'],
  {providers}: Pick<Documented, 'providers'>,
): ComparisonRecord {
  const pinned = new Map(
    providers.map((provider) => [`${provider.api} ${provider.type}`, provider]),
  );
  const seen = new Set<string>();
  const differences: string[] = [];
  let compared = 0;
  for (const {api, type, config, error} of found) {
    const key = `${api} ${type}`;
    const provider = pinned.get(key);
    seen.add(key);
    if (!provider) differences.push(`${key} is not documented`);
    else if (error !== undefined || !config) differences.push(`${key}: ${error ?? 'no settings'}`);
    else {
      compared += Object.keys(config).length;
      differences.push(...settingDifferences(key, config, provider.config));
    }
  }
  return {
    compared,
    differences: [
      ...differences,
      ...[...pinned.keys()]
        .filter((key) => !seen.has(key))
        .map((key) => `${key} is documented, but the framework lacks it`),
    ],
  };
}

function settingDifferences(
  provider: string,
  fields: Readonly<Record<string, DescribedField>>,
  settings: readonly PinnedSetting[],
): string[] {
  const pinned = new Map(settings.map((setting) => [setting.key, setting]));
  const missing = Object.entries(fields).flatMap(([key, field]) => {
    const setting = pinned.get(key);
    if (!setting) return [`${provider}: ${key} is not documented`];
    return [
      ...(isRequired(field) === setting.required
        ? []
        : [`${provider}: ${key} is ${isRequired(field) ? '' : 'not '}required`]),
      ...(field.required ||
      field.made ||
      setting.default === undefined ||
      sameValue(field.default, setting.default)
        ? []
        : [`${provider}: the default of ${key} is ${JSON.stringify(field.default)}`]),
    ];
  });
  const unknown = settings
    .filter(({key}) => !(key in fields))
    .map(({key}) => `${provider}: ${key} is documented, but the provider lacks it`);
  return [...missing, ...unknown];
}

/**
 * The settings of stores have the text "sqlite" as their default, which is not a store: a provider
 * that gets it fails when it starts, so such a setting is required in effect.
 */
function isRequired(field: DescribedField): boolean {
  return field.required || field.default === 'sqlite';
}

function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
