import Img from '@theme/MDXComponents/Img';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ScreenshotProps {
  /** Path of both pictures below `static/img`, without `-light.webp` and `-dark.webp`. */
  readonly name: string;
  /** What the picture shows, for readers who do not see it. */
  readonly alt: string;
  /** Height of the pictures in pixels; they are 1,280 wide. */
  readonly height: string;
}

/** A picture of an interface in the color mode of the page. The other one is not loaded. */
export default function Screenshot({name, alt, height}: ScreenshotProps): ReactNode {
  return (['light', 'dark'] as const).map((mode) => (
    <Img
      key={mode}
      className={styles[mode]}
      src={`/img/${name}-${mode}.webp`}
      alt={alt}
      width="1280"
      height={height}
      {...(mode === 'dark' && {'data-markdown-ignore': ''})}
    />
  ));
}
