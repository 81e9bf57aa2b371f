import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {documentation} from '../../../src/site/product';

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
    expect(steps.slice(-4)).toEqual([
      '.ci/run',
      'npm run audit -- --grep @kind',
      'actions/upload-pages-artifact',
      'actions/upload-artifact',
    ]);
  });

  it('attest the hashes of what they publish, right before they do', () => {
    const deploy = jobs.find(({file, name}) => file === 'ci.yml' && name === 'deploy');
    expect(deploy?.steps.map(({uses}) => uses?.split('@')[0])).toEqual([
      'actions/download-artifact',
      'actions/attest-build-provenance',
      'actions/deploy-pages',
    ]);
    const writing = workflows.filter(({text}) => text.includes('attestations: write'));
    expect(writing.map(({file}) => file)).toEqual(['ci.yml']);
  });

  it('compare the published site with its hashes and a build of its commit every night', () => {
    const published = jobs.find(({file, name}) => file === 'nightly.yml' && name === 'published');
    const commands = published?.steps.map(({run = ''}) => run).join('\n') ?? '';
    expect(commands).toContain('gh attestation verify');
    expect(commands).toMatch(/git checkout[^]*npm ci\nnpm run build\n/);
    expect(commands).toMatch(/scripts\/verify-site\.ts --build build$/);
    const robots = readFileSync(path.resolve(folder, '../../static/robots.txt'), 'utf8');
    expect(robots).toContain(`\nSitemap: ${documentation.url}/sitemap.xml\n`);
  });

  it('check links to other sites every night, and compare those that fail with the known ones', () => {
    const links = jobs.find(({file, name}) => file === 'nightly.yml' && name === 'links');
    const steps = links?.steps.map(({uses, run}) => run ?? uses?.split('@')[0]) ?? [];
    expect(steps.slice(-2)).toEqual([
      'lycheeverse/lychee-action',
      'npx --no-install tsx scripts/compare-links.ts links.json',
    ]);
  });

  it('keep files whose names begin with a dot when they hand a build on', () => {
    const nightly = workflows.find(({file}) => file === 'nightly.yml')?.text ?? '';
    expect(nightly).toMatch(/path: build\n.*\n\s+include-hidden-files: true/);
    // Version 4 of the action leaves out `.well-known`.
    expect(workflows.find(({file}) => file === 'ci.yml')?.text).toMatch(
      /upload-pages-artifact@\w+ # v3\./,
    );
  });

  it('check all pages with axe every night, in shards', () => {
    const audit = jobs.find(({file, name}) => file === 'nightly.yml' && name === 'audit');
    expect(audit?.steps.at(-1)?.run).toBe('npm run audit -- --shard ${{ matrix.shard }}/4');
  });

  it('try the browser tests every night without a second try', () => {
    const browser = jobs.find(({file, name}) => file === 'nightly.yml' && name === 'browser');
    expect(browser?.steps.at(-1)?.run).toBe('npx --no-install playwright test --retries 0');
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
    expect(following.map(({name}) => name)).toEqual(['report', 'installs', 'propose']);
    expect(commands('installs')).toContain('verification/installs/run.ts --compare');
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
