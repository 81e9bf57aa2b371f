import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {parse, parseAllDocuments} from 'yaml';
import {composerFacts} from '@docs-kit/run-file-composer/read-facts';
import {compose} from '@docs-kit/run-file-composer/compose';
import {decodeChoice, encodeChoice} from '@docs-kit/run-file-composer/choice';
import {composerOptions} from '@site/src/config/run-file-composer';
import {siteVersions} from '@site/src/site/versions';
import {filesOf} from '@site/verification/composition/files';
import {currentRuns, untakenFiles} from '@site/verification/composition/pending';

const facts = composerFacts(composerOptions());

describe.each(siteVersions)('the run files of $name that readers compose', ({name, path}) => {
  const {combinations} = filesOf(name);
  const ofVersion = facts[name];

  it('are as many as providers and pairs of them', () => {
    const {providers = []} = ofVersion ?? {};
    const alone = combinations.filter(({kind}) => kind === 'alone');
    expect(alone).toHaveLength(providers.length);
    expect(alone.length).toBeGreaterThan(50);
    const pairs = providers.flatMap((one, place) =>
      providers.slice(place + 1).filter(({api}) => api !== one.api),
    );
    expect(combinations.filter(({kind}) => kind === 'pair')).toHaveLength(pairs.length);
  });

  it('are YAML with a comment in each line, and no provider lacks an API', () => {
    for (const {id, composed} of combinations.filter(({kind}) => kind !== 'pair')) {
      expect(parse(composed.runFile), id).toMatchObject({version: 2, image_name: 'my-stack'});
      const bare = composed.runFile
        .trimEnd()
        .split('\n')
        .filter((line) => !/ # \S/.test(line));
      expect(bare, id).toEqual([]);
      expect(
        composed.problems.filter(({add, level}) => add && level === 'error'),
        id,
      ).toEqual([]);
    }
  });

  it('explain each variable, and commands have a value where the reader has to choose one', () => {
    const found = combinations.flatMap(({composed}) => composed.variables);
    expect(found.length).toBeGreaterThan(100);
    const unexplained = found.filter(
      (each) => !each.meaning || (each.default === undefined && !each.isSecret && !each.example),
    );
    expect([...new Set(unexplained.map((each) => each.name))]).toEqual([]);
  });

  it('have commands whose manifests are YAML, with the file in the ConfigMap', () => {
    const [{composed} = fail('combination')] = combinations;
    const {parts = []} = composed.commands.find(({id}) => id === 'kubernetes') ?? {};
    const manifests = parts
      .filter(({language}) => language === 'yaml')
      .flatMap(({code}) => parseAllDocuments(code))
      .map((document) => document.toJS() as {kind: string; data?: Record<string, string>});
    expect(manifests.map(({kind}) => kind)).toEqual([
      'ConfigMap',
      'Deployment',
      'PersistentVolumeClaim',
      'Service',
    ]);
    expect(parse(manifests[0]?.data?.['run.yaml'] ?? '')).toEqual(parse(composed.runFile));
    for (const {parts: all} of composed.commands) {
      for (const {code} of all) expect(code).not.toMatch(/\{\{|<(?:framework|client)>/);
    }
  });

  it('have addresses that restore them', () => {
    for (const {choice, composed} of combinations.filter(({kind}) => kind === 'option')) {
      const {choice: restored, mistakes} = decodeChoice(encodeChoice(choice), facts);
      expect(mistakes).toEqual([]);
      expect(compose(restored, facts).runFile).toBe(composed.runFile);
    }
  });

  it('come from facts that are light to load, with the path of the version', () => {
    const text = JSON.stringify(ofVersion);
    expect(brotliCompressSync(text).length).toBeLessThan(60_000);
    expect(ofVersion?.path).toBe(path);
    expect(ofVersion?.providers.every(({page}) => page.startsWith('providers/'))).toBe(true);
  });

  it('were all taken by the framework, and servers started with them or ended as foretold', () => {
    const record = currentRuns(name);
    // `npm run verify -- --pending` names what changed since, and a cut demands it.
    if (!record) return;
    const count = (kind: string) => combinations.filter((each) => each.kind === kind).length;
    const {alone, pairs, options, refused, notImported, servers, notStarted} = record;
    expect({alone, pairs, options, refused, notImported}).toEqual({
      alone: count('alone'),
      pairs: count('pair'),
      options: count('option'),
      refused: 0,
      notImported: [],
    });
    expect(servers.filter(({result}) => result === 'differs')).toEqual([]);
    const known = [...servers.map(({id}) => id), ...notStarted].sort();
    const files = combinations.filter(({kind}) => kind !== 'pair').map(({id}) => id);
    expect(known).toEqual(files.sort());
    expect(servers.length).toBeGreaterThan(notStarted.length);
  });
});

describe('run files that the framework has not taken', () => {
  it('are counted, with the command that has it take them', () => {
    expect(untakenFiles(['none'])).toEqual([expect.stringContaining('run.ts --version none`')]);
  });
});

function fail(what: string): never {
  throw new Error(`There is no ${what}.`);
}
