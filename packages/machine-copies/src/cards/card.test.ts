import {describe, expect, it} from 'vitest';
import {cardsOf} from './card';
import {type Drawing, drawingOf} from './drawing';

const site = {
  tagline: 'All animals',
  versions: [
    {name: 'v1.0.0', label: 'v1.0.0', title: 'Release v1.0.0', path: '/docs'},
    {name: 'next', label: 'Next', title: 'Next (unreleased)', path: '/docs/next'},
  ],
  sections: {api: {title: 'Stable API reference'}},
};

const frame = {title: 'Zoo', url: 'https://zoo.example', logo: 'data:'};

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
    site,
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
    expect(cards.get('/')).toEqual({title: 'Home', section: site.tagline, version: ''});
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
    expect(texts(drawingOf(card, frame))).toEqual(
      expect.arrayContaining(['Zoo', 'Next', 'Guides', 'Concepts']),
    );
  });

  it('has no box for what a card does not say', () => {
    expect(texts(drawingOf({title: 'Home', section: '', version: ''}, frame))).not.toContain('');
  });

  it('has the colours of the site, and no image without a logo', () => {
    const card = {title: 'Home', section: '', version: ''};
    const drawing = JSON.stringify(
      drawingOf(card, {title: 'Zoo', url: 'https://zoo.example', colors: {accent: '#123456'}}),
    );
    expect(drawing).toContain('16px solid #123456');
    expect(drawing).not.toContain('"img"');
  });

  it('has smaller letters for longer titles', () => {
    const sizes = [10, 50, 90].map((length) =>
      largest(drawingOf({title: 'x'.repeat(length), section: '', version: ''}, frame)),
    );
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
  });
});
