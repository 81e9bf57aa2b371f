/**
 * DocRoot/Layout/Sidebar/ExpandButton: ejected. A real button: the upstream element opens the
 * sidebar on every key, the tabulator included, so that the keyboard cannot pass it. It and the
 * button that collapses hand the focus to each other, where upstream loses it.
 * Upstream: @docusaurus/theme-classic.
 */
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import IconArrow from '@theme/Icon/Arrow';
import {type ReactNode, useEffect, useRef} from 'react';
import {flushSync} from 'react-dom';
import styles from './styles.module.css';

export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Another page's sidebar creates the button again, also when the focus is elsewhere.
    if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      title="Expand sidebar"
      aria-label="Expand sidebar"
      onClick={({currentTarget: {parentElement}}) => {
        flushSync(toggleSidebar);
        parentElement?.querySelector<HTMLElement>('[class*=collapseSidebarButton]')?.focus();
      }}>
      <IconArrow />
    </button>
  );
}
