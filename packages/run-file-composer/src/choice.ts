import type {ComposerFacts, VersionFacts} from './facts';

/** What a reader has chosen. An option that is absent has its default. */
export interface Choice {
  readonly version: string;
  /** Name of the stack, in lower case. */
  readonly name: string;
  /** Types of providers by their API. */
  readonly providers: Readonly<Record<string, readonly string[]>>;
  /** Types of stores by the key of the store; `none` leaves an optional one out. */
  readonly stores: Readonly<Record<string, string>>;
  readonly authentication?: string | undefined;
  readonly policy?: string | undefined;
  /** Requests a day. */
  readonly quota?: number | undefined;
}

const defaultName = 'my-stack';
const namePattern = /^[a-z][a-z0-9-]{0,39}$/;
const prefix = 'store.';

/** Whether a text can be the name of a stack. */
export const isName = (text: string): boolean => namePattern.test(text);

/**
 * What is chosen before the reader chooses anything.
 * @param version its name; the first of the facts when left out
 * @throws Error when the facts have no such version
 */
export function firstChoice(facts: ComposerFacts, version = Object.keys(facts)[0] ?? ''): Choice {
  const ofVersion = facts[version];
  if (!ofVersion) {
    throw new Error(
      `run-file-composer: expected facts of a version, found none of "${version}" among ${Object.keys(facts).join(', ')}.`,
    );
  }
  const providers: Record<string, string[]> = {};
  for (const {api, type} of ofVersion.providers) {
    if (ofVersion.start.includes(`${api}/${type}`)) (providers[api] ??= []).push(type);
  }
  return {version, name: defaultName, providers, stores: {}};
}

/** Writes a choice as the fragment of an address, without the sign before it. */
export function encodeChoice(choice: Choice): string {
  const parts: [string, string][] = [
    ['version', choice.version],
    ['name', choice.name],
    ...Object.entries(choice.providers).flatMap(([api, types]): [string, string][] =>
      types.length > 0 ? [[api, types.join(',')]] : [],
    ),
    ...Object.entries(choice.stores).map(([key, type]): [string, string] => [prefix + key, type]),
    ...(choice.authentication ? [['auth', choice.authentication] as [string, string]] : []),
    ...(choice.policy ? [['policy', choice.policy] as [string, string]] : []),
    ...(choice.quota ? [['quota', String(choice.quota)] as [string, string]] : []),
  ];
  return parts
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
    .replace(/%3A|%2C/g, (code) => decodeURIComponent(code));
}

/** A choice, and what of its address means nothing, in sentences. */
export interface Decoded {
  readonly choice: Choice;
  readonly mistakes: readonly string[];
}

/**
 * Reads a choice from the fragment of an address.
 * @param fragment with or without the sign before it; an empty one is the first choice
 */
export function decodeChoice(fragment: string, facts: ComposerFacts): Decoded {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  if ([...given.keys()].length === 0) return {choice: firstChoice(facts), mistakes: []};
  const mistakes: string[] = [];
  const named = given.get('version');
  const isKnown = named !== null && Object.hasOwn(facts, named);
  if (named !== null && !isKnown) mistakes.push(`There’s no version “${named}”.`);
  const choice = firstChoice(facts, isKnown ? named : undefined);
  const ofVersion = facts[choice.version] as VersionFacts;
  const providers: Record<string, string[]> = {};
  const stores: Record<string, string> = {};
  const read: {-readonly [Key in keyof Choice]?: Choice[Key]} = {};
  const has = (list: readonly {readonly id: string}[], id: string): boolean =>
    list.some((each) => each.id === id);
  for (const [key, value] of given) {
    const {authentication, policies, apis} = ofVersion;
    if (key === 'version') continue;
    if (key === 'name' && isName(value)) read.name = value;
    else if (key === 'auth' && has(authentication, value)) read.authentication = value;
    else if (key === 'policy' && has(policies, value)) read.policy = value;
    else if (key === 'quota' && isQuota(value)) read.quota = Number(value);
    else if (['name', 'auth', 'policy', 'quota'].includes(key)) {
      mistakes.push(`“${value}” can’t be the ${key}.`);
    } else if (apis.some((api) => api.name === key)) {
      for (const type of new Set(value.split(','))) {
        const isProvider = ofVersion.providers.some(
          (each) => each.api === key && each.type === type,
        );
        if (isProvider) (providers[key] ??= []).push(type);
        else mistakes.push(`${ofVersion.label} has no provider “${type}” for ${key}.`);
      }
    } else if (key.startsWith(prefix)) {
      const store = key.slice(prefix.length);
      if (storeTypes(ofVersion, store).includes(value)) stores[store] = value;
      else mistakes.push(`${ofVersion.label} has no store “${store}” of type “${value}”.`);
    } else mistakes.push(`“${key}” in the address isn’t a choice of this page.`);
  }
  return {choice: {...choice, ...read, providers, stores}, mistakes};
}

/** Whether a text is a number of requests. */
export const isQuota = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

/** The types that a store can have, the default first; `none` where it can be left out. */
export function storeTypes({stores, kinds}: VersionFacts, key: string): string[] {
  const store = stores.find((each) => each.key === key);
  if (!store) return [];
  const types = Object.keys(kinds[store.kind]?.types ?? {});
  return store.isOptional ? [...types, 'none'] : types;
}

/** The choice of a reader, in another version: what that lacks is left out and named. */
export const inVersion = (choice: Choice, version: string, facts: ComposerFacts): Decoded =>
  decodeChoice(encodeChoice({...choice, version}), facts);
