import {defaultOf} from './apply';
import type {Command, FollowedData} from './data';
import type {Facts} from './digest';
import {readSetting} from './setting';

/** What a revision says, by kind and name, such as `option`, `zoo feed --animal`. */
export type PinnedFacts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A fact that the data does not have as the source says it. */
export interface Disagreement {
  readonly kind: string;
  readonly key: string;
  /** What the source says; undefined where it has no such thing. */
  readonly source?: string;
  /** What the data says; undefined where it lacks it. */
  readonly data?: string;
}

/** Names with what is said of each; an empty text where being there is all. */
type Claims = ReadonlyMap<string, string>;

/**
 * Compares the data with the facts of the revision that it documents, in both directions. A kind that
 * the facts lack is not compared.
 * @returns what differs, in the order of the facts; what only the data has comes last in its kind
 */
export function disagreements(data: FollowedData, facts: PinnedFacts): Disagreement[] {
  return Object.entries(readers).flatMap(([kind, {said, claims, isPartial}]) => {
    const found = facts[kind];
    if (!found) return [];
    const own: Claims = new Map(claims(data));
    const differing = Object.entries(found).flatMap(([key, fact]): Disagreement[] => {
      if (isGroup(key, facts)) return [];
      const claim = own.get(key);
      const source = said(fact, key);
      if (claim === undefined) return isNamed(kind, key) ? [{kind, key, source: fact}] : [];
      const isSame = source === undefined || source.some((one) => isEqual(one, claim));
      return isSame ? [] : [{kind, key, source: source.join(' or '), data: claim}];
    });
    const more = isPartial ? [] : [...own].filter(([key]) => !(key in found));
    return [...differing, ...more.map(([key, claim]) => ({kind, key, data: claim}))];
  });
}

/** The part of the facts that is compared. */
export function comparedFacts(facts: Facts): PinnedFacts {
  return Object.fromEntries(
    Object.keys(readers)
      .filter((kind) => facts[kind])
      .map((kind) => [
        kind,
        Object.fromEntries(Object.entries(facts[kind] ?? {}).map(([key, [value]]) => [key, value])),
      ]),
  );
}

/** A command that only has others, or an option of it: `zoo` when there is `zoo feed`. */
function isGroup(key: string, facts: PinnedFacts): boolean {
  const command = key.replace(/ -\S+$/, '');
  return ['command', 'client command'].some((kind) => {
    const names = Object.keys(facts[kind] ?? {});
    return names.includes(command) && names.some((name) => name.startsWith(`${command} `));
  });
}

/** Whether the data has the same names: it calls arguments as people read them. */
const isNamed = (kind: string, key: string): boolean =>
  !kind.endsWith('option') || / -\S+$/.test(key);

const isEqual = (a: string, b: string): boolean =>
  a === b || (a !== '' && b !== '' && Number(a) === Number(b));

interface Reader {
  /** What the data may say for a fact; undefined where the fact does not tell. */
  readonly said: (fact: string, key: string) => readonly string[] | undefined;
  readonly claims: (data: FollowedData) => (readonly [name: string, claim: string])[];
  /** Whether the facts leave out some that the data has to have. */
  readonly isPartial?: true;
}

const isThere = (): string[] => [''];
const asItIs = (fact: string): string[] => [fact];
const named = (names: readonly string[]): [string, string][] => names.map((name) => [name, '']);
const unescaped = (escape: string): string => String.fromCharCode(parseInt(escape.slice(2), 16));
const own = ({api, type}: {api: string; type: string}): string => `${api} ${type}`;

/** What is compared of a setting, in one order. */
const settingClaim = (one: object): string => {
  const {type, required, default: value, nullable, enum: values} = one as Record<string, unknown>;
  return JSON.stringify({type, required, default: value, nullable, enum: values});
};

/** Flags with their defaults. Arguments have names of their own in the data, which people read. */
const flagClaims = (commands: readonly Command[]): [string, string][] =>
  commands.flatMap(({name, options}) =>
    options.flatMap(({flags, default: value}) =>
      flags.map((flag): [string, string] => [`${name} ${flag}`, value ?? '']),
    ),
  );

const flags = (claims: Reader['claims']): Reader => ({
  said: (fact) => [defaultOf(fact) ?? ''],
  claims,
});

/** How each kind of fact is read from the data, and compared with the source. */
export const readers: Readonly<Record<string, Reader>> = {
  provider: {said: isThere, claims: ({providers}) => named(providers.map(own))},
  setting: {
    said: (fact, key) => {
      const setting = readSetting(key.slice(key.lastIndexOf(' ') + 1), fact);
      return setting && [settingClaim(setting)];
    },
    claims: ({providers}) =>
      providers.flatMap((one) =>
        one.config.map((field): [string, string] => [
          `${own(one)} ${field.key}`,
          settingClaim(field),
        ]),
      ),
  },
  package: {
    said: isThere,
    claims: ({providers}) =>
      named(providers.flatMap((one) => one.pipPackages.map((name) => `${own(one)} ${name}`))),
  },
  command: {said: isThere, claims: ({commands}) => named(commands.map(({name}) => name))},
  option: flags(({commands}) => flagClaims(commands)),
  'client command': {
    said: isThere,
    claims: ({clientCommands}) => named(clientCommands.map(({name}) => name)),
  },
  'client option': flags(({clientCommands}) => flagClaims(clientCommands)),
  variable: {
    said: (fact) => {
      const values = fact.split(' or ').map((value) => value.replace(/\\u[\da-f]{4}/i, unescaped));
      // Others are expressions, or contain the name of a distribution.
      return values.every((value) => /^[^"+(]*$/.test(value) && !/^[A-Z_]+$|~\//.test(value))
        ? values
        : undefined;
    },
    isPartial: true,
    claims: ({variables}) => variables.map((one) => [one.name, one.default ?? ''] as const),
  },
  method: {
    said: asItIs,
    claims: ({methods}) =>
      methods.map(
        ({method, httpMethod, path, returns}) =>
          [method, `${httpMethod} ${path} → ${returns}`] as const,
      ),
  },
  argument: {
    said: asItIs,
    claims: ({methods}) =>
      methods.flatMap(({method, parameters}) =>
        parameters.map(({name, type, required}): [string, string] => [
          `${method} ${name}`,
          `${type}${required ? ', required' : ''}`,
        ]),
      ),
  },
  route: {
    said: isThere,
    claims: ({routes}) => named(routes.map((route) => route.replaceAll(':path}', '}'))),
  },
};
