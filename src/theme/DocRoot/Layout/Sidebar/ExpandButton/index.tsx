/**
 * DocRoot/Layout/Sidebar/ExpandButton: ejected. A real button: the upstream element opens the
 * sidebar on every key, the tabulator included, so that the keyboard cannot pass it.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import IconArrow from '@theme/Icon/Arrow';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      title="Expand sidebar"
      aria-label="Expand sidebar"
      onClick={toggleSidebar}>
      <IconArrow />
    </button>
  );
}
