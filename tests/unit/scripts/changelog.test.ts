import {describe, expect, it} from 'vitest';
import {
  historyProblem,
  type HistoryCommit,
  releasesOf,
  writeChangelog,
} from '../../../scripts/support/changelog';

const commit = (message: string, release?: string): HistoryCommit => ({
  message,
  date: '2026-11-22',
  ...(release !== undefined && {release}),
});

const summary = (commits: readonly HistoryCommit[], version: string) =>
  releasesOf(commits, version).map((release) => [
    release.version,
    release.date,
    release.commits.map(({message}) => message),
  ]);

describe('the releases of a history', () => {
  it('end with the commit that completes them, newest first', () => {
    const commits = [commit('d'), commit('c', '1.1.0'), commit('b'), commit('a', '1.0.0')];
    expect(summary(commits, '1.2.0')).toEqual([
      ['1.2.0', undefined, ['d']],
      ['1.1.0', '2026-11-22', ['c', 'b']],
      ['1.0.0', '2026-11-22', ['a']],
    ]);
  });

  it('leave what follows the last one to the next, whose version is not known yet', () => {
    expect(summary([commit('b'), commit('a', '1.0.0')], '1.0.0')).toEqual([
      ['Next version', undefined, ['b']],
      ['1.0.0', '2026-11-22', ['a']],
    ]);
  });

  it('are one in preparation before any is complete', () => {
    expect(summary([commit('b'), commit('a')], '1.0.0')).toEqual([
      ['1.0.0', undefined, ['b', 'a']],
    ]);
  });

  it('need a commit', () => {
    expect(() => releasesOf([], '1.0.0')).toThrow('no commit');
  });
});

describe('the changelog', () => {
  it('lists what readers notice in sections, features first', async () => {
    const commits = [
      commit('fix(theme): keep a menu open'),
      commit('feat(theme): fold the categories\n\nA body that says why.'),
      commit('docs(security): explain `<scopes>`'),
      commit('feat(unheard-of): add a thing'),
      commit('refactor(theme): move a file'),
      commit('feat(audit): check faster'),
      commit('a subject without a type'),
      commit('feat(search): find everything', '1.0.0'),
    ];
    expect(await writeChangelog(releasesOf(commits, '1.1.0'))).toBe(`# Changelog

What changed for people who read, publish or write this documentation, by version of the project. \`npm run changelog\` writes this file from the messages of commits: do not edit it.

## 1.1.0 (in preparation)

### Reading the site

- Fold the categories
- Keep a menu open

### Guides and specifications

- Explain \`<scopes>\`

### Other changes

- Add a thing

## 1.0.0 (2026-11-22)

### Search

- Find everything
`);
  });

  it('has no corrections in a first release, which nobody had before', async () => {
    const text = await writeChangelog(
      releasesOf([commit('fix(search): find it'), commit('feat(search): search')], '1.0.0'),
    );
    expect(text).toContain('- Search\n');
    expect(text).not.toContain('Find it');
  });
});

describe('a history that is not enough for a changelog', () => {
  it('is named, with what to do', () => {
    expect(historyProblem('shallow')).toContain('`git fetch --unshallow`');
    expect(historyProblem('none')).toContain('Clone it with git');
    expect(historyProblem('full')).toBeUndefined();
  });
});
