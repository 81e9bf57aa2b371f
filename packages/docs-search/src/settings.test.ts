import {describe, expect, it} from 'vitest';
import {contextOf, groupOf, pathInVersion} from './settings';

describe('the context of a page', () => {
  const site = {
    baseUrl: '/',
    versionPath: '/docs/next',
    contexts: [
      {path: 'guides', label: 'Guides', folders: []},
      {path: 'providers', label: 'Providers', folders: ['providers', 'distributions']},
      {path: 'api', label: 'API reference', folders: ['api', 'api-deprecated']},
    ],
  };

  it.each([
    ['/docs/next', 'guides'],
    ['/docs/next/getting_started/quickstart', 'guides'],
    ['/docs/next/api-overview', 'guides'],
    ['/docs/next/providers/inference', 'providers'],
    ['/docs/next/distributions/configuration', 'providers'],
    ['/docs/next/api-deprecated/list-models', 'api'],
    ['/', undefined],
    ['/docs/nextish', undefined],
  ])('of %s is %s', (path, context) => {
    expect(contextOf(path, site)?.path).toBe(context);
  });

  it('is that of a path of the site where the options name no folders', () => {
    const plain = {
      baseUrl: '/base/',
      versionPath: '/base/docs',
      contexts: [
        {path: 'docs', label: 'Documents'},
        {path: 'blog', label: 'Blog'},
      ],
    };
    expect(contextOf('/base/blog/welcome', plain)?.path).toBe('blog');
    expect(contextOf('/base/docs/intro', plain)?.path).toBe('docs');
    expect(contextOf('/base/', plain)).toBeUndefined();
  });
});

it('the path in a version and the group of a page follow from where it is', () => {
  expect(pathInVersion('/docs/next/a/b', '/docs/next')).toBe('a/b');
  expect(pathInVersion('/docs', '/docs')).toBe('');
  expect(pathInVersion('/blog', '/docs')).toBeUndefined();
  const groups = [{folder: 'api', prior: 0.8}];
  expect(groupOf('/docs/api/list', {versionPath: '/docs', groups})?.prior).toBe(0.8);
  expect(groupOf('/docs/api-overview', {versionPath: '/docs', groups})).toBeUndefined();
});
