import {describe, expect, it} from 'vitest';
import {cardsOf} from '@site/src/cards/card';
import {type Drawing, drawingOf} from '@site/src/cards/drawing';
import {product} from '@site/src/site/product';
import type {SiteVersion} from '@site/src/site/versions';

const versions: readonly SiteVersion[] = [
  {name: 'v1.0.0', label: 'v1.0.0', path: '/docs', docsFolder: 'versioned_docs/version-v1.0.0'},
  {name: 'next', label: 'Next', path: '/docs/next', docsFolder: 'docs'},
];

const page = (path: string, title: string) => ({path, title, description: ''});

describe('the card of a page', () => {
  const cards = cardsOf(
    [
      page('/', 'Home'),
      page('/docs', 'Introduction'),
      page('/docs/concepts', 'Concepts'),
      page('/docs/concepts/apis', 'APIs'),
      page('/docs/next/api/create-response', 'Create a response'),
    ],
    versions,
  );

  it('names the section and the version', () => {
    expect(cards.get('/docs/concepts/apis')).toEqual({
      title: 'APIs',
      section: 'Concepts',
      version: 'v1.0.0',
    });
    expect(cards.get('/docs/next/api/create-response')).toEqual({
      title: 'Create a response',
      section: 'Stable API reference',
      version: 'Next',
    });
    expect(cards.get('/docs')?.section).toBe('Documentation');
  });

  it('names a section once, and no version where there is none', () => {
    expect(cards.get('/docs/concepts')?.section).toBe('');
    expect(cards.get('/')).toEqual({title: 'Home', section: product.tagline, version: ''});
  });
});

describe('the drawing of a card', () => {
  const texts = ({props}: Drawing): string[] =>
    typeof props.children === 'string'
      ? [props.children]
      : (props.children ?? []).flatMap((child) => texts(child));
  const largest = ({props}: Drawing): number =>
    Math.max(
      Number(props.style.fontSize ?? 0),
      ...(typeof props.children === 'string' ? [] : (props.children ?? []).map(largest)),
    );

  it('holds all that a card says', () => {
    const card = {title: 'Concepts', section: 'Guides', version: 'Next'};
    expect(texts(drawingOf(card, 'data:'))).toEqual(
      expect.arrayContaining([product.name, 'Next', 'Guides', 'Concepts']),
    );
  });

  it('has no box for what a card does not say', () => {
    expect(texts(drawingOf({title: 'Home', section: '', version: ''}, 'data:'))).not.toContain('');
  });

  it('has smaller letters for longer titles', () => {
    const sizes = [10, 50, 90].map((length) =>
      largest(drawingOf({title: 'x'.repeat(length), section: '', version: ''}, 'data:')),
    );
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
  });
});
