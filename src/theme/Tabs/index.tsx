/**
 * Tabs: wrapped. Adds the keys that readers of a tab list expect and upstream leaves out: space
 * chooses a tab, Home and End go to the first and the last one.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import type {KeyboardEvent, ReactNode} from 'react';
import styles from './styles.module.css';

export default function TabsWithKeys(props: Props): ReactNode {
  return (
    <div className={styles.tabs} onKeyDown={handleKey}>
      <Tabs {...props} />
    </div>
  );
}

function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.target;
  if (!(tab instanceof HTMLElement) || tab.role !== 'tab') return;
  const tabs = tab.parentElement?.children;
  if (event.key === ' ') tab.click();
  else if (event.key === 'Home') focus(tabs?.[0]);
  else if (event.key === 'End') focus(tabs?.[tabs.length - 1]);
  else return;
  event.preventDefault();
}

function focus(element: Element | undefined): void {
  if (element instanceof HTMLElement) element.focus();
}
