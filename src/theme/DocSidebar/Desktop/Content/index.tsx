/**
 * DocSidebar/Desktop/Content: wrapped. Scrolls the sidebar, and nothing else, until the current
 * page is in view: the sidebars of the API are longer than a screen. Above them is a switch of levels.
 * Upstream: @docusaurus/theme-classic.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {type ReactNode, useEffect} from 'react';
import LevelSwitch from '@site/src/components/LevelSwitch';

export default function ContentThatShowsCurrentPage(props: Props): ReactNode {
  const {path} = props;
  useEffect(() => {
    const menu = document.querySelector(`.${ThemeClassNames.docs.docSidebarContainer} nav.menu`);
    const link = menu?.querySelector('[aria-current="page"]');
    if (menu && link) bringIntoView(link, menu);
  }, [path]);
  return (
    <>
      <LevelSwitch />
      <Content {...props} />
    </>
  );
}

function bringIntoView(element: Element, scroller: Element): void {
  const inner = element.getBoundingClientRect();
  const outer = scroller.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  scroller.scrollTop += inner.top - outer.top - outer.height / 3;
}
