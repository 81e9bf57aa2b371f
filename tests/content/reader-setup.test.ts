import {describe, expect, it} from 'vitest';
import type {Fence} from '@docs-kit/docs-facts/markdown';
import {syntaxProblem} from '@docs-kit/docs-facts/samples';
import {fit} from '@docs-kit/reader-setup/edits';
import type {Setup} from '@docs-kit/reader-setup/facts';
import {readerSetupOptions} from '@site/src/config/reader-setup';
import {setupFactsOf} from '@site/src/facts/setup-facts';
import {readVersionData} from '@site/src/files/version-facts';
import {nextVersion, siteVersions} from '@site/src/site/versions';
import {documentedSamples} from '../support/api-samples';
import {readGuideCode} from '../support/guide-texts';

const {defaults, versions} = readerSetupOptions();
const programs = /^(bash|python|javascript)$/;

/** The guides whose samples readers put together into a program of their own. */
const guides =
  /\/(quickstart|detailed_tutorial|rag|agent|responses_vs_agents|tools|pdf_folder)\.mdx?$/;

describe.each(siteVersions)('the choices of readers of $name', (version) => {
  const facts = versions[version === nextVersion ? 'current' : version.name];
  if (!facts) throw new Error(`No choices of ${version.name}.`);
  const {fences} = readGuideCode(version.docsFolder);
  const programFences = fences.filter(
    ({file, language}) => guides.test(file) && programs.test(language),
  );
  const choices: Setup[] = [
    ...facts.providers.map(({id}) => ({provider: id})),
    ...facts.stores.map(({id}) => ({store: id})),
  ];
  const setups = choices.flatMap((choice) => [
    choice,
    {...choice, server: 'https://stack.example', token: 'MY_TOKEN'},
  ]);
  const fitted = (fence: Fence, setup: Setup): Fence => {
    let {code} = fence;
    for (const {start, end, text} of [...fit(fence, setup, facts, defaults).edits].reverse()) {
      code = code.slice(0, start) + text + code.slice(end);
    }
    return {...fence, code};
  };

  it('begin with what samples show', () => {
    const [{model}] = facts.providers;
    const [{id}] = facts.stores;
    const all = programFences.map(({code}) => code).join('\n');
    expect(all).toContain(model);
    expect(all).toMatch(new RegExp(`provider_id["']?[=:] ?["']${id}["']`));
  });

  it.each(facts.providers)('name a model that the page of $name uses', ({id, model}) => {
    const page = new RegExp(`/remote_${id}\\.mdx?$`);
    const named = fences.filter(({file, code}) => page.test(file) && code.includes(model));
    expect(named.length).toBeGreaterThan(0);
  });

  it('make programs of each sample', () => {
    const problems = new Map<string, string | undefined>();
    for (const setup of setups) {
      for (const fence of programFences.map((each) => fitted(each, setup))) {
        if (!problems.has(fence.code)) problems.set(fence.code, syntaxProblem(fence));
      }
    }
    // Each choice changes some samples.
    expect(problems.size).toBeGreaterThan(programFences.length + setups.length);
    expect([...problems.values()].filter(Boolean)).toEqual([]);
    // Every sample with every choice: half a minute on a busy machine.
  }, 120_000);

  it('leave no word of what they replace', () => {
    const [{model}] = facts.providers;
    const [provider] = facts.providers.filter(({id}) => id === 'openai');
    const setup = {provider: provider?.id, server: 'https://stack.example', store: 'pgvector'};
    const left = programFences
      .map((fence) => fitted(fence, setup))
      .filter(({code}) => code.includes(`"${model}"`) || code.includes(defaults.server));
    expect(left.map(({file, line}) => `${file}:${line}`)).toEqual([]);
  });
});

describe('a token', () => {
  it('is in the sample of each operation in each language', () => {
    const languages: Readonly<Record<string, string>> = {curl: 'bash', nodejs: 'javascript'};
    const facts = versions.current;
    if (!facts) throw new Error('No choices of the unreleased version.');
    const samples = documentedSamples().filter(({sample}) => sample.code.includes(defaults.server));
    const without = samples.filter(({sample: {id, code}}) => {
      const language = languages[id] ?? id;
      const {edits} = fit({code, language}, {token: 'MY_TOKEN'}, facts, defaults);
      return !edits.some(({text}) => text.includes('MY_TOKEN'));
    });
    expect(samples.length).toBeGreaterThan(500);
    expect(without.map(({sample}) => sample.code)).toEqual([]);
  });
});

describe('the data of the choices', () => {
  it('names providers and stores that the distribution serves', () => {
    const data = readVersionData(nextVersion.name);
    expect(() =>
      setupFactsOf({
        ...data,
        setup: {...data.setup, providers: [{id: 'nowhere', name: 'Nowhere', model: 'nowhere/a'}]},
      }),
    ).toThrow(
      'data/next/setup.json: expected a provider of inference in the run file of "starter", found "nowhere".',
    );
  });
});
