import {type Choice, firstChoice, storeTypes} from './choice';
import {compose, type Composed} from './compose';
import type {ComposerFacts, VersionFacts} from './facts';

/** A choice with the file that comes of it. */
export interface Combination {
  /** Providers as `api/type` with a plus sign between them, or the option. */
  readonly id: string;
  readonly kind: 'alone' | 'pair' | 'option';
  readonly choice: Choice;
  readonly composed: Composed;
}

type Named = Pick<VersionFacts['providers'][0], 'api' | 'type'>;

const nameOf = ({api, type}: Named): string => `${api}/${type}`;

/**
 * Every provider alone, every pair of providers of different APIs, and every other option once. Each has
 * what its problems say to add, because it needs that.
 */
export function combinationsOf(version: string, facts: ComposerFacts): Combination[] {
  const ofVersion = facts[version];
  if (!ofVersion) throw new Error(`run-file-composer: no facts of the version "${version}".`);
  const {providers, stores, authentication, policies} = ofVersion;
  const base = {...firstChoice(facts, version), providers: {}};
  const of = (...chosen: readonly Named[]): Choice => {
    const types: Record<string, string[]> = {};
    for (const {api, type} of chosen) (types[api] ??= []).push(type);
    return completed({...base, providers: types}, facts);
  };
  const all = completed({...base, providers: onePerApi(ofVersion)}, facts);
  const options: [string, Choice][] = [
    ...stores.flatMap(({key}) =>
      storeTypes(ofVersion, key).map((type): [string, Choice] => [
        `store ${key} ${type}`,
        {...all, stores: {[key]: type}},
      ]),
    ),
    ...authentication.flatMap(({id}) =>
      [undefined, ...policies.map((each) => each.id)].map((policy): [string, Choice] => [
        `authentication ${id} ${policy ?? ''}`.trim(),
        {...all, authentication: id, policy},
      ]),
    ),
    ['quota', {...all, quota: 100}],
  ];
  const written = (id: string, kind: Combination['kind'], choice: Choice): Combination => ({
    id,
    kind,
    choice,
    composed: compose(choice, facts),
  });
  return [
    ...providers.map((each) => written(nameOf(each), 'alone', of(each))),
    ...providers.flatMap((one, place) =>
      providers
        .slice(place + 1)
        .filter((other) => other.api !== one.api)
        .map((other) => written(`${nameOf(one)} + ${nameOf(other)}`, 'pair', of(one, other))),
    ),
    ...options.map(([id, choice]) => written(id, 'option', choice)),
  ];
}

const onePerApi = ({apis}: VersionFacts): Record<string, string[]> =>
  Object.fromEntries(apis.map(({name, first}) => [name, [first]]));

/** Adds what the problems of a choice say to add, until none does. */
function completed(choice: Choice, facts: ComposerFacts): Choice {
  const add = compose(choice, facts).problems.find(
    (problem) => problem.level === 'error' && problem.add,
  )?.add;
  if (!add) return choice;
  const types = [...(choice.providers[add.api] ?? []), add.type];
  return completed({...choice, providers: {...choice.providers, [add.api]: types}}, facts);
}
