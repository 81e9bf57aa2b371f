import type {ComponentProps, ReactNode} from 'react';
import useSideScroll from '../useSideScroll';
import styles from './styles.module.css';

/** A table that scrolls inside itself where it is wider than the page. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.container} {...useSideScroll<HTMLDivElement>('Table')}>
      <table {...props} />
    </div>
  );
}
