import type {Choice} from './choice';
import type {Caution, Level, ProviderFacts, VersionFacts} from './facts';

/** What does not go together in a choice, or has to be known before it is started. */
export interface Problem {
  readonly level: Level;
  /** Part of the choice that it is about, such as `inference remote::a`. */
  readonly where: string;
  readonly why: string;
  readonly instead?: string | undefined;
  /** A provider that resolves it, to be chosen too. */
  readonly add?: {readonly api: string; readonly type: string} | undefined;
  /** What the server says as it ends. */
  readonly message?: string | undefined;
}

const order: readonly Level[] = ['error', 'warning', 'info'];

const placeOf = ({api, type}: Pick<ProviderFacts, 'api' | 'type'>): string => `${api} ${type}`;

/** Finds what the reader should know of a choice, the worst first. */
export function problemsOf(
  choice: Choice,
  chosen: readonly ProviderFacts[],
  facts: VersionFacts,
): Problem[] {
  const problems = [
    ...(chosen.length === 0
      ? [
          {
            level: 'warning',
            where: 'providers',
            why: 'Nothing is chosen, so the server has no work to do.',
          } as const,
        ]
      : []),
    ...chosen.flatMap((provider) => missingApis(provider, chosen, facts)),
    ...chosen.flatMap((provider) => cautions(placeOf(provider), provider.cautions)),
    ...tooMany(chosen, facts),
    ...sharedTools(chosen),
    ...lackingAbilities(chosen, facts),
    ...facts.stores.flatMap(({key, label, cautions: ofTypes = {}}) => {
      const caution = ofTypes[choice.stores[key] ?? ''];
      return caution ? cautions(label, [caution]) : [];
    }),
    ...serverProblems(choice, facts),
  ];
  return problems.sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

const cautions = (where: string, list: readonly Caution[] = []): Problem[] =>
  list.map((caution) => ({where, ...caution}));

/** APIs that a provider needs and nothing in the file serves: each is said once, with what to add. */
function missingApis(
  provider: ProviderFacts,
  chosen: readonly ProviderFacts[],
  {apis, always, missing}: VersionFacts,
): Problem[] {
  const served = new Set(chosen.map(({api}) => api));
  const lacking = provider.needs.flatMap((need) => {
    const api = apis.find(({name, brings}) => name === need || brings.includes(need));
    return always.includes(need) || (api && served.has(api.name)) ? [] : [api?.name ?? need];
  });
  return [...new Set(lacking)].map((name) => {
    const first = apis.find((api) => api.name === name)?.first;
    return {
      level: 'error' as const,
      where: placeOf(provider),
      why: `It needs the API ${name}, and the file has no provider for it.`,
      message: missing.replace('<api>', provider.needs.find((need) => need === name) ?? ''),
      ...(first && {instead: `Add ${first}.`, add: {api: name, type: first}}),
    };
  });
}

/** Where a server takes one provider, the others have no effect. */
function tooMany(chosen: readonly ProviderFacts[], {apis}: VersionFacts): Problem[] {
  return apis.flatMap(({name, isSingle}) => {
    const types = chosen.filter(({api}) => api === name).map(({type}) => type);
    if (!isSingle || types.length < 2) return [];
    return [
      {
        level: 'warning' as const,
        where: name,
        why: `A server uses one provider for ${name}: ${types.at(-1) ?? ''}, the last in the file. The others start without being used.`,
        instead: 'Keep one.',
      },
    ];
  });
}

/** Two providers cannot have one group of tools. */
function sharedTools(chosen: readonly ProviderFacts[]): Problem[] {
  return chosen.flatMap((provider, place) => {
    const {toolGroup} = provider;
    const owner = chosen.slice(0, place).find((each) => each.toolGroup === toolGroup);
    if (!toolGroup || !owner) return [];
    return [
      {
        level: 'warning' as const,
        where: placeOf(provider),
        why: `The tools ${toolGroup} belong to one provider, and ${owner.type} has them in this file.`,
        instead: `Take out ${owner.type}, or register this provider’s tools under another name.`,
      },
    ];
  });
}

function lackingAbilities(chosen: readonly ProviderFacts[], facts: VersionFacts): Problem[] {
  return facts.abilities.flatMap(({api, name, lacking, neededBy, why, first}) => {
    const ofApi = chosen.filter((provider) => provider.api === api);
    const users = chosen.filter(
      (provider) =>
        neededBy.includes(provider.api) || neededBy.includes(`${provider.api}/${provider.type}`),
    );
    if (ofApi.length === 0 || ofApi.some(({type}) => !lacking.includes(type))) return [];
    return users.map((user) => ({
      level: 'warning' as const,
      where: placeOf(user),
      why: `${why} ${ofApi.map(({type}) => type).join(' and ')} can’t: no ${name}.`,
      instead: `Add ${first}.`,
      add: {api, type: first},
    }));
  });
}

function serverProblems({authentication, policy, quota}: Choice, facts: VersionFacts): Problem[] {
  const auth = facts.authentication.find(({id}) => id === authentication);
  return [
    ...cautions('authentication', auth?.cautions),
    ...(policy && !auth
      ? [
          {
            level: 'error' as const,
            where: 'access policy',
            why: 'Rules apply to users, and without authentication there are none. The file leaves the policy out.',
            instead: 'Choose an authentication.',
          },
        ]
      : cautions('access policy', facts.policies.find(({id}) => id === policy)?.cautions)),
    ...(quota ? cautions('quota', facts.quota.cautions) : []),
  ];
}
