import {documentation, product} from '../site/product';
import type {Card} from './card';

/** Width and height in pixels: what networks ask for. */
export const cardSize = {width: 1200, height: 630} as const;

/** An element as satori draws it: a box of the flexible layout, or an image. */
export interface Drawing {
  readonly type: 'div' | 'img';
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly src?: string;
    readonly children?: string | readonly Drawing[];
  };
}

/** The colours of the light mode, as `src/css/tokens.css` has them. */
const colors = {
  accent: '#0b6b5d',
  text: '#18211f',
  muted: '#52605c',
  background: '#ffffff',
  soft: '#e3f3ef',
} as const;

/** Longer titles have smaller letters, so that three lines hold the longest. */
const titleSizes = [
  {upTo: 28, size: 92},
  {upTo: 56, size: 76},
  {upTo: Infinity, size: 60},
] as const;

/**
 * Arranges a card: whose documentation it is and the version above, the title below. Networks show
 * the description beside the image.
 * @param logo image of the product, as a data address
 */
export function drawingOf({title, section, version}: Card, logo: string): Drawing {
  const titleSize = titleSizes.find(({upTo}) => title.length <= upTo)?.size ?? 60;
  return box(
    {
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px 56px',
      backgroundColor: colors.background,
      borderBottom: `16px solid ${colors.accent}`,
      color: colors.text,
      fontFamily: 'Inter',
    },
    [
      box({alignItems: 'center', justifyContent: 'space-between', fontSize: 34, fontWeight: 600}, [
        box({alignItems: 'center'}, [
          {type: 'img', props: {src: logo, style: {width: 64, height: 64, marginRight: 20}}},
          box({}, product.name),
        ]),
        ...(version ? [badge(version)] : []),
      ]),
      box({flexDirection: 'column'}, [
        ...(section
          ? [box({fontSize: 34, fontWeight: 600, color: colors.accent, marginBottom: 18}, section)]
          : []),
        box(
          {
            fontSize: titleSize,
            fontWeight: 600,
            lineHeight: 1.12,
            letterSpacing: '-0.02em',
          },
          title,
        ),
      ]),
      box({fontSize: 26, color: colors.muted}, new URL(documentation.url).host),
    ],
  );
}

function badge(text: string): Drawing {
  return box(
    {
      padding: '8px 24px',
      borderRadius: 28,
      backgroundColor: colors.soft,
      color: colors.accent,
      fontSize: 28,
    },
    text,
  );
}

function box(style: Drawing['props']['style'], children: string | readonly Drawing[]): Drawing {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}
