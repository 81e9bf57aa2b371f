/**
 * DocSidebarItem/Category: wrapped. A category without a page is a link with the role of a button, which
 * leads to the first page of the category where JavaScript is off. Upstream gives it another address
 * once the application is there, so React replaces the element, and the focus on it is lost. The space bar
 * presses it too, where upstream scrolls the page. "(coming soon)" in a name becomes a badge; upstream
 * takes a text as label, and no elements, so a style sheet writes it.
 * Upstream: @docusaurus/theme-classic.
 */
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import type {KeyboardEvent, ReactNode} from 'react';
import {splitName} from '@site/src/components/ComingSoon/name';

export default function CategoryWithBadge(props: Props): ReactNode {
  const {item} = props;
  const {words, badge} = splitName(item.label);
  // The original hands what it does not know on to the link.
  const forLink = {
    onKeyDown: pressBySpace,
    'data-badge': badge,
    ...(item.collapsible &&
      item.href === undefined && {href: findFirstSidebarItemLink(item), 'data-category': ''}),
  };
  return <Category {...props} item={badge ? {...item, label: words} : item} {...forLink} />;
}

function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ' || event.currentTarget.getAttribute('role') !== 'button') return;
  event.preventDefault();
  event.currentTarget.click();
}
