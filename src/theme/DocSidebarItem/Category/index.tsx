/**
 * DocSidebarItem/Category: wrapped. A category without a page is a link with the role of a button:
 * the space bar presses it too, where upstream scrolls the page.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import type {KeyboardEvent, ReactNode} from 'react';

export default function CategoryForSpace(props: Props): ReactNode {
  // The original hands what it does not know on to the link.
  return <Category {...props} {...{onKeyDown: pressBySpace}} />;
}

function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ' || event.currentTarget.getAttribute('role') !== 'button') return;
  event.preventDefault();
  event.currentTarget.click();
}
