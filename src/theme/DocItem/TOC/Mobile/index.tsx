/**
 * DocItem/TOC/Mobile: wrapped. A navigation landmark, of the same name as that of wide windows.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import TOCMobile from '@theme-original/DocItem/TOC/Mobile';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function TOCMobileLandmark(): ReactNode {
  return (
    <nav className={styles.contents} aria-label="Contents of this page" data-needs-script="">
      <TOCMobile />
    </nav>
  );
}
