import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Workflow {
  readonly jobs: Readonly<
    Record<string, {readonly needs?: string; readonly steps: readonly Step[]}>
  >;
}

const folder = path.resolve(__dirname, '../../../.github/workflows');
const workflows = readdirSync(folder).map((file) => ({
  file,
  text: readFileSync(path.join(folder, file), 'utf8'),
}));
const jobs = workflows.flatMap(({file, text}) =>
  Object.entries((parse(text) as Workflow).jobs).map(([name, job]) => ({file, name, ...job})),
);

describe('the workflows', () => {
  it('publish in one place, after the tests, what the tests have built', () => {
    const publishing = jobs.filter(({steps}) =>
      steps.some(({uses}) => uses?.startsWith('actions/deploy-pages@')),
    );
    expect(publishing).toMatchObject([{file: 'ci.yml', name: 'deploy', needs: 'test'}]);
    const tested = jobs.find(({file, name}) => file === 'ci.yml' && name === 'test');
    const steps = tested?.steps.map(({uses, run}) => run ?? uses?.split('@')[0]) ?? [];
    expect(steps.slice(-3)).toEqual([
      '.ci/run',
      'npm run audit -- --grep @kind',
      'actions/upload-pages-artifact',
    ]);
    expect(publishing[0]?.steps).toHaveLength(1);
  });

  it('check all pages with axe every night, in shards', () => {
    const audit = jobs.find(({file, name}) => file === 'nightly.yml' && name === 'audit');
    expect(audit?.steps.at(-1)?.run).toBe('npm run audit -- --shard ${{ matrix.shard }}/4');
  });

  it('try the life of a version every night', () => {
    const versions = jobs.find(({file, name}) => file === 'nightly.yml' && name === 'versions');
    expect(versions?.steps.flatMap(({run}) => run ?? [])).toEqual([
      'npm ci',
      'npx --no-install tsx tests/versions/cut-and-archive.ts',
    ]);
  });

  it('run every sample of the latest release every night', () => {
    const verify = jobs.find(({file, name}) => file === 'nightly.yml' && name === 'verify');
    expect(verify?.steps.flatMap(({run}) => run ?? [])).toEqual([
      'npm ci',
      'npm run generate',
      'npm run verify',
    ]);
  });

  it('report each week what the framework changes, in one pull request that nothing merges', () => {
    const following = jobs.filter(({file}) => file === 'follow.yml');
    const commands = (name: string): string =>
      following
        .filter((job) => job.name === name)
        .flatMap(({steps}) => steps.map(({run = ''}) => run))
        .join('\n');
    expect(following.map(({name}) => name)).toEqual(['report', 'propose']);
    expect(
      commands('report').match(/npm run (?:follow|verify -- --quick(?: --newest)?|check)/g),
    ).toEqual([
      'npm run follow',
      'npm run follow',
      'npm run verify -- --quick',
      'npm run verify -- --quick --newest',
      'npm run check',
    ]);
    expect(commands('propose').match(/gh pr \w+/g)).toEqual(['gh pr edit', 'gh pr create']);
    expect(workflows.filter(({text}) => /gh pr merge|--auto\b/.test(text))).toEqual([]);
  });

  it('name each action by a commit', () => {
    const used = jobs.flatMap(({steps}) => steps.flatMap(({uses}) => uses ?? []));
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(name))).toEqual([]);
  });
});
