import type {LoadedPlugin} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {versionOf, versionsOf} from './site';

interface GlobalVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
}

const docs = (versions: readonly GlobalVersion[], id = 'default'): LoadedPlugin =>
  ({
    name: 'docusaurus-plugin-content-docs',
    options: {id},
    globalData: {versions},
  }) as unknown as LoadedPlugin;

const next = {name: 'current', label: 'Next', isLast: false, path: '/base/docs/next'};
const latest = {name: '1.0', label: '1.0', isLast: true, path: '/base/docs'};

describe('the versions of a site', () => {
  it('are those of its documents, the latest release first', () => {
    expect(versionsOf([docs([next, latest])], '/base/')).toEqual([
      {name: '1.0', label: '1.0', title: 'Release 1.0', path: '/docs'},
      {name: 'current', label: 'Next', title: 'Next (unreleased)', path: '/docs/next'},
    ]);
  });

  it('have no label where there is one, and a prefix where there are other documents', () => {
    const root = {name: 'current', label: 'Next', isLast: true, path: '/'};
    expect(versionsOf([docs([root], 'api'), {name: 'x'} as LoadedPlugin], '/')).toEqual([
      {name: 'api-current', label: '', title: 'Documentation', path: ''},
    ]);
  });

  it('have the pages below their path, unless these are below a longer one', () => {
    const versions = versionsOf([docs([next, latest])], '/base/');
    const labels = ['/docs', '/docs/a', '/docs/next', '/docs/next/a', '/docsearch', '/'].map(
      (path) => versionOf(path, versions)?.label,
    );
    expect(labels).toEqual(['1.0', '1.0', 'Next', 'Next', undefined, undefined]);
  });
});
