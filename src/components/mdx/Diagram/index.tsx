import type {ReactNode} from 'react';
import clsx from 'clsx';
import {sideScroll} from '../../side-scroll';
import edges from '../../side-scroll.module.css';
import styles from './styles.module.css';

export interface DiagramProps {
  /** What the drawing shows, for readers who do not see it. */
  readonly alt: string;
  readonly caption?: string;
  /** The inline SVG. */
  readonly children: ReactNode;
}

/**
 * A drawing that follows the colour mode, with its text alternative. On a phone it is as wide as
 * the page; it scrolls inside itself where its words would become too small.
 */
export default function Diagram({alt, caption, children}: DiagramProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <side-scroll
        className={clsx(styles.drawing, edges.edges)}
        data-content="Diagram"
        {...sideScroll('Diagram')}>
        <div role="img" aria-label={alt}>
          {children}
        </div>
      </side-scroll>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
