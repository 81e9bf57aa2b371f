import TOCMobile from '@theme-original/DocItem/TOC/Mobile';
import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The contents of the page for windows without room beside the text: a navigation landmark, of the
 * same name as that of wide windows, that stays at the top of the window and closes when the reader
 * has chosen.
 */
export default function ContentsStrip(): ReactNode {
  return (
    <nav
      className={styles.contents}
      aria-label="Contents of this page"
      data-needs-script=""
      onClick={closeAfterChoice}>
      <TOCMobile />
    </nav>
  );
}

/** The list of the theme has its state for itself: its button alone can change it. */
function closeAfterChoice({target, currentTarget}: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || !target.closest('a')) return;
  currentTarget.querySelector<HTMLElement>('button[aria-expanded="true"]')?.click();
}
