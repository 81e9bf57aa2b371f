/**
 * TabItem: ejected. The panel carries the label of its tab: as its name for screen readers, and for
 * the style sheets that show all panels at once, without JavaScript and on paper.
 * Upstream: @docusaurus/theme-classic.
 */
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

/** The properties of a tab, and one that `Tabs` sets: releases of Docusaurus from 3.10 on lack it. */
export interface ItemProps extends Props {
  readonly hidden?: boolean;
}

export default function TabItem({children, hidden, className, value, label}: ItemProps): ReactNode {
  return (
    <div
      role="tabpanel"
      className={className}
      hidden={hidden}
      aria-label={label ?? value}
      data-label={label ?? value}>
      {children}
    </div>
  );
}
