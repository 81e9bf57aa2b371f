/** What providers can do, where they run, and which distributions have them. */
import {type Page, type PageFinding, perVersion} from '@docs-kit/docs-facts/checks';
import type {SiteFacts} from './facts';

const TYPE = '`((?:inline|remote)::[\\w:-]+)`';
const DENIES = /\b(?:no|not|never|cannot|neither|nor|unlike|without|except)\b|n't\b/i;

/** APIs by the words, in small letters, by which a sentence calls their providers. */
const API_WORDS: Readonly<Record<string, string>> = {
  inference: 'inference',
  safety: 'safety',
  'vector i/o': 'vector_io',
  agents: 'agents',
  telemetry: 'telemetry',
  eval: 'eval',
  scoring: 'scoring',
  'post-training': 'post_training',
  files: 'files',
  'dataset i/o': 'datasetio',
  'tool runtime': 'tool_runtime',
};

interface Claim {
  readonly type: string;
  readonly isTrue: boolean;
  readonly truth: string;
}

/** Modes of search that a provider's own code refuses, by the last part of its module. */
export const refusedModes = perVersion(
  ({data}: SiteFacts): ReadonlyMap<string, ReadonlySet<string>> => {
    const found = new Map<string, Set<string>>();
    for (const [file, messages] of Object.entries(data.framework.messages)) {
      const [, module] = /\/vector_io\/(\w+)\/[^/]+$/.exec(file) ?? [];
      for (const {text} of module === undefined ? [] : messages) {
        const [, mode] = /^(Keyword|Hybrid) search is not supported\b/.exec(text) ?? [];
        if (module !== undefined && mode !== undefined)
          found.set(module, (found.get(module) ?? new Set()).add(mode.toLowerCase()));
      }
    }
    if (found.size === 0) throw new Error('No provider of the data refuses a mode of search.');
    return found;
  },
);

/** Sentences about the features of a provider that its data contradict. */
export function wrongFeatures(page: Page, facts: SiteFacts): PageFinding[] {
  return page.statements.flatMap(({line, text}) =>
    text
      .split(/(?<=[.;]) | \| /)
      .flatMap((sentence) => [
        ...placeClaims(sentence),
        ...apiClaims(sentence, facts),
        ...searchClaims(sentence, facts),
        ...distributionClaims(sentence, facts),
      ])
      .filter(({isTrue}) => !isTrue)
      .map(({type, truth}) => ({file: page.file, line, name: type, message: truth})),
  );
}

/** "`remote::x` runs inside the server", "`inline::x` connects to a server of its own". */
function placeClaims(sentence: string): Claim[] {
  const inside = new RegExp(`${TYPE} (?:runs|works|is) (?:inside|in|within) the server\\b`);
  const beside = new RegExp(
    `${TYPE} (?:connects to|needs|calls) (?:a|an) (?:\\w+ )?server of its own`,
  );
  const claim = (pattern: RegExp, kind: string): Claim[] => {
    const [, type] = pattern.exec(sentence) ?? [];
    return type === undefined
      ? []
      : [{type, isTrue: type.startsWith(kind), truth: `"${type}" is not ${kind}: ${sentence}`}];
  };
  return [...claim(inside, 'inline'), ...claim(beside, 'remote')];
}

/** "`x` is a safety provider", "the `x` safety provider", "the safety provider `x`". */
function apiClaims(sentence: string, {data, version}: SiteFacts): Claim[] {
  const words = Object.keys(API_WORDS).join('|');
  const before = new RegExp(`${TYPE}(?: is (?:an?|the))? (${words}) providers?\\b`, 'gi');
  const after = new RegExp(`\\b(${words}) provider ${TYPE}`, 'gi');
  const named = [
    ...[...sentence.matchAll(before)].map(([, type = '', word = '']) => ({type, word})),
    ...[...sentence.matchAll(after)].map(([, word = '', type = '']) => ({type, word})),
  ];
  return named.flatMap(({type, word}) => {
    const apis = data.providers.providers.filter((one) => one.type === type).map(({api}) => api);
    const api = Object.entries(API_WORDS).find(([name]) => name === word.toLowerCase())?.[1];
    return apis.length === 0 || api === undefined
      ? []
      : [
          {
            type,
            isTrue: apis.includes(api),
            truth: `"${type}" is a provider of ${apis.join(', ')} in ${version}.`,
          },
        ];
  });
}

/** "`x` supports hybrid search", "With `x`, keyword search works", "`x` doesn't support keyword search". */
function searchClaims(sentence: string, facts: SiteFacts): Claim[] {
  const [, modes] = /\b(keyword|hybrid|keyword (?:and|or) hybrid) search/i.exec(sentence) ?? [];
  const verb = /\b(?:supports?|has|can do|works?)\b/i.test(sentence);
  const types = [...sentence.matchAll(new RegExp(TYPE, 'g'))].map(([, type = '']) => type);
  const [type] = types;
  if (modes === undefined || !verb || types.length !== 1 || type === undefined) return [];
  const provider = facts.data.providers.providers.find(
    (one) => one.api === 'vector_io' && one.type === type,
  );
  if (!provider) return [];
  const refused = refusedModes(facts).get(provider.module.split('.').at(-1) ?? '') ?? new Set();
  const isDenied = DENIES.test(sentence);
  const named = modes.toLowerCase().split(/ and | or /);
  return [
    {
      type,
      isTrue: named.every((mode) => refused.has(mode) === isDenied),
      truth: `"${type}" ${refused.size === 0 ? 'refuses no mode of search' : `refuses ${[...refused].join(' and ')} search`} in ${facts.version}.`,
    },
  ];
}

/** "The `x` distribution includes `y`", with or without a "not". */
function distributionClaims(sentence: string, {data, version}: SiteFacts): Claim[] {
  const match = new RegExp(
    `\\b[Tt]he \`([\\w-]+)\` distribution (includes|contains|has|doesn't include|doesn't contain|doesn't have) ${TYPE}`,
  ).exec(sentence);
  const [, name = '', verb = '', type = ''] = match ?? [];
  const providers = data.providers.providers.filter((one) => one.type === type);
  if (providers.length === 0) return [];
  const has = providers.some(({distributions}) => distributions.some((one) => one.name === name));
  return [
    {
      type,
      isTrue: has !== verb.includes("n't"),
      truth: `the distribution "${name}" ${has ? 'has' : 'does not have'} "${type}" in ${version}.`,
    },
  ];
}
