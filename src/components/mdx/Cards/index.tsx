import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import ComingSoon from '@site/src/components/ComingSoon';
import styles from './styles.module.css';

export interface CardsProps {
  /** `Card` elements. */
  readonly children: ReactNode;
}

/** A group of links that deserve a sentence each. */
export function Cards({children}: CardsProps): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

export interface CardProps {
  readonly title: string;
  /** Path or address of the page. */
  readonly to: string;
  /** What the reader finds there, in a sentence. */
  readonly children?: ReactNode;
}

/** A card whose whole face leads to a page, while its name alone is the link that is read out. */
export function Card({title, to, children}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Link className={styles.link} to={to}>
        <ComingSoon name={title} />
      </Link>
      {children && <div className={styles.text}>{children}</div>}
    </li>
  );
}
