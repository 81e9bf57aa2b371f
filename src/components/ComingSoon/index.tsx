import type {ReactNode} from 'react';
import {splitName} from './name';
import styles from './styles.module.css';

export interface ComingSoonProps {
  /** Name of a page or of a tag, such as `Post-training (coming soon)`. */
  readonly name: string;
}

/**
 * Shows a name with "coming soon" as a badge. Its text stays the whole name, brackets included, for
 * everything that reads text: a screen reader, the search index, the Markdown copy.
 */
export default function ComingSoon({name}: ComingSoonProps): ReactNode {
  const {words, badge} = splitName(name);
  if (badge === undefined) return name;
  return (
    <>
      {words}{' '}
      <span className={styles.badge}>
        <span className="visually-hidden">(</span>
        {badge}
        <span className="visually-hidden">)</span>
      </span>
    </>
  );
}
