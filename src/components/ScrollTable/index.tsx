import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

/**
 * A table that scrolls inside itself where it is wider than the page. Then it takes the focus, so
 * that the arrow keys scroll it; a table that fits is no stop of the keyboard. Until the width is
 * known, and without JavaScript, it counts as too wide.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [isTooWide, setIsTooWide] = useState(true);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setIsTooWide(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scrollable = isTooWide && {
    role: 'group',
    tabIndex: 0,
    'aria-label': 'Table, scrolls sideways',
  };
  return (
    <div className={styles.container} ref={container} {...scrollable}>
      <table {...props} />
    </div>
  );
}
