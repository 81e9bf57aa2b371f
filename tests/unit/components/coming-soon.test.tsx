import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import ComingSoon from '@site/src/components/ComingSoon';
import {splitName} from '@site/src/components/ComingSoon/name';

const textOf = (markup: string): string => markup.replace(/<[^>]+>/g, '');

describe('a name with a note', () => {
  it('is split into its words and the badge', () => {
    expect(splitName('Post-training (coming soon)')).toEqual({
      words: 'Post-training',
      badge: 'coming soon',
    });
  });

  it('stays whole where its brackets say something else', () => {
    expect(splitName('Agents (experimental)')).toEqual({
      words: 'Agents (experimental)',
      badge: undefined,
    });
  });

  it('keeps its text in the page, brackets included', () => {
    const markup = renderToStaticMarkup(<ComingSoon name="Post-training (coming soon)" />);
    expect(textOf(markup)).toBe('Post-training (coming soon)');
    expect(markup).toContain('visually-hidden');
    expect(renderToStaticMarkup(<ComingSoon name="Agents" />)).toBe('Agents');
  });
});
