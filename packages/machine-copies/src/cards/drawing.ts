import type {Site} from '../site';
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

/** The colours of the stock theme in its light mode. */
const stockColors = {
  accent: '#2e8555',
  text: '#1c1e21',
  muted: '#525860',
  background: '#ffffff',
  soft: '#eaf4ee',
} as const;

/** How the cards of a site look. */
export interface CardOptions {
  /** SVG or PNG file of the site's logo, relative to the folder of the site. */
  readonly logo?: string;
  /** Colours in any notation of CSS; `soft` is behind the label of the version. */
  readonly colors?: Partial<Record<keyof typeof stockColors, string>>;
}

/** What is the same on all cards. */
export interface CardFrame extends Pick<Site, 'title' | 'url'>, Pick<CardOptions, 'colors'> {
  /** The logo as a data address. */
  readonly logo?: string | undefined;
}

/** Longer titles have smaller letters, so that three lines hold the longest. */
const titleSizes = [
  {upTo: 28, size: 92},
  {upTo: 56, size: 76},
  {upTo: Infinity, size: 60},
] as const;

/**
 * Arranges a card: the name of the site and the version above, the title below. Networks show the
 * description beside the image.
 */
export function drawingOf({title, section, version}: Card, frame: CardFrame): Drawing {
  const colors = {...stockColors, ...frame.colors};
  const titleSize = titleSizes.find(({upTo}) => title.length <= upTo)?.size ?? 60;
  const logo: Drawing[] = frame.logo
    ? [{type: 'img', props: {src: frame.logo, style: {width: 64, height: 64, marginRight: 20}}}]
    : [];
  const badge = box(
    {
      padding: '8px 24px',
      borderRadius: 28,
      backgroundColor: colors.soft,
      color: colors.accent,
      fontSize: 28,
    },
    version,
  );
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
      fontFamily: 'Funnel Sans',
    },
    [
      box({alignItems: 'center', justifyContent: 'space-between', fontSize: 34, fontWeight: 600}, [
        box({alignItems: 'center'}, [...logo, box({}, frame.title)]),
        ...(version ? [badge] : []),
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
      box({fontSize: 26, color: colors.muted}, new URL(frame.url).host),
    ],
  );
}

function box(style: Drawing['props']['style'], children: string | readonly Drawing[]): Drawing {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}
