/** Makes the run configuration of a version fit another revision of the framework, from its facts. */
import type {Facts} from '@docs-kit/docs-follow';

type Values = Readonly<Record<string, unknown>>;

interface ProviderEntry extends Values {
  readonly provider_type: string;
  readonly config?: Values;
}

export interface RunConfig extends Values {
  readonly apis: readonly string[];
  readonly providers: Readonly<Record<string, readonly ProviderEntry[]>>;
}

/** The facts of the revision that a configuration was written for, and of the one that it has to fit. */
export interface Revisions {
  readonly before: Facts;
  readonly after: Facts;
  /** The distribution whose stock configuration has what every server needs. */
  readonly stock: string;
}

/**
 * Leaves out what the later revision lacks, such as providers, settings and sections, and takes what it
 * asks for from its own stock configurations. What neither has stays away, and the server says so.
 */
export function fitRunConfig(config: RunConfig, revisions: Revisions): RunConfig {
  const {after, stock} = revisions;
  const providers = Object.fromEntries(
    Object.entries(config.providers).flatMap(([api, entries]) => {
      const kept = entries.filter((entry) => keyOf(api, entry) in (after.provider ?? {}));
      return kept.length === 0 ? [] : [[api, kept.map((entry) => fitEntry(api, entry, revisions))]];
    }),
  );
  const isSection = (key: string): boolean => key in (after.configuration ?? {});
  const own = Object.entries(config);
  const gone = own.filter(([key]) => !isSection(key));
  const sections = Object.keys(after.configuration ?? {}).flatMap((key) => {
    const value = stockValue(after, `${stock} ${key}`);
    if (key in config || value === undefined) return [];
    // A section may have taken in what was one of its own before.
    const moved = isValues(value) ? gone.filter(([name]) => name in value) : [];
    const isAsked = after.configuration?.[key]?.[0].endsWith('required') === true;
    if (moved.length > 0) return [[key, {...(value as Values), ...Object.fromEntries(moved)}]];
    return isAsked ? [[key, value]] : [];
  });
  return {
    ...Object.fromEntries(own.filter(([key]) => isSection(key))),
    ...Object.fromEntries(sections),
    apis: config.apis.filter((api) => api in providers),
    providers,
  };
}

const keyOf = (api: string, {provider_type: type}: ProviderEntry): string => `${api} ${type}`;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fitEntry(api: string, entry: ProviderEntry, {before, after}: Revisions): ProviderEntry {
  const owner = keyOf(api, entry);
  const settings = Object.entries(after.setting ?? {}).filter(([key]) =>
    key.startsWith(`${owner} `),
  );
  if (settings.length === 0 || !entry.config) return entry;
  const fitted = settings.flatMap(([key, [shape]]) => {
    const name = key.slice(owner.length + 1);
    const isSame = before.setting?.[key]?.[0] === shape;
    const own = entry.config?.[name];
    if (own !== undefined && (isSame || !isReference(shape))) return [[name, own]];
    // The framework declares as optional what its providers do not start without.
    const isAsked = shape.endsWith('required') || !(key in (before.setting ?? {}));
    if (own === undefined && !isAsked) return [];
    const value = stockSetting(after, owner, name, shape);
    return value === undefined ? [] : [[name, value]];
  });
  return {...entry, config: Object.fromEntries(fitted) as Values};
}

/** Whether a setting is one of the framework's own types, whose parts may have changed with it. */
const isReference = (shape: string): boolean => /\b[A-Z]\w+(?:Config|Reference)\b/.test(shape);

/** How a stock configuration fills a setting: of the provider itself, or of one with the same setting. */
function stockSetting(facts: Facts, owner: string, name: string, shape: string): unknown {
  const owners = [
    owner,
    ...Object.entries(facts.setting ?? {})
      .filter(([key, [other]]) => other === shape && key.endsWith(` ${name}`))
      .map(([key]) => key.slice(0, -name.length - 1)),
  ];
  const stocks = Object.keys(facts['stock configuration'] ?? {});
  for (const one of owners) {
    for (const key of stocks.filter((stock) => stock.endsWith(` ${one}`))) {
      const entry = stockValue(facts, key);
      const config = isValues(entry) ? entry.config : undefined;
      if (isValues(config) && name in config) return config[name];
    }
  }
  return undefined;
}

/** What a stock configuration has, with files in the folder of the server. */
function stockValue(facts: Facts, key: string): unknown {
  const values = facts['stock configuration']?.[key]?.[0];
  if (values === undefined) return undefined;
  // Two entries of one provider are both in the fact.
  const [text = values] = values.split(/(?<=\}) or (?=\{)/);
  return JSON.parse(text.replace(/\$\{env\.\w+:=~\/[^}]*\}/g, '${env.SERVER_FOLDER}')) as unknown;
}
