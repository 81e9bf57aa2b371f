import Link from '@docusaurus/core/lib/client/exports/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type {ComponentProps, ReactNode} from 'react';

/** Link of Docusaurus that ends with a mark where it opens a new tab: an arrow with words. */
export default function LinkWithMark({children, ...props}: ComponentProps<typeof Link>): ReactNode {
  if (!children || !opensTab(props)) return <Link {...props}>{children}</Link>;
  return (
    <Link {...props}>
      {children}
      <span className="new-tab" data-markdown-ignore="">
        {' (opens in a new tab)'}
      </span>
    </Link>
  );
}

function opensTab({to, href, target}: ComponentProps<typeof Link>): boolean {
  const address = to ?? href;
  return target ? target === '_blank' : address !== undefined && !isInternalUrl(address);
}
