import {describe, expect, it} from 'vitest';
import {addressesOf} from './addresses';

const at = (path: string, frontMatter = {}): string =>
  addressesOf([{path, frontMatter}], '/docs/next')[0] ?? '';

describe('the address of a document', () => {
  it.each([
    ['concepts/architecture.md', '/docs/next/concepts/architecture'],
    ['concepts/index.md', '/docs/next/concepts'],
    ['concepts/concepts.md', '/docs/next/concepts'],
    ['api/create-response.api.mdx', '/docs/next/api/create-response'],
    ['api/files.tag.mdx', '/docs/next/api/files'],
    ['api/a-specification.info.mdx', '/docs/next/api/a-specification'],
  ])('of %s is %s', (path, address) => {
    expect(at(path)).toBe(address);
  });

  it('follows the slug of its front matter', () => {
    expect(at('index.md', {slug: '/'})).toBe('/docs/next');
    expect(at('a/b.md', {slug: '/c'})).toBe('/docs/next/c');
    expect(at('a/b.md', {slug: 'c'})).toBe('/docs/next/a/c');
  });

  it('comes with those of its tags', () => {
    expect(addressesOf([{path: 'a.md', frontMatter: {tags: ['b']}}], '/docs')).toEqual([
      '/docs/a',
      '/docs/tags',
      '/docs/tags/b',
    ]);
  });
});
